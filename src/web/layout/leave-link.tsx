import type { ReactNode } from "react";
import { Tooltip } from "#ui/tooltip/tooltip.tsx";
import { useFrame } from "./use-frame.ts";

type LeaveLinkProps = { label?: string; className: string; children: ReactNode };

/** Leave quickly: an ordinary link without JavaScript; the script in the head makes it replace the page. */
export function LeaveLink({ label, className, children }: LeaveLinkProps) {
  const { leaveTarget, tooltips } = useFrame();
  return (
    <Tooltip text={tooltips.leaveQuickly}>
      {(descriptionId) => (
        <a
          aria-describedby={descriptionId}
          aria-label={label}
          className={className}
          data-leave=""
          href={leaveTarget}
          rel="noreferrer"
        >
          {children}
        </a>
      )}
    </Tooltip>
  );
}
