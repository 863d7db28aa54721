import type { Picture } from "#content/schema.ts";
import { Illustration } from "#ui/illustration.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { PictureHero } from "../../layout/picture-hero.tsx";

// Drawings at least this much wider than high have open sky at their left; others would be cut.
const wideRatio = 2;

type OpeningProps = {
  heading: string;
  introduction: string;
  picture?: Picture | undefined;
  /** The picture has no open sky for words, so it stands beside them however wide it is. */
  beside?: boolean;
};

/** How a plain page begins: under open sky, beside a framed picture, or with words alone. */
export function Opening({ heading, introduction, picture, beside = false }: OpeningProps) {
  // Landscapes carry the words in their sky; everything else is a picture to look at.
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
