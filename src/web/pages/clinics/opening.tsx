import type { ReactNode } from "react";
import type { Page, Picture } from "#content/schema.ts";
import { Illustration } from "#ui/illustration.tsx";
import { Trail } from "#web/layout/trail.tsx";

type OpeningProps = {
  page: Pick<Page, "heading" | "introduction"> & { picture: Picture };
  /** The shape of the picture: a frame, an arch, or none if it has no background of its own. */
  cut?: "frame" | "arch" | "free";
  /** The links. */
  children?: ReactNode;
};

const cuts = {
  frame: "aspect-3/2 w-full rounded-2xl border-8 border-frame object-cover shadow-card",
  free: "mx-auto h-auto w-full max-w-96 lg:max-w-none",
};

/** The top of a clinics' page: text on one side, a picture on the other. */
export function Opening({ page, cut = "frame", children }: OpeningProps) {
  const { heading, introduction, picture } = page;
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-18 gap-y-10 px-gutter py-section-tight lg:grid-cols-[1.2fr_1fr]">
      <div>
        <Trail />
        <h1 className="font-display text-h1 text-balance">{heading}</h1>
        <p className="mt-[1.1rem] max-w-[34rem] text-lead text-ink-soft">{introduction}</p>
        {children === undefined ? null : (
          <p className="mt-stack flex flex-wrap items-center gap-x-6 gap-y-3">{children}</p>
        )}
      </div>
      {cut === "arch" ? (
        <Arch className="max-w-84 lg:max-w-96" picture={picture} priority />
      ) : (
        <Illustration {...picture} className={cuts[cut]} priority />
      )}
    </section>
  );
}

type ArchProps = { picture: Picture; priority?: boolean; className?: string };

/** A picture in an arched frame. The top radius is relative to its width, so the bottom corners need their own. */
export function Arch({ picture, priority = false, className = "" }: ArchProps) {
  return (
    <Illustration
      {...picture}
      className={`mx-auto aspect-[31/40] w-full rounded-[50%_50%_1.25rem_1.25rem/38.75%_38.75%_1.25rem_1.25rem] border-8 border-frame object-cover shadow-card ${className}`}
      priority={priority}
    />
  );
}
