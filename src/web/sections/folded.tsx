import type { ReactNode } from "react";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";

type FoldProps = {
  heading: ReactNode;
  /** Only on phones; on wide screens the heading stands over what it's about (ui/base.css). */
  onPhones?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * What a heading is about, folded below it. It opens without scripts, in print, and where an anchor leads to it
 * (layout/use-route-change.ts). Urgent signs and help lines are never in one.
 */
export function Fold({ heading, onPhones = false, className = "", children }: FoldProps) {
  return (
    <details className={`group/fold ${onPhones ? "folds-on-phones" : ""} ${className}`}>
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-sm py-3 focus-ring">
        {heading}
        <Icon className="size-5 text-link group-open/fold:rotate-180 print:hidden" name="chevron" />
      </summary>
      {children}
    </details>
  );
}

type FoldedProps = {
  id: string;
  heading: string;
  level: 2 | 3;
  size?: 2 | 3 | 4;
  onPhones?: boolean;
  className?: string;
  children: ReactNode;
};

export function Folded({
  id,
  heading,
  level,
  size = level,
  onPhones = false,
  className = "",
  children,
}: FoldedProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className={`scroll-mt-4 ${className}`} id={id}>
      <Fold
        heading={
          <Heading
            className={onPhones && size === 2 ? "max-sm:text-h3" : ""}
            id={`${id}-heading`}
            level={level}
            size={size}
          >
            {heading}
          </Heading>
        }
        onPhones={onPhones}
      >
        <div className={onPhones ? "pb-stack sm:pb-0" : "pt-1 pb-stack"}>{children}</div>
      </Fold>
    </section>
  );
}
