import type { ReactNode } from "react";
import type { Picture } from "#content/schema.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Illustration } from "#ui/illustration.tsx";
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
        <p className={`max-w-[34rem] text-lead ${text}`}>{page.introduction}</p>
        {links}
      </div>
      {children}
    </section>
  );
}

type ClinicOpeningProps = {
  page: { heading: string; introduction: string };
  links?: readonly Way[];
  /** The picture. */
  children: ReactNode;
};

export function ClinicOpening({ page, links, children }: ClinicOpeningProps) {
  return (
    <Opening
      heading="font-display text-balance"
      links={links && <Buttons className="mt-stack items-center gap-x-6 gap-y-3" links={links} />}
      page={page}
      place="grid items-center gap-x-18 gap-y-10 py-section-tight lg:grid-cols-[1.2fr_1fr]"
      text="text-ink-soft"
    >
      {children}
    </Opening>
  );
}

type Way = { text: string; href: string };

type ButtonsProps = {
  links: readonly Way[];
  /** How the first one looks, and the others. */
  first?: "primary" | "outline" | "text";
  others?: "outline" | "text";
  /** The space around them. */
  className?: string;
  /** Layout classes of each. */
  each?: string;
};

export function Buttons({
  links,
  first = "primary",
  others = "outline",
  className = "mt-stack gap-x-4 gap-y-3",
  each = "",
}: ButtonsProps) {
  return (
    <p className={`flex flex-wrap ${className}`}>
      {links.map(({ text, href }, at) => (
        <ButtonLink className={each} href={href} key={text} variant={at === 0 ? first : others}>
          {text}
        </ButtonLink>
      ))}
    </p>
  );
}

const shapes = {
  landscape: "aspect-4/3 rounded-2xl border-8",
  frame: "aspect-3/2 rounded-2xl border-8",
  arch: "aspect-3/4 max-w-[25rem] rounded-arch border-8",
  // The top radius is relative to its width, so the bottom corners need their own.
  tall: "mx-auto aspect-[31/40] rounded-[50%_50%_1.25rem_1.25rem/38.75%_38.75%_1.25rem_1.25rem] border-8",
} as const;

export type PictureShape = keyof typeof shapes;

type FramedPictureProps = { picture: Picture; shape: PictureShape; priority?: boolean; className?: string };

/** A picture in a paper frame; use an arch at most once per page. */
export function FramedPicture({ picture, shape, priority = false, className = "" }: FramedPictureProps) {
  return (
    <Illustration
      {...picture}
      className={`w-full border-frame object-cover shadow-card ${shapes[shape]} ${className}`}
      priority={priority}
    />
  );
}
