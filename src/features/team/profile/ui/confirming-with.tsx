import { passkeyCopy } from "../../sign-in/copy/passkeys.ts";
import { OrLine, PasskeyButton } from "../../sign-in/ui/passkey-button.tsx";
import { profileCopy as copy } from "../copy.ts";

/** What a team member signs in with besides the password. */
export type OwnFactors = { code: boolean; app: boolean; passkey: boolean };

/** The parts of `PasswordStep` that depend on what a team member can confirm with. */
export function confirmingWith(
  { code, app, passkey }: OwnFactors,
  { failed, to, onDone }: { failed: string; to?: string; onDone(): void },
) {
  return {
    withCode: code,
    codeHint: app ? undefined : copy.factor.recoveryCodeHint,
    ...(passkey
      ? {
          instead: (
            <>
              <PasskeyButton
                autoFocus
                failed={failed}
                onDone={onDone}
                path="/api/admin/profile/confirm/passkey"
                size="small"
                text={passkeyCopy.use}
                to={to}
                variant="primary"
              />
              <OrLine />
            </>
          ),
        }
      : {}),
  };
}
