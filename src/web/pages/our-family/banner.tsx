import type { OurFamilyPage } from "#content/pages/our-family.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Illustration } from "#ui/illustration.tsx";

/** Our Family: the heading in open sky over the winding road, tall enough for the whole of the sun. */
export function Banner({ page }: { page: OurFamilyPage }) {
  const { heading, introduction, picture } = page;
  return (
    <section className="relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      {/* A little to the left on phones, so that the two people stay in the picture. */}
      <div className="absolute inset-x-0 bottom-0 -z-10 h-[62%] max-sm:-right-[14%] lg:h-full">
        <Illustration
          alt={picture.alt}
          className="size-full"
          height={picture.height}
          name={picture.name}
          priority
          width={picture.width}
        />
      </div>
      {/* The space above grows with the picture, so that its cloud stays out of the words. */}
      <div className="mx-auto max-w-page px-gutter pt-12 pb-[min(78vw,24rem)] lg:min-h-[clamp(36rem,40.5vw,50rem)] lg:pt-[clamp(3.5rem,12.9vw-8.6rem,8rem)] lg:pb-0">
        <h1 className="max-w-[37rem] font-display text-display text-balance">{heading}</h1>
        <p className="mt-[1.1rem] max-w-[34rem] text-lead lg:max-xl:max-w-[26rem]">{introduction}</p>
      </div>
    </section>
  );
}
