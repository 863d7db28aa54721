import type { HomePage } from "#content/pages/home.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { HeroSteps } from "./hero-steps.tsx";

type HeroProps = {
  page: Pick<HomePage, "heading" | "introduction" | "hero" | "waysIn">;
  notMedical: string;
};

/** Links by situation: beside the heading on wide screens, below the buttons on phones. */
function WaysIn({ ways }: { ways: HomePage["waysIn"] }) {
  return (
    <nav aria-labelledby="ways-heading" className="hero-ways">
      <h2 className="font-display text-h4 font-[450]" id="ways-heading">
        {ways.heading}
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-x-1.5 gap-y-2 lg:mt-4 lg:gap-2.5">
        {ways.links.map(({ text, href }) => (
          <li key={href}>
            <a
              className="flex min-h-10 items-center rounded-pill border border-line-strong bg-surface px-3 max-sm:text-[0.875rem] text-small font-semibold text-ink focus-ring hover:border-primary hover:text-link lg:min-h-11 lg:px-4.5"
              href={href}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first screen: the promise above the landscape, two links, and the three steps. */
export function Hero({ page, notMedical }: HeroProps) {
  const { join, learnMore } = page.hero;
  return (
    <section aria-labelledby="home-heading">
      <div className="relative overflow-hidden">
        <Backdrop className="bg-(--art-sky-1)" />
        <div aria-hidden="true" className="hero-picture" />
        <div className="hero-words mx-auto flex max-w-wide flex-col px-gutter">
          <h1 className="hero-title max-w-[37rem] font-display text-display text-balance" id="home-heading">
            {page.heading}
          </h1>
          <p className="mt-4 max-w-[31rem] text-lead sm:mt-6">{page.introduction}</p>
          <p className="mt-5 flex flex-wrap gap-4 sm:mt-stack">
            <ButtonLink
              className="whitespace-nowrap max-sm:flex-1 max-sm:px-4"
              href={join.href}
              variant="primary"
            >
              {join.text}
            </ButtonLink>
            <a
              className={`${buttonClass("outline", "normal")} whitespace-nowrap max-sm:flex-1 max-sm:px-4`}
              href={learnMore.href}
            >
              {learnMore.text}
            </a>
          </p>
          <WaysIn ways={page.waysIn} />
        </div>
      </div>
      <HeroSteps hero={page.hero} />
      {/* From 64rem up, the line above the header says it. */}
      <p className="px-gutter pb-6 text-center text-small lg:hidden">{notMedical}</p>
    </section>
  );
}
