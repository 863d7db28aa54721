import type { HomePage } from "#content/pages/home.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { buttonLook } from "#ui/button-look.ts";
import { HeroSteps } from "./hero-steps.tsx";

type HeroProps = { page: Pick<HomePage, "heading" | "introduction" | "hero">; notMedical: string };

// The picture hangs on a background, so that only the one of this theme and this width is fetched.
const picture =
  "bg-[url(/illustrations/hero-tall.svg)] min-[900px]:bg-[url(/illustrations/hero-wide.svg)] " +
  "dark:[:root:not([data-theme=light])_&]:bg-[url(/illustrations/night/hero-tall.svg)] " +
  "dark:[:root:not([data-theme=light])_&]:min-[900px]:bg-[url(/illustrations/night/hero-wide.svg)] " +
  "[[data-theme=dark]_&]:bg-[url(/illustrations/night/hero-tall.svg)] " +
  "[[data-theme=dark]_&]:min-[900px]:bg-[url(/illustrations/night/hero-wide.svg)]";

/** The first screen: the promise in open sky over the landscape, two ways on, and the three steps. */
export function Hero({ page, notMedical }: HeroProps) {
  const { join, learnMore } = page.hero;
  return (
    <section aria-labelledby="home-heading">
      <div className="relative overflow-hidden">
        <Backdrop className="bg-(--art-sky-1)" />
        <div
          aria-hidden="true"
          className={`absolute inset-x-0 bottom-0 -z-10 h-[66%] bg-cover bg-bottom bg-no-repeat [mask-image:linear-gradient(transparent,black_30%)] min-[900px]:top-0 min-[900px]:h-260 min-[900px]:[mask-image:none] ${picture}`}
        />
        {/* The heights follow the screen's, so that the titles of the steps always stand in the first one. */}
        <div className="mx-auto flex min-h-[max(50rem,28rem+57.5vw)] max-w-wide flex-col px-gutter pt-9 pb-76 min-[900px]:min-h-0 min-[900px]:pt-[clamp(2.5rem,45vh-19.1rem,6.25rem)] min-[900px]:pb-[calc(17.5rem+clamp(2.5rem,100vh-53.1rem,18.4rem))]">
          <h1 className="hero-title max-w-[37rem] font-display text-display text-balance" id="home-heading">
            {page.heading}
          </h1>
          <p className="mt-6 max-w-[31rem] text-lead">{page.introduction}</p>
          <p className="mt-stack flex flex-wrap gap-4">
            <ButtonLink
              className="whitespace-nowrap max-sm:flex-1 max-sm:px-4"
              href={join.href}
              variant="primary"
            >
              {join.text}
            </ButtonLink>
            <a
              className={`${buttonLook("outline", "normal")} whitespace-nowrap max-sm:flex-1 max-sm:px-4`}
              href={learnMore.href}
            >
              {learnMore.text}
            </a>
          </p>
          {/* From 64rem on the slim line above the header says it. */}
          <p className="mt-4 text-small lg:hidden">{notMedical}</p>
        </div>
      </div>
      <HeroSteps hero={page.hero} />
    </section>
  );
}
