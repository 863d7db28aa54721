import type { Picture } from "#content/schema.ts";
import { Illustration } from "#ui/illustration.tsx";
import { Trail } from "../layout/trail.tsx";
import { Landscape } from "./landscape.tsx";

type PlainOpeningProps = {
  page: { heading: string; introduction: string; picture?: Picture | undefined };
  /** The picture has no empty sky for text, so the text is next to it at any width. */
  beside?: boolean;
};

/** The top of a plain page: above a landscape, next to a framed picture, or text alone. */
export function PlainOpening({ page, beside = false }: PlainOpeningProps) {
  const { heading, introduction, picture } = page;
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
    <section className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-gutter pt-7 sm:pt-section-tight lg:grid-cols-[1.25fr_1fr] lg:grid-rows-[1fr_auto_1fr] lg:gap-x-16">
      <div className="col-span-2 self-end lg:col-span-1">
        <Trail />
      </div>
      <h1 className="self-end text-h1 lg:row-start-2">{heading}</h1>
      {picture && (
        <Illustration
          {...picture}
          className={`${isWide ? "aspect-2/1" : "aspect-3/2"} w-[37vw] max-w-36 rounded-lg border-3 border-frame object-cover shadow-card max-[22.5rem]:hidden sm:w-48 sm:max-w-none lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:w-full lg:rounded-2xl lg:border-8`}
          priority
        />
      )}
      <p className="col-span-2 mt-2 max-w-[34rem] self-start text-lead text-ink-soft lg:col-span-1">
        {introduction}
      </p>
    </section>
  );
}
