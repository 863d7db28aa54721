import type { HomePage } from "#content/pages/home.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { buttonLook } from "#ui/button-look.ts";

type HomeHeroProps = Pick<HomePage, "heading" | "introduction"> &
  Pick<HomePage["hero"], "join" | "learnMore">;

// The picture hangs on a background, so that only the one of this theme and this width is fetched.
const picture =
  "bg-[url(/illustrations/hero-tall.svg)] min-[900px]:bg-[url(/illustrations/hero-wide.svg)] " +
  "dark:[:root:not([data-theme=light])_&]:bg-[url(/illustrations/night/hero-tall.svg)] " +
  "dark:[:root:not([data-theme=light])_&]:min-[900px]:bg-[url(/illustrations/night/hero-wide.svg)] " +
  "[[data-theme=dark]_&]:bg-[url(/illustrations/night/hero-tall.svg)] " +
  "[[data-theme=dark]_&]:min-[900px]:bg-[url(/illustrations/night/hero-wide.svg)]";

/** The first screen: the promise in open sky over the landscape, and the two ways on. */
export function HomeHero({ heading, introduction, join, learnMore }: HomeHeroProps) {
  return (
    <section className="relative isolate overflow-hidden bg-(--art-sky-1)">
      <div
        aria-hidden="true"
        className={`absolute inset-x-0 bottom-0 -z-10 h-[66%] bg-cover bg-bottom bg-no-repeat [mask-image:linear-gradient(transparent,black_30%)] min-[900px]:h-full ${picture}`}
      />
      <div className="mx-auto flex min-h-[52rem] max-w-wide flex-col px-gutter pt-10 pb-96 min-[900px]:min-h-[65rem] min-[900px]:pt-28">
        <h1 className="max-w-[37rem] font-display text-display text-balance">{heading}</h1>
        <p className="mt-[1.1rem] max-w-[31rem] text-lead">{introduction}</p>
        <p className="mt-stack flex flex-wrap gap-4">
          <ButtonLink className="max-sm:flex-1" href={join.href} variant="primary">
            {join.text}
          </ButtonLink>
          <a className={`${buttonLook("outline", "normal")} max-sm:flex-1`} href={learnMore.href}>
            {learnMore.text}
          </a>
        </p>
      </div>
    </section>
  );
}
