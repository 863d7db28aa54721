import type { MembershipPage } from "#content/pages/membership.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Image } from "#ui/image.tsx";

/** Membership Options: the heading in open sky over the bridge between two lit houses. */
export function Hero({ page }: { page: Pick<MembershipPage, "heading" | "introduction" | "picture"> }) {
  const { heading, introduction, picture } = page;
  return (
    <section className="relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      <div className="absolute inset-x-0 bottom-0 -z-10 h-[62%] lg:h-full">
        <Image
          alt={picture.alt}
          className="size-full"
          height={picture.height}
          night={`/illustrations/night/${picture.name}.svg`}
          priority
          src={`/illustrations/${picture.name}.svg`}
          width={picture.width}
        />
      </div>
      <div className="mx-auto max-w-page px-gutter pt-12 pb-[min(78vw,24rem)] lg:min-h-[clamp(33rem,36.7vw,46rem)] lg:pt-18 lg:pb-0">
        <h1 className="max-w-[42rem] font-display text-display text-balance">{heading}</h1>
        <p className="mt-[1.1rem] max-w-[31rem] text-lead lg:max-xl:max-w-[27rem]">{introduction}</p>
      </div>
    </section>
  );
}
