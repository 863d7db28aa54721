import type { ReactNode } from "react";

/** A small control with its label above. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="grid max-w-md gap-1.5">
      <span className="text-small font-semibold">{label}</span>
      {children}
    </label>
  );
}

/** A term of a description list with its value below. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
