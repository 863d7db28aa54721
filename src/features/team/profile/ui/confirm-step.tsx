import { adminCopy } from "#content/admin.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { OrLine, PasskeyButton } from "../../sign-in/ui/passkey-button.tsx";
import { PasswordStep } from "./password-step.tsx";

export const confirmHeading = "Confirm it's you";

const path = "/api/admin/profile/confirm";

/** What a team member signs in with besides the password. */
export type OwnFactors = { code: boolean; app: boolean; passkey: boolean };

type ConfirmStepProps = {
  factors: OwnFactors;
  /** Where a form sent without JavaScript goes on, and why it was refused. */
  to?: string;
  refused?: string | undefined;
  onDone(): void;
  onCancel(): void;
};

export function ConfirmStep({ factors, to, refused, onDone, onCancel }: ConfirmStepProps) {
  const { failed } = adminCopy;
  const { busy, problem, send } = useSending(failed);
  const byPasskey = (
    <>
      <PasskeyButton
        autoFocus
        failed={failed}
        onDone={onDone}
        path={`${path}/passkey`}
        size="small"
        text="Use a passkey"
        to={to}
        variant="primary"
      />
      <OrLine />
    </>
  );
  return (
    <PasswordStep
      action={path}
      busy={busy}
      codeHint={factors.app ? undefined : "One of your recovery codes."}
      instead={factors.passkey ? byPasskey : undefined}
      onCancel={onCancel}
      onSend={async ({ password, code }) => {
        const answer = await send("POST", path, factors.code ? { password, code } : { password });
        if (answer !== undefined) onDone();
      }}
      problem={problem ?? (refused === undefined ? undefined : { message: refused, fields: {} })}
      submit="Confirm"
      text="You signed in a while ago, and this can't be undone or shows a lot at once. Nothing you've done is lost."
      to={to}
      withCode={factors.code}
    />
  );
}
