import type { HomePage } from "#content/pages/home.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Logo } from "#ui/logo.tsx";
import { NumberedSteps } from "#ui/numbered-steps.tsx";
import { Scenery } from "#ui/scenery.tsx";
import { Section } from "#ui/section.tsx";
import { WaysOn } from "#ui/ways-on.tsx";
import { PartHead } from "./part.tsx";

/** "Your Journey, Our Support" above five threads. */
export function IntroBanner({ banner }: { banner: HomePage["introBanner"] }) {
  return (
    <section
      aria-labelledby="banner-heading"
      className="relative min-h-132 overflow-hidden md:min-h-[max(40rem,40vw)]"
    >
      <Backdrop className="bg-(--art-sky-1)" />
      <div className="absolute inset-0 -z-10">
        <Scenery
          className="size-full object-cover object-bottom"
          height={banner.picture.height}
          name={banner.picture.name}
          width={banner.picture.width}
        />
      </div>
      <div className="mx-auto max-w-page px-gutter pt-16 text-center md:pt-25" data-reveal="">
        <h2
          className="mx-auto max-w-[8.5em] font-display text-[clamp(2.375rem,1.8643rem+2.095vw,3.75rem)] leading-[1.12] tracking-[-0.018em] text-balance"
          id="banner-heading"
        >
          {banner.heading}
        </h2>
        <p className="mx-auto mt-4 max-w-[31em] text-lead text-balance">{banner.text}</p>
      </div>
    </section>
  );
}

/** How a clinic code works, in three steps. */
export function ClinicCode({ code, newTab }: { code: HomePage["clinicCode"]; newTab: string }) {
  return (
    <Section labelledBy="code-heading">
      <div className="grid items-center gap-x-16 gap-y-10 md:grid-cols-2">
        <div data-reveal="">
          <Illustration {...code.picture} alt="" className="mx-auto h-auto w-full max-w-80 md:max-w-none" />
        </div>
        <div>
          <PartHead heading={code.heading} id="code-heading" text={code.introduction} />
          <NumberedSteps reveals steps={code.steps} />
          <WaysOn first={code.activate} newTab={newTab} second={code.help} />
        </div>
      </div>
    </Section>
  );
}

const threads = ["border-(--art-thread-1)", "border-(--art-thread-5)", "border-(--art-thread-3)"];

/** You, knowledge and community: three threads that join. */
export function Mission({ mission }: { mission: HomePage["mission"] }) {
  return (
    <Section ground="tint" id={mission.id} labelledBy="mission-heading">
      <PartHead heading={mission.heading} id="mission-heading" label={mission.label} />
      <div
        className="mt-[calc(var(--spacing-stack)*1.75)] grid items-stretch lg:grid-cols-[15.5rem_1fr]"
        data-reveal=""
      >
        <ul className="grid gap-y-6 lg:auto-rows-fr lg:gap-0">
          {mission.items.map(({ title, text }, at) => (
            <li
              className={`flex flex-col justify-center border-l-5 py-2 pl-5 lg:border-0 lg:p-0 ${threads[at]}`}
              key={title}
            >
              <Heading level={3}>{title}</Heading>
              <p className="text-small text-ink-soft lg:max-w-56">{text}</p>
            </li>
          ))}
        </ul>
        <div className="relative max-lg:mt-8">
          <Illustration {...mission.picture} className="h-auto w-full max-lg:hidden" />
          {/* The threads lead below the lit house. */}
          <p className="lg:absolute lg:top-[84%] lg:left-[90%] lg:-translate-x-1/2">
            <Logo className="h-10 w-40 lg:h-9 lg:w-36" name={mission.leadsTo} />
          </p>
        </div>
      </div>
    </Section>
  );
}
