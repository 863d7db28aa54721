import type { ReactNode } from "react";

type Ground = "paper" | "tint" | "warm" | "sage";
type Width = "page" | "wide" | "narrow";

// Paper stays see-through: the page's own ground lies under it.
const grounds: Record<Ground, string> = {
  paper: "",
  tint: "bg-tint",
  warm: "bg-tint-warm",
  sage: "bg-tint-sage",
};

const widths: Record<Width, string> = { page: "max-w-page", wide: "max-w-wide", narrow: "max-w-narrow" };

type SectionProps = {
  ground?: Ground;
  width?: Width;
  /** Less air above and below: for plain pages and lists. */
  tight?: boolean;
  id?: string;
  labelledBy?: string;
  hidden?: boolean;
  children: ReactNode;
};

/** One band of a page: its ground, its width and the air around it. */
export function Section({
  ground = "paper",
  width = "page",
  tight = false,
  id,
  labelledBy,
  hidden = false,
  children,
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`${tight ? "py-section-tight" : "py-section"} ${grounds[ground]}`}
      hidden={hidden}
      id={id}
    >
      <div className={`mx-auto px-gutter ${widths[width]}`}>{children}</div>
    </section>
  );
}
