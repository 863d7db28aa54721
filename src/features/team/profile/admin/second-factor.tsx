import { useId, useState } from "react";
import { fieldMarks } from "#content/forms.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { type Problem, useOperations } from "#web/admin/use-operations.ts";
import { PasswordStep } from "../ui/password-step.tsx";
import { RecoveryCodes } from "../ui/recovery-codes.tsx";
import type { action } from "./profile-screen.tsx";

const copy = {
  heading: "Two-step sign-in",
  on: "On",
  off: "Off",
  textOff: "Signing in takes your password and a six-digit code from an app on your phone.",
  textOn: "You enter a code from your app each time you sign in.",
  textPasskey:
    "A passkey is both steps in one. With your password, you need one of your recovery codes, or a code from an app on your phone if you set one up.",
  textPasskeysOnly:
    "Your team signs in with passkeys. With your password, you need one of your recovery codes.",
  textPasskeyMissing: "Your team signs in with passkeys. Add one below to continue.",
  required: "Your team requires two-step sign-in, so you can't turn it off.",
  turnOn: "Turn on",
  setUp: "Set up an app",
  turnOff: "Turn off",
  turnOffText: "You'll then sign in with your password alone.",
  turnOffPasskey: "You'll then sign in with a passkey, or with your password and a recovery code.",
  move: "Move to another phone",
  moveText: "Your current app and recovery codes stop working as soon as you continue.",
  renew: "Create new recovery codes",
  renewText: "Your current codes will stop working.",
  next: "Continue",
  cancel: "Cancel",
  busy: "One moment...",
  scan: {
    heading: "Scan this with your app",
    alt: "QR code to scan. The same secret is below as text.",
    secret: "Or type in this secret",
    code: "The six digits your app shows now",
    submit: "Turn on two-step sign-in",
  },
} as const;

/** The secret for the app, as text and as a QR code, rendered by our own server. */
type Started = { secret: string; picture: string };

type Step =
  | { at: "rest" | "starting" | "renewing" | "turning-off" | "moving" }
  | ({ at: "scanning" } & Started)
  | { at: "codes"; codes: readonly string[] };

type SecondFactorProps = {
  on: boolean;
  /** Whether an app gives codes. */
  app: boolean;
  /** Whether there are passkeys, which stay when the app is turned off. */
  passkeys: boolean;
  /** The team requires passkeys: no app can be set up. */
  passkeysOnly: boolean;
  /** Required by the team: without passkeys, it can be moved to another phone but not turned off. */
  required: boolean;
};

/** Turns two-step sign-in on and off, and shows recovery codes once. */
export function SecondFactor({ on, app, passkeys, passkeysOnly, required }: SecondFactorProps) {
  const [step, setStep] = useState<Step>({ at: "rest" });
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const stays = required && !passkeys;
  const textOnly = passkeys ? copy.textPasskeysOnly : copy.textPasskeyMissing;
  const text = passkeysOnly ? textOnly : app ? copy.textOn : on ? copy.textPasskey : copy.textOff;
  const go = (next: Step) => {
    clear();
    setStep(next);
  };
  const rest = () => go({ at: "rest" });
  const scan = (started: Started) => go({ at: "scanning", ...started });
  const showCodes = { done: ({ codes }: { codes: readonly string[] }) => go({ at: "codes", codes }) };
  const sending = { busy, problem, onCancel: rest };
  const state = (
    <Tag kind={on ? "good" : "quiet"} state>
      {on ? copy.on : copy.off}
    </Tag>
  );

  return (
    <Panel aside={state} heading={copy.heading} id="second-factor">
      {step.at === "rest" ? (
        <>
          <p className="max-w-text text-ink-soft">
            {text} {app && stays ? copy.required : null}
          </p>
          <ProblemNote problem={problem} />
          <p className="flex flex-wrap gap-3">
            {app ? (
              <>
                <Button onClick={() => go({ at: "renewing" })} size="small" variant="outline">
                  {copy.renew}
                </Button>
                <Button onClick={() => go({ at: "moving" })} size="small" variant="outline">
                  {copy.move}
                </Button>
                {stays ? null : (
                  <Button onClick={() => go({ at: "turning-off" })} size="small" variant="outline">
                    {copy.turnOff}
                  </Button>
                )}
              </>
            ) : (
              <>
                {passkeysOnly ? null : (
                  <Button
                    onClick={() => go({ at: "starting" })}
                    size="small"
                    variant={on ? "outline" : "primary"}
                  >
                    {on ? copy.setUp : copy.turnOn}
                  </Button>
                )}
                {on ? (
                  <Button
                    busy={busy}
                    onClick={() => void send("renewRecoveryCodes", {}, showCodes)}
                    size="small"
                    variant="outline"
                  >
                    {copy.renew}
                  </Button>
                ) : null}
              </>
            )}
          </p>
        </>
      ) : null}
      {step.at === "starting" ? (
        <PasswordStep
          {...sending}
          onSend={({ password }) => void send("startSecondFactor", { password }, { done: scan, stay: true })}
          submit={copy.next}
          text={copy.textOff}
        />
      ) : null}
      {step.at === "scanning" ? (
        <ScanStep
          {...sending}
          onSend={(code) => void send("confirmSecondFactor", { code }, showCodes)}
          picture={step.picture}
          secret={step.secret}
        />
      ) : null}
      {step.at === "renewing" ? (
        <PasswordStep
          {...sending}
          onSend={(given) => void send("renewRecoveryCodes", given, showCodes)}
          submit={copy.renew}
          text={copy.renewText}
          withCode
        />
      ) : null}
      {step.at === "moving" ? (
        <PasswordStep
          {...sending}
          onSend={(given) => void send("moveSecondFactor", given, { done: scan })}
          submit={copy.next}
          text={copy.moveText}
          withCode
        />
      ) : null}
      {step.at === "turning-off" ? (
        <PasswordStep
          {...sending}
          onSend={(given) => void send("turnOffSecondFactor", given, { done: rest })}
          submit={copy.turnOff}
          text={passkeys ? copy.turnOffPasskey : copy.turnOffText}
          withCode
        />
      ) : null}
      {step.at === "codes" ? <RecoveryCodes codes={step.codes} onDone={rest} /> : null}
    </Panel>
  );
}

type ScanStepProps = Started & {
  busy: boolean;
  problem: Problem | undefined;
  onSend(code: string): void;
  onCancel(): void;
};

/** The secret for the app, and the field for its first code. */
function ScanStep({ secret, picture, busy, problem, onSend, onCancel }: ScanStepProps) {
  const id = useId();
  return (
    <form
      className="grid gap-5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-8"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(String(new FormData(event.currentTarget).get("code")));
      }}
    >
      <div className="grid content-start gap-3">
        <h3 className="text-h4">{copy.scan.heading}</h3>
        <img
          alt={copy.scan.alt}
          className="size-52 rounded-md border border-line"
          height="208"
          src={picture}
          width="208"
        />
      </div>
      <div className="grid max-w-narrow content-start gap-5">
        <p>
          <span className="block text-small text-ink-soft">{copy.scan.secret}</span>
          <code className="font-mono text-body tracking-wider wrap-anywhere">{inFours(secret)}</code>
        </p>
        <ProblemNote fields={["code"]} problem={problem} />
        <TextField
          autoComplete="one-time-code"
          error={problem?.fields.code}
          id={`${id}-code`}
          inputMode="numeric"
          label={copy.scan.code}
          marks={fieldMarks}
          maxLength={64}
          name="code"
          required
          spellCheck={false}
        />
        <p className="flex flex-wrap gap-3">
          <Button busy={busy} size="small" type="submit" variant="primary">
            {busy ? copy.busy : copy.scan.submit}
          </Button>
          <Button onClick={onCancel} size="small" variant="outline">
            {copy.cancel}
          </Button>
        </p>
      </div>
    </form>
  );
}

/** Groups of four make the secret easier to read and type. */
function inFours(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(" ");
}
