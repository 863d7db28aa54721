import type { ReactNode } from "react";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";

type FoldedProps = {
  id: string;
  heading: string;
  level: 2 | 3;
  size: 3 | 4;
  children: ReactNode;
};

/**
 * A passage behind its heading. It opens without scripts, in print, and where an anchor leads to it
 * (layout/use-route-change.ts). Urgent signs and help lines are never in one.
 */
export function Folded({ id, heading, level, size, children }: FoldedProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className="scroll-mt-4" id={id}>
      <details className="group/fold">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 rounded-sm py-3 focus-ring">
          <Heading id={`${id}-heading`} level={level} size={size}>
            {heading}
          </Heading>
          <Icon className="size-5 text-link group-open/fold:rotate-180" name="chevron" />
        </summary>
        <div className="pt-1 pb-stack">{children}</div>
      </details>
    </section>
  );
}
