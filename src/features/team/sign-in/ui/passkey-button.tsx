import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { usePasskeys } from "../client/use-passkeys.ts";

/** Without JavaScript there is no button. */
export function PasskeyButton({
  path,
  to,
  text,
  failed,
  variant = "outline",
  size = "normal",
  autoFocus = false,
  onDone,
}: {
  /** The endpoint that takes the signature; its challenge is at `/challenge` below it. */
  path: string;
  to?: string | undefined;
  text: string;
  failed: string;
  variant?: "primary" | "outline";
  size?: "normal" | "small";
  autoFocus?: boolean;
  /** Called with the address to go to. */
  onDone(next: string): void;
}) {
  const hydrated = useHydrated();
  const { busy, problem, use } = usePasskeys(failed);
  return (
    <div className={`grid gap-4 noscript:hidden ${hydrated ? "" : "invisible"}`}>
      <ProblemNote problem={problem} />
      <Button
        autoFocus={autoFocus}
        busy={busy}
        className="justify-self-stretch"
        onClick={async () => {
          const next = await use(path, to === undefined ? {} : { to });
          if (next !== undefined) onDone(next);
        }}
        size={size}
        variant={variant}
      >
        {busy ? "One moment..." : text}
      </Button>
    </div>
  );
}

export function OrLine() {
  return (
    <p className="flex items-center gap-4 text-small text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line noscript:hidden">
      or
    </p>
  );
}

/** On the pages to sign in: a passkey in place of address, password and code. */
export function PasskeyInstead({ to, failed }: { to: string; failed: string }) {
  return (
    <>
      <OrLine />
      <PasskeyButton
        failed={failed}
        onDone={(next) => location.assign(next)}
        path="/api/auth/passkey"
        text="Sign in with a passkey"
        to={to}
      />
    </>
  );
}
