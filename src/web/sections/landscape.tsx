import type { ReactNode } from "react";
import type { Picture } from "#content/schema.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Trail } from "../layout/trail.tsx";

/**
 * The height of a drawing that is 1600 wide, and how far text may reach down into its sky: to the land or the sun,
 * whichever is higher, and on wide screens to the land at the left, where the text is. Measured in the drawings, in
 * parts of their width; on phones a drawing is 140 % wide, cut at the left, so that what it shows is large enough.
 */
const scenes: Readonly<Record<string, { height: number; sky: string }>> = {
  "clinics-hero": { height: 640, sky: "-mt-[12vw] sm:-mt-[9vw] lg:-mt-[19vw]" },
  "founders-banner": { height: 640, sky: "-mt-[10vw] sm:-mt-[7vw] lg:-mt-[17vw]" },
  // Its lower fifth is only meadow and is cut off.
  "hero-wide": { height: 1000, sky: "-mt-[10vw] aspect-2/1 sm:-mt-[19vw] lg:-mt-[28vw]" },
  "intro-banner": { height: 640, sky: "-mt-[26vw] sm:-mt-[20vw]" },
  "journey-adoption-wide": { height: 560, sky: "-mt-[10vw] sm:-mt-[7vw] lg:-mt-[18vw]" },
  "journey-donor-conception-wide": { height: 560, sky: "-mt-[10vw] sm:-mt-[7vw] lg:-mt-[18vw]" },
  "journey-gestational-surrogates-wide": { height: 560, sky: "-mt-[8vw] sm:-mt-[6vw] lg:-mt-[18vw]" },
  "journey-infertility-wide": { height: 560, sky: "-mt-[11vw] sm:-mt-[8vw] lg:-mt-[15vw]" },
  "journey-surrogacy-wide": { height: 560, sky: "-mt-[11vw] sm:-mt-[8vw] lg:-mt-[18vw]" },
  "not-found": { height: 933, sky: "-mt-[14vw] aspect-2/1 sm:-mt-[11vw] lg:-mt-[23vw]" },
  "zenden-wide": { height: 800, sky: "" },
};

type LandscapeProps = {
  page: { heading: string; introduction: string };
  picture: Picture;
  /** Classes of the heading. */
  heading?: string;
  /** Above the first paragraph. */
  first?: ReactNode;
  /** What is below the text, such as links. */
  children?: ReactNode;
};

/**
 * The top of a page: its heading, first paragraph and links in the sky above a landscape. The text comes first and the
 * picture begins below it, pulled up by its own empty sky, so that no text is over land, at any width and text size.
 */
export function Landscape({
  page,
  picture,
  heading = "max-w-[52rem] font-display text-display text-balance",
  first,
  children,
}: LandscapeProps) {
  const { height, sky } = scenes[picture.name] ?? { height: picture.height, sky: "" };
  return (
    <section className="landscape relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      <div className="mx-auto max-w-page px-gutter pt-8 pb-6 lg:pt-9">
        <Trail />
        <h1 className={heading}>{page.heading}</h1>
        {first}
        <p className="max-w-[29rem] text-lead xl:max-w-[37rem]">{page.introduction}</p>
        {children}
      </div>
      <div className={`relative -z-10 overflow-hidden max-sm:ml-[-40%] max-sm:w-[140%] ${sky}`}>
        <Illustration
          {...picture}
          className="block h-auto w-full mask-t-from-70% lg:-mb-[3vw]"
          height={height}
          priority
          width={1600}
        />
      </div>
    </section>
  );
}
