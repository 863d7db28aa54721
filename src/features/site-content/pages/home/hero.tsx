import type { HomePage } from "#content/pages/home.ts";
import type { HomeHero } from "#content/pages/home-hero.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Scenery } from "#ui/scenery.tsx";

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

const first = 0;

/**
 * Learn, Reflect, Share: three cards over the bottom of the landscape, one of them open. Before and without JavaScript
 * they open on hover and focus; then motion.ts takes over.
 */
function HeroSteps({ hero }: { hero: HomeHero }) {
  return (
    <div className="hero-steps mx-auto max-w-page px-gutter pb-section-tight">
      <div className="steps-room relative">
        <ul aria-label={hero.stepsLabel} className="steps">
          {hero.steps.map(
            ({ id, icon, title, subtitle, description, color, backgroundColor, picture }, at) => (
              <li
                className="step cursor-pointer rounded-2xl border-6 border-frame bg-(--step-ground) text-paper shadow-lift has-focus-visible:shadow-(--kw-ring)"
                data-color={color}
                data-ground={backgroundColor}
                data-open={at === first ? "" : undefined}
                key={id}
              >
                <Scenery
                  className="step-picture"
                  height={picture.height}
                  name={picture.name}
                  width={picture.width}
                />
                <div className="step-shade" />
                <div className="step-text px-card">
                  <h2 className="flex items-center gap-3 font-display text-[2.125rem] leading-(--title)">
                    <Icon className="size-7 text-(--step-color)" name={icon} />
                    <button
                      aria-controls={`step-${id}`}
                      aria-expanded={at === first}
                      className="outline-none"
                      type="button"
                    >
                      {title}
                    </button>
                  </h2>
                  <div className="step-details" id={`step-${id}`}>
                    <p className="mt-1 text-[1.0625rem] leading-snug font-semibold text-(--step-color)">
                      {subtitle}
                    </p>
                    <p className="mt-2.5 max-w-108 leading-[1.6]">{description}</p>
                  </div>
                </div>
              </li>
            ),
          )}
        </ul>
      </div>
      <div className="mt-4 flex items-center justify-center gap-5">
        <span aria-hidden="true" className="step-bars flex gap-2.5">
          {hero.steps.map(({ id }, at) => (
            <span
              className="h-[5px] w-10.5 rounded-pill bg-line-strong/50 transition-colors duration-(--dur-base) data-on:bg-primary"
              data-on={at === first ? "" : undefined}
              key={id}
            />
          ))}
        </span>
        {/* Cards move only after hydration; the space of the pause button is reserved. */}
        <button
          className="step-pause invisible min-h-11 min-w-22 rounded-sm text-left text-small font-semibold text-link focus-ring hover:text-primary-hover"
          data-resume={hero.resume}
          type="button"
        >
          {hero.pause}
        </button>
      </div>
    </div>
  );
}
