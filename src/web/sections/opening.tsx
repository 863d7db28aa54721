import type { Picture } from "#content/schema.ts";
import { Illustration } from "#ui/illustration.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { PictureHero } from "./landscape.tsx";

// Illustrations at least this wide for their height have empty sky on the left; others would be cropped.
const wideRatio = 2;

type OpeningProps = {
  heading: string;
  introduction: string;
  picture?: Picture | undefined;
  /** The picture has no empty sky for text, so the text is next to it at any width. */
  beside?: boolean;
};

/** The top of a plain page: above a landscape, next to a framed picture, or text alone. */
export function Opening({ heading, introduction, picture, beside = false }: OpeningProps) {
  // Landscapes have the text in their sky; other pictures are shown next to it.
  const isWide = picture !== undefined && picture.width >= wideRatio * picture.height;
  if (isWide && !beside) {
    return <PictureHero heading={heading} introduction={introduction} name={picture.name} />;
  }
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-gutter pt-section-tight lg:grid-cols-[1.25fr_1fr]">
      <div>
        <Trail />
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-[1.1rem] max-w-[34rem] text-lead text-ink-soft">{introduction}</p>
      </div>
      {picture === undefined ? null : (
        <Illustration
          alt={picture.alt}
          className={`${isWide ? "aspect-2/1" : "aspect-3/2"} w-full rounded-2xl border-8 border-frame object-cover shadow-card`}
          height={picture.height}
          name={picture.name}
          priority
          width={picture.width}
        />
      )}
    </section>
  );
}
