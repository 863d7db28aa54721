import type { ReactNode } from "react";
import { Trail } from "../layout/trail.tsx";

type OpeningProps = {
  page: { heading: string; introduction: string };
  /** The columns of wide screens, and the space around. */
  place: string;
  heading?: string;
  text?: string;
  links?: ReactNode;
  /** The picture beside or below the text. */
  children?: ReactNode;
};

/** The top of a page: its heading, first paragraph and links, with a picture beside or below them. */
export function Opening({ page, place, heading = "", text = "", links, children }: OpeningProps) {
  return (
    <section className={`mx-auto max-w-page px-gutter ${place}`}>
      <div>
        <Trail />
        <h1 className={`text-h1 ${heading}`}>{page.heading}</h1>
        <p className={`mt-[1.1rem] max-w-[34rem] text-lead ${text}`}>{page.introduction}</p>
        {links}
      </div>
      {children}
    </section>
  );
}
