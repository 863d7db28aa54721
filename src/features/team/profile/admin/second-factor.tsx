import { useId, useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { type Problem, useOperations } from "#web/admin/use-operations.ts";
import { PasswordStep } from "../ui/password-step.tsx";
import { RecoveryCodes } from "../ui/recovery-codes.tsx";
import type { action } from "./profile-action.server.ts";

const textOff = "Signing in takes your password and a six-digit code from an app on your phone.";

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

export function SecondFactor({ on, app, passkeys, passkeysOnly, required }: SecondFactorProps) {
  const [step, setStep] = useState<Step>({ at: "rest" });
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const stays = required && !passkeys;
  const textOnly = passkeys
    ? "Your team signs in with passkeys. With your password, you need one of your recovery codes."
    : "Your team signs in with passkeys. Add one below to continue.";
  const text = passkeysOnly
    ? textOnly
    : app
      ? "You enter a code from your app each time you sign in."
      : on
        ? "A passkey is both steps in one. With your password, you need one of your recovery codes, or a code from an app on your phone if you set one up."
        : textOff;
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
      {on ? "On" : "Off"}
    </Tag>
  );

  return (
    <Panel aside={state} heading="Two-step sign-in" id="second-factor">
      {step.at === "rest" ? (
        <>
          <p className="max-w-text text-ink-soft">
            {text} {app && stays ? "Your team requires two-step sign-in, so you can't turn it off." : null}
          </p>
          <ProblemNote problem={problem} />
          <p className="flex flex-wrap gap-3">
            {app ? (
              <>
                <Button onClick={() => go({ at: "renewing" })} size="small" variant="outline">
                  Create new recovery codes
                </Button>
                <Button onClick={() => go({ at: "moving" })} size="small" variant="outline">
                  Move to another phone
                </Button>
                {stays ? null : (
                  <Button onClick={() => go({ at: "turning-off" })} size="small" variant="outline">
                    Turn off
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
                    {on ? "Set up an app" : "Turn on"}
                  </Button>
                )}
                {on ? (
                  <Button
                    busy={busy}
                    onClick={() => void send("renewRecoveryCodes", {}, showCodes)}
                    size="small"
                    variant="outline"
                  >
                    Create new recovery codes
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
          submit="Continue"
          text={textOff}
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
          submit="Create new recovery codes"
          text="Your current codes will stop working."
          withCode
        />
      ) : null}
      {step.at === "moving" ? (
        <PasswordStep
          {...sending}
          onSend={(given) => void send("moveSecondFactor", given, { done: scan })}
          submit="Continue"
          text="Your current app and recovery codes stop working as soon as you continue."
          withCode
        />
      ) : null}
      {step.at === "turning-off" ? (
        <PasswordStep
          {...sending}
          onSend={(given) => void send("turnOffSecondFactor", given, { done: rest })}
          submit="Turn off"
          text={
            passkeys
              ? "You'll then sign in with a passkey, or with your password and a recovery code."
              : "You'll then sign in with your password alone."
          }
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
        <h3 className="text-h4">Scan this with your app</h3>
        <p className="text-small text-ink-soft">
          Any authenticator app works, such as Google Authenticator, Microsoft Authenticator, 1Password or
          Apple’s Passwords.
        </p>
        <img
          alt="QR code to scan. The same secret is below as text."
          className="size-52 rounded-md border border-line"
          height="208"
          src={picture}
          width="208"
        />
      </div>
      <div className="grid max-w-narrow content-start gap-5">
        <p>
          <span className="block text-small text-ink-soft">Or type in this secret</span>
          <code className="font-mono text-body tracking-wider wrap-anywhere">{inFours(secret)}</code>
        </p>
        <ProblemNote fields={["code"]} problem={problem} />
        <TextField
          autoComplete="one-time-code"
          error={problem?.fields.code}
          id={`${id}-code`}
          inputMode="numeric"
          label="The six digits your app shows now"
          marks={requiredMarks}
          maxLength={64}
          name="code"
          required
          spellCheck={false}
        />
        <p className="flex flex-wrap gap-3">
          <Button busy={busy} size="small" type="submit" variant="primary">
            {busy ? "One moment..." : "Turn on two-step sign-in"}
          </Button>
          <Button onClick={onCancel} size="small" variant="outline">
            Cancel
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
