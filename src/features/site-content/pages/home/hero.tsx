import type { HomePage } from "#content/pages/home.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { HeroSteps } from "./hero-steps.tsx";

type HeroProps = {
  page: Pick<HomePage, "heading" | "introduction" | "hero" | "waysIn">;
  notMedical: string;
};

/** Links by situation: beside the heading on wide screens, below the buttons on phones. Its rules are in home.css. */
function WaysIn({ ways }: { ways: HomePage["waysIn"] }) {
  return (
    <div className="hero-ways">
      <h2 className="font-display text-h4 font-[450]">{ways.heading}</h2>
      <ul>
        {ways.links.map(({ text, href }) => (
          <li key={href}>
            <a className="focus-ring" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
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
          <p className="hero-lead max-w-[31rem] text-lead">{page.introduction}</p>
          <p className="flex flex-wrap gap-4">
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
      <p className="px-gutter pb-6 text-small lg:hidden">{notMedical}</p>
    </section>
  );
}
