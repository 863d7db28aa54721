import type { ReactNode } from "react";
import { Section } from "#ui/section.tsx";

export const looks = {
  support: { heading: "max-w-[20em]", lead: "max-w-[38rem] text-lead" },
  clinic: { heading: "", lead: "max-w-text text-lead" },
  journey: { heading: "", lead: "max-w-[37rem] text-lead" },
  plans: { heading: "text-balance", lead: "max-w-text" },
} as const;

type HeadingCopy = { heading: string; lead?: string | undefined };
type HeadingLook = keyof typeof looks;

type SectionHeadingProps = HeadingCopy & { id: string; look?: HeadingLook };

/** A section's heading, which also labels it, and its first sentence. */
export function SectionHeading({ id, heading, lead, look = "support" }: SectionHeadingProps) {
  return (
    <>
      <h2 className={`font-display text-h2 ${looks[look].heading}`} id={id}>
        {heading}
      </h2>
      {lead === undefined ? null : <p className={`text-ink-soft ${looks[look].lead}`}>{lead}</p>}
    </>
  );
}

export type HeadedProps = {
  ground?: "paper" | "tint" | "warm" | "sage";
  tight?: boolean;
  look?: HeadingLook;
  /** The columns of wide screens, with the heading beside the content; without it, the heading is above. */
  beside?: string;
  /** Below the heading, where the content is beside it. */
  below?: ReactNode;
  children: ReactNode;
} & (
  | { copy: HeadingCopy & { id: string }; name?: undefined }
  /** The heading's name, for sections without an anchor or with another one. */
  | { copy: HeadingCopy & { id?: string }; name: string }
);

export function Headed({
  copy,
  name,
  look = "support",
  ground = "paper",
  tight = false,
  beside,
  below,
  children,
}: HeadedProps) {
  const { heading, lead } = copy;
  const id = `${name ?? copy.id}-heading`;
  const head = <SectionHeading heading={heading} id={id} lead={lead} look={look} />;
  return (
    <Section ground={ground} id={copy.id} labelledBy={id} tight={tight}>
      {beside === undefined ? (
        <>
          {head}
          {children}
        </>
      ) : (
        <div className={`grid gap-x-18 ${beside}`}>
          <div>
            {head}
            {below}
          </div>
          {children}
        </div>
      )}
    </Section>
  );
}
