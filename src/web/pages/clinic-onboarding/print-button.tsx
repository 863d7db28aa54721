import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";

/** Opens the print dialogue. Its place is kept until script is here; where none runs it is left out. */
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
