import type { ReactNode } from "react";
import { Tooltip } from "#ui/tooltip/tooltip.tsx";
import { leave } from "./leave.ts";
import { useFrame } from "./use-frame.ts";

type LeaveLinkProps = { label?: string; className: string; children: ReactNode };

/** Leave quickly: an ordinary link before script runs; after that it also takes this page out of the history. */
export function LeaveLink({ label, className, children }: LeaveLinkProps) {
  const { leaveTarget, tooltips } = useFrame();
  return (
    <Tooltip text={tooltips.leaveQuickly}>
      {(descriptionId) => (
        <a
          aria-describedby={descriptionId}
          aria-label={label}
          className={className}
          href={leaveTarget}
          onClick={(event) => {
            event.preventDefault();
            leave(leaveTarget);
          }}
          rel="noreferrer"
        >
          {children}
        </a>
      )}
    </Tooltip>
  );
}
