import { useState } from "react";
import * as z from "zod/mini";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { Tag } from "#ui/tag.tsx";
import { PasswordStep } from "./password-step.tsx";
import type { PartProps } from "./profile-copy.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { ScanStep } from "./scan-step.tsx";

const codes = z.object({ codes: z.array(z.string()) });
const started = z.object({ secret: z.string(), picture: z.string() });

/** The recovery codes in the server's answer. */
function codesIn(response: unknown): readonly string[] {
  return codes.parse(response).codes;
}

/** The secret and its QR code in the server's answer. */
function startedIn(response: unknown): { secret: string; picture: string } {
  return started.parse(response);
}

type Step =
  | { at: "rest" }
  | { at: "starting" }
  | { at: "scanning"; secret: string; picture: string }
  | { at: "renewing" }
  | { at: "turning-off" }
  | { at: "moving" }
  | { at: "codes"; codes: readonly string[] };

const address = "/api/admin/profile/second-factor";

/** Turns two-step sign-in on and off, and shows recovery codes once. */
export function SecondFactor({
  on,
  app,
  passkeys,
  passkeysOnly,
  required,
  onChange,
  ...part
}: PartProps & {
  on: boolean;
  /** Whether an app gives codes. */
  app: boolean;
  /** Whether there are passkeys, which stay when the app is turned off. */
  passkeys: boolean;
  /** The team requires passkeys: no app can be set up. */
  passkeysOnly: boolean;
  /** Required by the team: without passkeys, it can be moved to another phone but not turned off. */
  required: boolean;
  onChange(): void;
}) {
  const { copy } = part;
  const { factor } = copy;
  const [step, setStep] = useState<Step>({ at: "rest" });
  const { busy, problem, send } = useSending(part.failed);
  const stays = required && !passkeys;
  const textOnly = passkeys ? factor.textPasskeysOnly : factor.textPasskeyMissing;
  const text = passkeysOnly ? textOnly : app ? factor.textOn : on ? factor.textPasskey : factor.textOff;
  const rest = () => setStep({ at: "rest" });
  const showCodes = (response: unknown) => {
    setStep({ at: "codes", codes: codesIn(response) });
    onChange();
  };
  const state = (
    <Tag kind={on ? "good" : "quiet"} state>
      {on ? factor.on : factor.off}
    </Tag>
  );

  return (
    <Panel aside={state} heading={factor.heading} id="second-factor">
      {step.at === "rest" ? (
        <>
          <p className="max-w-text text-ink-soft">
            {text} {app && stays ? factor.required : null}
          </p>
          <ProblemNote problem={problem} />
          <p className="flex flex-wrap gap-3">
            {app ? (
              <>
                <Button onClick={() => setStep({ at: "renewing" })} size="small" variant="outline">
                  {factor.renew}
                </Button>
                <Button onClick={() => setStep({ at: "moving" })} size="small" variant="outline">
                  {factor.move}
                </Button>
                {stays ? null : (
                  <Button onClick={() => setStep({ at: "turning-off" })} size="small" variant="outline">
                    {factor.turnOff}
                  </Button>
                )}
              </>
            ) : (
              <>
                {passkeysOnly ? null : (
                  <Button
                    onClick={() => setStep({ at: "starting" })}
                    size="small"
                    variant={on ? "outline" : "primary"}
                  >
                    {on ? factor.setUp : factor.turnOn}
                  </Button>
                )}
                {on ? (
                  <Button
                    busy={busy}
                    onClick={async () => {
                      const response = await send("POST", "/api/admin/profile/recovery-codes", {});
                      if (response !== undefined) showCodes(response);
                    }}
                    size="small"
                    variant="outline"
                  >
                    {factor.renew}
                  </Button>
                ) : null}
              </>
            )}
          </p>
        </>
      ) : null}
      {step.at === "starting" ? (
        <PasswordStep
          {...part}
          onCancel={rest}
          onDone={(response) => setStep({ at: "scanning", ...startedIn(response) })}
          submit={factor.next}
          text={factor.textOff}
          url={address}
        />
      ) : null}
      {step.at === "scanning" ? (
        <ScanStep {...part} onCancel={rest} onDone={showCodes} picture={step.picture} secret={step.secret} />
      ) : null}
      {step.at === "renewing" ? (
        <PasswordStep
          {...part}
          onCancel={rest}
          onDone={showCodes}
          submit={factor.renew}
          text={factor.renewText}
          url="/api/admin/profile/recovery-codes"
          withCode
        />
      ) : null}
      {step.at === "moving" ? (
        <PasswordStep
          {...part}
          onCancel={rest}
          onDone={(response) => {
            setStep({ at: "scanning", ...startedIn(response) });
            onChange();
          }}
          submit={factor.next}
          text={factor.moveText}
          url={`${address}/move`}
          withCode
        />
      ) : null}
      {step.at === "turning-off" ? (
        <PasswordStep
          {...part}
          onCancel={rest}
          onDone={() => {
            rest();
            onChange();
          }}
          submit={factor.turnOff}
          text={passkeys ? factor.turnOffPasskey : factor.turnOffText}
          url={`${address}/off`}
          withCode
        />
      ) : null}
      {step.at === "codes" ? <RecoveryCodes codes={step.codes} onDone={rest} copy={copy} /> : null}
    </Panel>
  );
}
