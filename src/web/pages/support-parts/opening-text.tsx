import type { ReactNode } from "react";
import { Trail } from "#web/layout/trail.tsx";

type OpeningTextProps = {
  heading: string;
  introduction: string;
  /** The primary link, if the page has one. */
  children?: ReactNode;
};

/** The heading and first paragraph of a support page. The breadcrumbs are above the heading. */
export function OpeningText({ heading, introduction, children }: OpeningTextProps) {
  return (
    <div>
      <Trail />
      <h1 className="max-w-[37rem] font-display text-h1 text-balance">{heading}</h1>
      <p className="mt-[1.1rem] max-w-[34rem] text-lead">{introduction}</p>
      {children === undefined ? null : <p className="mt-stack flex flex-wrap gap-x-4 gap-y-3">{children}</p>}
    </div>
  );
}
