import type { ReactNode } from "react";
import { Heading } from "./heading.tsx";
import { Icon } from "./icon.tsx";

type DisclosureProps = {
  /** Items with the same name close each other. */
  group: string;
  title: string;
  /** Open initially. */
  open?: boolean;
  children: ReactNode;
};

/**
 * One item of an accordion, as a native `details` element: it works without JavaScript, and the browser's page search
 * finds its content.
 */
export function Disclosure({ group, title, open = false, children }: DisclosureProps) {
  return (
    <details className="group/disclosure border-b border-line" name={group} open={open}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-6 rounded-sm py-3.5 focus-ring sm:py-5 hover:text-link">
        <Heading level={3} size={4}>
          {title}
        </Heading>
        <Icon className="size-5 text-link group-open/disclosure:hidden" name="plus" />
        <Icon className="hidden size-5 text-link group-open/disclosure:block" name="minus" />
      </summary>
      <div className="max-w-text pr-11 pb-4 sm:pb-6 text-ink-soft">{children}</div>
    </details>
  );
}
