import type { HomePage } from "#content/pages/home.ts";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Logo } from "#ui/logo.tsx";
import { NumberedSteps } from "#ui/numbered-steps.tsx";
import { Section } from "#ui/section.tsx";
import { WaysOn } from "#ui/ways-on.tsx";
import { SkyOver } from "#web/sections/sky-over.tsx";
import { PartHead } from "./part.tsx";

/** The hills and the sun of its picture, as a share of its width. */
const bannerLand = 0.2;

export function IntroBanner({ banner }: { banner: HomePage["introBanner"] }) {
  return (
    <section aria-labelledby="banner-heading">
      <SkyOver className="lg:[--crop:6vw]" land={bannerLand} picture={{ ...banner.picture, alt: "" }}>
        <div className="mx-auto max-w-page px-gutter pt-6 pb-3 text-center md:pt-10" data-reveal="">
          <h2 className="mx-auto font-display text-h1 text-balance max-lg:max-w-[8.5em]" id="banner-heading">
            {banner.heading}
          </h2>
          <p className="mx-auto max-w-[31em] text-lead text-balance">{banner.text}</p>
        </div>
      </SkyOver>
    </section>
  );
}

/** Phones fold the steps. */
export function ClinicCode({ code, newTab }: { code: HomePage["clinicCode"]; newTab: string }) {
  return (
    <Section labelledBy="code-heading">
      <div className="grid items-center gap-x-16 gap-y-10 sm:grid-cols-2 lg:grid-cols-[19rem_1fr] print:block">
        <div className="max-sm:hidden" data-reveal="">
          <Illustration {...code.picture} alt="" className="h-auto w-full" />
        </div>
        <div>
          <PartHead heading={code.heading} id="code-heading" />
          <p className="mt-2 text-lead text-ink-soft max-sm:hidden">{code.introduction}</p>
          <details className="folds-on-phones group/code">
            <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-sm text-lead text-ink-soft focus-ring">
              {code.introduction}
              <Icon className="size-5 text-link group-open/code:rotate-180" name="chevron" />
            </summary>
            <NumberedSteps abreast reveals steps={code.steps} />
          </details>
          <WaysOn first={code.activate} newTab={newTab} second={code.help} />
        </div>
      </div>
    </Section>
  );
}

const threads = ["border-(--art-thread-1)", "border-(--art-thread-5)", "border-(--art-thread-3)"];

export function Mission({ mission }: { mission: HomePage["mission"] }) {
  return (
    <Section ground="tint" id={mission.id} labelledBy="mission-heading">
      <PartHead heading={mission.heading} id="mission-heading" label={mission.label} />
      <div className="mt-stack grid items-stretch lg:grid-cols-[22rem_1fr]" data-reveal="">
        <ul className="grid gap-y-1.5 sm:gap-y-3 sm:max-lg:grid-cols-3 lg:auto-rows-fr lg:gap-y-0">
          {mission.items.map(({ title, text }, at) => (
            <li
              className={`flex flex-col border-l-5 pl-4 lg:justify-center lg:border-0 lg:p-0 ${threads[at]}`}
              key={title}
            >
              <Heading className="max-sm:text-h4 lg:text-h4" level={3}>
                {title}
              </Heading>
              <p className="text-small text-ink-soft lg:max-w-80">{text}</p>
            </li>
          ))}
        </ul>
        <div className="relative max-lg:mt-3">
          <Illustration {...mission.picture} className="threads h-auto w-full max-lg:hidden" />
          {/* The threads lead below the lit house. */}
          <p className="lg:absolute lg:top-[84%] lg:left-[90%] lg:-translate-x-1/2">
            <Logo name={mission.leadsTo} />
          </p>
        </div>
      </div>
    </Section>
  );
}
