import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";

/** Its space is reserved until hydration; without JavaScript it's left out. */
export function PrintButton({ children }: { children: string }) {
  const hydrated = useHydrated();
  return (
    <Button
      className={`noscript:hidden ${hydrated ? "" : "invisible"}`}
      onClick={() => window.print()}
      variant="primary"
    >
      {children}
    </Button>
  );
}
