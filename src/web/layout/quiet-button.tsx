import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { Tooltip } from "#ui/tooltip/tooltip.tsx";
import { useFrame } from "./use-frame.ts";

// Few visitors open it. If it can't be loaded, the switch for gentle mode next to it still works.
const QuietPanel = lazy(() => import("./quiet-panel.tsx").catch(() => ({ default: () => null })));

type QuietButtonProps = { className: string; label?: string; children: ReactNode };

/** Opens the quiet settings. Without JavaScript there is nothing to set, and the button is hidden. */
export function QuietButton({ className, label, children }: QuietButtonProps) {
  const { tooltips } = useFrame();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Tooltip text={tooltips.quietSettings}>
        {(descriptionId) => (
          <button
            aria-describedby={descriptionId}
            aria-haspopup="dialog"
            aria-label={label}
            className={`quiet-button ${className}`}
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
            ref={opener}
            type="button"
          >
            {children}
          </button>
        )}
      </Tooltip>
      {wanted ? (
        <Suspense>
          <QuietPanel onClose={() => setOpen(false)} open={open} opener={opener} />
        </Suspense>
      ) : null}
    </>
  );
}
