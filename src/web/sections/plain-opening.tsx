import type { Picture } from "#content/schema.ts";
import { FramedPicture } from "./framed-picture.tsx";
import { Landscape } from "./landscape.tsx";
import { Opening } from "./opening.tsx";

type PlainOpeningProps = {
  page: { heading: string; introduction: string; picture?: Picture | undefined };
  /** The picture has no empty sky for text, so the text is next to it at any width. */
  beside?: boolean;
};

/** The top of a plain page: above a landscape, next to a framed picture, or text alone. */
export function PlainOpening({ page, beside = false }: PlainOpeningProps) {
  const { picture } = page;
  // Illustrations this wide have empty sky on the left; others would be cropped.
  const isWide = picture !== undefined && picture.width >= 2 * picture.height;
  if (isWide && !beside)
    return (
      <Landscape
        page={page}
        picture={{ ...picture, alt: "", width: 1600, height: 560 }}
        heading="max-w-[37rem] text-display"
      />
    );
  return (
    <Opening
      page={page}
      place="grid items-center gap-x-16 gap-y-10 pt-section-tight lg:grid-cols-[1.25fr_1fr]"
      text="text-ink-soft"
    >
      {picture && <FramedPicture picture={picture} priority shape={isWide ? "wide" : "frame"} />}
    </Opening>
  );
}
