import type { ReactNode } from "react";

/** A card with a heading, for one part of an admin screen. */
export function Panel({
  id,
  heading,
  aside,
  children,
}: {
  id: string;
  heading: string;
  /** Next to the heading, such as a status. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="rounded-lg border border-line bg-surface p-card shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="scroll-mt-6 rounded-sm text-h3 focus-ring" id={`${id}-heading`}>
          {heading}
        </h2>
        {aside}
      </div>
      <div className="mt-3 grid gap-5">{children}</div>
    </section>
  );
}
