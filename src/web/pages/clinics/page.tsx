import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { type ClinicsPage, clinics, type Side } from "#content/pages/clinics/overview.ts";
import { currentTestimonials } from "#content/pages/clinics/testimonials.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Call } from "#web/sections/call.tsx";
import { Arch } from "./opening.tsx";
import { clinicService } from "./structured-data.server.ts";
import { Testimonials } from "./testimonials.tsx";

/** What we want for patients and staff. */
function Vision({ vision }: { vision: ClinicsPage["vision"] }) {
  return (
    <Section ground="tint" labelledBy="vision-heading">
      <div className="grid items-center gap-x-18 gap-y-10 md:grid-cols-2">
        <Arch className="max-w-76 md:mx-0 md:max-w-112" picture={vision.picture} />
        <div className="md:-ml-[8%]">
          <p className="mb-3 text-eyebrow font-semibold text-link">{vision.label}</p>
          <h2 className="max-w-[11em] font-display text-h2 text-balance" id="vision-heading">
            {vision.heading}
          </h2>
          <p className="mt-[1.1rem] max-w-[37rem] text-lead text-ink-soft">{vision.lead}</p>
          <p className="mt-4 max-w-[37rem] text-ink-soft">{vision.text}</p>
        </div>
      </div>
    </Section>
  );
}

type HeroProps = { page: Pick<ClinicsPage, "heading" | "introduction" | "picture" | "contact" | "pricing"> };

/** The heading above a picture of a clinic with lit windows. */
function Hero({ page }: HeroProps) {
  const { heading, introduction, picture, contact, pricing } = page;
  return (
    <section className="relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      {/* Shifted to the right, to keep the trees clear of the buttons. */}
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

const threads = ["bg-(--art-thread-1)", "bg-(--art-thread-5)", "bg-(--art-thread-3)"];

/** Three columns: what we offer patients, staff and the clinic. */
function Help({ help }: { help: ClinicsPage["help"] }) {
  return (
    <Section labelledBy="help-heading">
      <Heading level={2} id="help-heading">
        {help.heading}
      </Heading>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)]">
        {help.columns.map(({ heading, text, items, more }, at) => (
          <li
            className="flex flex-col rounded-xl border border-line bg-surface p-card shadow-card lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
            key={heading}
          >
            <span aria-hidden="true" className={`h-1 rounded-pill ${threads[at]}`} />
            <h3 className="mt-5 font-display text-h3">{heading}</h3>
            <p className="mt-2 text-small text-ink-soft">{text}</p>
            <ul className="mt-4 mb-3 grid content-start gap-3 md:max-lg:grid-cols-2">
              {items.map((item) => (
                <li className="flex items-baseline gap-3" key={item}>
                  <Icon className="size-4.5 translate-y-0.5 text-success" name="check" />
                  {item}
                </li>
              ))}
            </ul>
            <ButtonLink className="mt-auto w-fit" href={more.href} variant="text">
              {more.text}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Six benefits for a clinic, and what they aren't. */
function Gains({ gains }: { gains: ClinicsPage["gains"] }) {
  return (
    <Section ground="sage" labelledBy="gains-heading">
      <Heading level={2} id="gains-heading">
        {gains.heading}
      </Heading>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-grid gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {gains.items.map(({ title, text }) => (
          <li className="max-w-84" key={title}>
            <Heading level={3} size={4}>
              {title}
            </Heading>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-[calc(var(--spacing-stack)*1.75)] max-w-text border-t border-ink/15 pt-5 text-small text-ink-soft">
        {gains.note}
      </p>
    </Section>
  );
}

/** The page's copy; of the quotes only those approved for publication are sent. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const testimonials = currentTestimonials();
  return {
    page: clinics,
    testimonials: testimonials.quotes.length === 0 ? undefined : testimonials,
    newTab: layout.opensInNewTab,
    structuredData: pack(clinicService(clinics, siteUrl)),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Clinics: the burden on patients and staff, and how we help. */
export default function Clinics() {
  const { page, testimonials, newTab } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero page={page} />
      <Sides newTab={newTab} sides={page.sides} />
      <Vision vision={page.vision} />
      <Help help={page.help} />
      <Gains gains={page.gains} />
      {testimonials === undefined ? null : <Testimonials testimonials={testimonials} />}
      <Call {...page.call} contact={page.contact} />
    </>
  );
}

function SideCard({ side, ground }: { side: Side; ground: string }) {
  return (
    <div className={`rounded-2xl px-card py-[calc(var(--spacing-card)*1.15)] lg:px-11 ${ground}`}>
      <Heading level={3}>{side.heading}</Heading>
      <ul className="mt-2 divide-y divide-ink/12">
        {side.items.map(({ title, text }) => (
          <li className="py-3.5" key={title}>
            <strong className="block font-medium">{title}</strong>
            <span className="block text-small text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
      <ButtonLink className="mt-3 w-fit" href={side.guide.href} variant="text">
        {side.guide.text}
      </ButtonLink>
    </div>
  );
}

/** Patients and staff side by side, and the results of a survey. */
function Sides({ sides, newTab }: { sides: ClinicsPage["sides"]; newTab: string }) {
  const { figure } = sides;
  return (
    <Section labelledBy="sides-heading">
      <Heading level={2} id="sides-heading">
        {sides.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{sides.lead}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2">
        <SideCard ground="bg-tint" side={sides.patients} />
        <SideCard ground="bg-tint-warm" side={sides.staff} />
      </div>
      <p className="mt-6 max-w-text text-small text-ink-soft">
        {figure.before}
        <a className="text-link-inline" href={figure.source.href} rel="noopener" target="_blank">
          {figure.source.text}
          <span className="sr-only"> ({newTab})</span>
        </a>
        {figure.after}
      </p>
    </Section>
  );
}
