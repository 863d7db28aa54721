import type { ReactNode } from "react";

type PartHeadProps = {
  id: string;
  heading: string;
  /** The small text above it. */
  label?: string;
  text?: ReactNode;
  centered?: boolean;
};

/** The heading animates in. */
export function PartHead({ id, heading, label, text, centered = false }: PartHeadProps) {
  return (
    <div className={centered ? "text-center" : ""} data-reveal="">
      {label === undefined ? null : (
        <p className="mb-1 text-small leading-snug font-semibold text-link">{label}</p>
      )}
      <h2 className={`font-display text-h2 text-balance ${centered ? "" : "max-w-[16em]"}`} id={id}>
        {heading}
      </h2>
      {text === undefined ? null : (
        <p className={`max-w-152 text-lead text-ink-soft ${centered ? "mx-auto" : ""}`}>{text}</p>
      )}
    </div>
  );
}
