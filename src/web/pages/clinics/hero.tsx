import type { ClinicsPage } from "#content/pages/clinics/overview.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Illustration } from "#ui/illustration.tsx";

type HeroProps = { page: Pick<ClinicsPage, "heading" | "introduction" | "picture" | "contact" | "pricing"> };

/** The heading in open sky, and the clinic with its windows lit. */
export function Hero({ page }: HeroProps) {
  const { heading, introduction, picture, contact, pricing } = page;
  return (
    <section className="relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      {/* A little to the right, so that the trees stay clear of the buttons. */}
      <div className="absolute inset-x-0 bottom-0 -z-10 h-[50%] max-xl:mask-t-from-90% xl:-right-[4%] xl:h-full">
        <Illustration {...picture} className="size-full" priority />
      </div>
      <div className="mx-auto max-w-page px-gutter pt-12 pb-[min(82vw,26rem)] lg:pt-20 xl:min-h-[clamp(38rem,53.3vw,54rem)] xl:pb-0">
        <h1 className="max-w-[9em] font-display text-h1 text-balance">{heading}</h1>
        <p className="mt-[1.1rem] max-w-[32rem] text-lead">{introduction}</p>
        <p className="mt-stack flex flex-wrap gap-x-4 gap-y-3">
          <ButtonLink href={contact.href} variant="primary">
            {contact.text}
          </ButtonLink>
          <ButtonLink href={pricing.href} variant="outline">
            {pricing.text}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
