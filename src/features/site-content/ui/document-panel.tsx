import type { ReactNode } from "react";

type DocumentPanelProps = {
  id: string;
  heading: string;
  /** Beside the heading: what there is to say of it in a few words, or its button. */
  aside?: ReactNode;
  /** Below it. Without any, the panel is a single line. */
  children?: ReactNode;
};

/** A part of the screen below a document's form. It looks like the form's folded parts. */
export function DocumentPanel({ id, heading, aside, children }: DocumentPanelProps) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="min-w-0 rounded-lg border border-line bg-surface px-3 sm:px-5"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-1.5">
        <h2 className="scroll-mt-6 rounded-sm text-h4 focus-ring" id={`${id}-heading`}>
          {heading}
        </h2>
        {aside === undefined ? null : <div className="text-ink-faint text-small">{aside}</div>}
      </div>
      {children === undefined ? null : <div className="grid gap-5 pb-5">{children}</div>}
    </section>
  );
}
