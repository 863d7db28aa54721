import type { ReactNode } from "react";
import { Backdrop } from "./backdrop.tsx";

type Ground = "paper" | "tint" | "warm" | "sage";
type Width = "page" | "wide" | "narrow";

// Paper stays see-through: the page's own ground lies under it.
const grounds: Record<Exclude<Ground, "paper">, string> = {
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
      className={`${ground === "paper" ? "" : "relative"} ${tight ? "py-section-tight" : "py-section"}`}
      hidden={hidden}
      id={id}
    >
      {ground === "paper" ? null : <Backdrop className={grounds[ground]} />}
      <div className={`mx-auto px-gutter ${widths[width]}`}>{children}</div>
    </section>
  );
}
