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
    <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-gutter pt-section-tight lg:grid-cols-[1.25fr_1fr]">
      <div>
        <Trail />
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-[1.1rem] max-w-[34rem] text-lead text-ink-soft">{introduction}</p>
      </div>
      {picture && (
        <Illustration
          {...picture}
          className={`${isWide ? "aspect-2/1" : "aspect-3/2"} w-full rounded-2xl border-8 border-frame object-cover shadow-card`}
          priority
        />
      )}
    </section>
  );
}
