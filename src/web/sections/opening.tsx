import type { Picture } from "#content/schema.ts";
import { Illustration } from "#ui/illustration.tsx";
import { Trail } from "../layout/trail.tsx";
import { Buttons, type ButtonsLook, type Way } from "./buttons.tsx";
import { FramedPicture } from "./framed-picture.tsx";
import { Landscape } from "./landscape.tsx";

const support = {
  heading: "max-w-[37rem] font-display text-balance",
  text: "",
  links: "mt-stack gap-x-4 gap-y-3",
};
const clinic = {
  place: "grid items-center gap-x-18 gap-y-10 py-section-tight lg:grid-cols-[1.2fr_1fr]",
  heading: "font-display text-balance",
  text: "text-ink-soft",
  links: "mt-stack items-center gap-x-6 gap-y-3",
};
const half = "grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]";
const narrow = "md:grid-cols-[1fr_minmax(0,18rem)] lg:grid-cols-[1fr_25rem]";

const looks = {
  plain: {
    ...clinic,
    place: "grid items-center gap-x-16 gap-y-10 pt-section-tight lg:grid-cols-[1.25fr_1fr]",
    heading: "",
  },
  landscape: { ...support, place: `${half} pt-section-tight` },
  tool: { ...support, place: `${half} py-section-tight` },
  arch: { ...support, place: `grid items-center gap-x-20 gap-y-10 pt-section-tight pb-section ${narrow}` },
  band: { ...support, place: "pt-section-tight pb-section" },
  frame: clinic,
  tall: clinic,
  free: clinic,
} as const;

type Look = keyof typeof looks;

type OpeningProps = {
  page: { heading: string; introduction: string; picture?: Picture | undefined };
  /** Where the picture is, and the shape of its frame; `free` has none, since it has no background of its own. */
  look: Look;
  links?: readonly Way[];
  linksLook?: ButtonsLook;
};

/** The top of a page: its heading, first paragraph and links, with a picture beside or below them. */
export function Opening({ page, look, links, linksLook }: OpeningProps) {
  const { heading, introduction, picture } = page;
  const { place, heading: headingClass, text, links: linksClass } = looks[look];
  return (
    <section className={`mx-auto max-w-page px-gutter ${place}`}>
      <div>
        <Trail />
        <h1 className={`text-h1 ${headingClass}`}>{heading}</h1>
        <p className={`mt-[1.1rem] max-w-[34rem] text-lead ${text}`}>{introduction}</p>
        {links === undefined ? null : <Buttons className={linksClass} links={links} look={linksLook} />}
      </div>
      {picture === undefined ? null : <OpeningPicture look={look} picture={picture} />}
    </section>
  );
}

function OpeningPicture({ look, picture }: { look: Look; picture: Picture }) {
  switch (look) {
    case "plain":
      return <FramedPicture picture={picture} priority shape={isWide(picture) ? "wide" : "frame"} />;
    case "free":
      return <Illustration {...picture} className="mx-auto h-auto w-full max-w-96 lg:max-w-none" priority />;
    case "band":
      return (
        <div className="mt-[calc(var(--spacing-stack)*1.75)]">
          <FramedPicture picture={picture} priority shape="band" />
        </div>
      );
    case "tool":
      return <FramedPicture picture={picture} priority shape="landscape" />;
    default:
      return (
        <FramedPicture
          className={look === "tall" ? "max-w-84 lg:max-w-96" : ""}
          picture={picture}
          priority
          shape={look}
        />
      );
  }
}

/** Illustrations this wide have empty sky on the left; others would be cropped. */
function isWide({ width, height }: Picture): boolean {
  return width >= 2 * height;
}

/** The top of a plain page: above a landscape, next to a framed picture, or text alone. */
export function PlainOpening({ page }: Pick<OpeningProps, "page">) {
  const { picture } = page;
  return picture !== undefined && isWide(picture) ? (
    <Landscape page={page} picture={{ ...picture, alt: "", width: 1600, height: 560 }} scene="plain" />
  ) : (
    <Opening look="plain" page={page} />
  );
}
