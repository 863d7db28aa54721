import type { ReactNode } from "react";
import { Backdrop } from "./backdrop.tsx";

type Ground = "paper" | "tint" | "warm" | "sage";
type Width = "page" | "wide" | "narrow";

// Transparent: the page's own background is the same.
const grounds: Record<Exclude<Ground, "paper">, string> = {
  tint: "bg-tint",
  warm: "bg-tint-warm",
  sage: "bg-tint-sage",
};

const widths: Record<Width, string> = { page: "max-w-page", wide: "max-w-wide", narrow: "max-w-narrow" };

type SectionProps = {
  ground?: Ground;
  width?: Width;
  /** Less vertical padding: for plain pages and lists. */
  tight?: boolean;
  id?: string | undefined;
  labelledBy?: string;
  hidden?: boolean;
  children: ReactNode;
};

/** One section of a page: its background, width and vertical padding. */
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
