import { passkeyCopy as copy } from "../copy.ts";
import { OrLine, PasskeyButton } from "./passkey-button.tsx";

/** On the pages to sign in: a passkey in place of address, password and code. */
export function PasskeyInstead({ to, failed }: { to: string; failed: string }) {
  return (
    <>
      <OrLine />
      <PasskeyButton
        failed={failed}
        onDone={(next) => location.assign(next)}
        path="/api/auth/passkey"
        text={copy.signIn}
        to={to}
      />
    </>
  );
}
