import type { HomePage } from "#content/pages/home.ts";
import type { HomeHero } from "#content/pages/home-hero.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { drawingAddress } from "#ui/drawing-address.ts";
import { Icon } from "#ui/icon.tsx";
import { NightSource } from "#ui/image.tsx";
import { Scenery } from "#ui/scenery.tsx";

type HeroProps = {
  page: Pick<HomePage, "heading" | "introduction" | "hero" | "waysIn">;
  notMedical: string;
};

/** Links by situation, in a band of their own: below the cards, on phones above them. Its rules are in home.css. */
function WaysIn({ ways }: { ways: HomePage["waysIn"] }) {
  return (
    <div className="hero-ways mx-auto max-w-page px-gutter">
      <div className="flex flex-wrap items-center justify-between gap-x-4 lg:flex-col lg:items-start lg:justify-start lg:gap-2">
        <h2 className="font-display text-h4 font-[450]">{ways.heading}</h2>
        <ButtonLink className="-my-2" href={ways.group.href} variant="text">
          {ways.group.text}
        </ButtonLink>
      </div>
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

export function Hero({ page, notMedical }: HeroProps) {
  const { join, learnMore } = page.hero;
  return (
    <section aria-labelledby="home-heading" className="flex flex-col">
      <div className="relative overflow-hidden">
        <Backdrop className="bg-(--art-sky-1)" />
        <div className="hero-words mx-auto max-w-page px-gutter">
          <h1 className="hero-title max-w-[37rem] font-display text-display text-balance" id="home-heading">
            {page.heading}
          </h1>
          <p className="hero-lead text-lead">{page.introduction}</p>
          <p className="flex flex-wrap gap-4">
            <ButtonLink
              className="whitespace-nowrap max-sm:flex-1 max-sm:px-4"
              href={join.href}
              variant="primary"
            >
              {join.text}
            </ButtonLink>
            <a
              className={`${buttonClass("outline", "normal")} hero-more whitespace-nowrap max-sm:flex-1 max-sm:px-4`}
              href={learnMore.href}
            >
              {learnMore.text}
            </a>
          </p>
        </div>
        <div aria-hidden="true" className="hero-land">
          <div className="hero-picture">
            <HeroPicture />
          </div>
        </div>
      </div>
      {/* Twice, and one of them shown: so focus and screen readers meet them in the order in which they are seen. */}
      <WaysIn ways={page.waysIn} />
      <HeroSteps hero={page.hero} />
      <WaysIn ways={page.waysIn} />
      {/* From 64rem up, the line above the header says it, and the footer at any width. */}
      <p className="px-gutter pb-6 text-small max-sm:hidden lg:hidden">{notMedical}</p>
    </section>
  );
}

const wide = "(width >= 40rem)";

/** A tall one on phones, where the sun is below the buttons. In the page itself, so that it's found before the styles. */
function HeroPicture() {
  return (
    <picture className="contents">
      <NightSource at={wide} src={drawingAddress("night/hero-wide")} />
      <NightSource src={drawingAddress("night/hero-tall")} />
      <source className="hidden" media={wide} srcSet={drawingAddress("hero-wide")} />
      <img
        alt=""
        className="size-full object-cover object-bottom print:hidden"
        fetchPriority="high"
        height={1300}
        src={drawingAddress("hero-tall")}
        width={800}
      />
    </picture>
  );
}

const first = 0;

/**
 * Learn, Reflect, Share: three cards over the bottom of the landscape, one of them open. Before and without JavaScript
 * they open on hover and focus; then motion.ts takes over.
 */
function HeroSteps({ hero }: { hero: HomeHero }) {
  return (
    <div className="hero-steps mx-auto w-full max-w-page px-gutter">
      <div className="steps-room relative">
        {/* Within the row, to be on screen with what it stops. Cards move only after hydration. */}
        <button
          className="step-pause invisible absolute z-10 min-h-11 min-w-22 rounded-pill border border-line bg-surface text-small font-semibold text-link shadow-paper focus-ring hover:text-primary-hover print:hidden"
          data-resume={hero.resume}
          type="button"
        >
          {hero.pause}
        </button>
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
                  <h2 className="flex items-center gap-3 font-display text-h3 leading-(--title)">
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
                    <p className="mt-2 leading-snug font-semibold text-(--step-color)">{subtitle}</p>
                    <p className="mt-2 max-w-108 leading-snug">{description}</p>
                  </div>
                </div>
              </li>
            ),
          )}
        </ul>
      </div>
      <p aria-hidden="true" className="step-bars mt-4 flex justify-center gap-2.5 max-sm:hidden print:hidden">
        {hero.steps.map(({ id }, at) => (
          <span
            className="h-[5px] w-10.5 rounded-pill bg-line-strong/50 transition-colors duration-(--dur-base) data-on:bg-primary"
            data-on={at === first ? "" : undefined}
            key={id}
          />
        ))}
      </p>
    </div>
  );
}
