import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { type ClinicsPage, clinics } from "#content/pages/clinics/overview.ts";
import { currentTestimonials } from "#content/pages/clinics/testimonials.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Call } from "#web/sections/call.tsx";
import { Headed } from "#web/sections/headed.tsx";
import { Landscape } from "#web/sections/landscape.tsx";
import { Buttons, FramedPicture } from "#web/sections/opening.tsx";
import { TitledItems } from "#web/sections/titled-items.tsx";
import { clinicService } from "#web/structured-data/pages.server.ts";
import { Testimonials } from "./testimonials.tsx";

/** Of the quotes only those approved for publication are sent. */
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

export default function Clinics() {
  const { page, testimonials, newTab } = useLoaderData<typeof loader>();
  const { gains } = page;
  return (
    <>
      <Landscape page={page} picture={page.picture} heading="max-w-[9em] font-display text-h1 text-balance">
        <Buttons links={[page.contact, page.pricing]} />
      </Landscape>
      <Sides newTab={newTab} sides={page.sides} />
      <Vision vision={page.vision} />
      <Headed copy={page.help} look="clinic" name="help">
        <Help columns={page.help.columns} />
      </Headed>
      <Headed copy={gains} ground="sage" look="clinic" name="gains">
        <TitledItems
          item="max-w-84"
          items={gains.items}
          list="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-grid gap-y-9 sm:grid-cols-2 lg:grid-cols-3"
        />
        <p className="mt-[calc(var(--spacing-stack)*1.75)] max-w-text border-t border-ink/15 pt-5 text-small text-ink-soft">
          {gains.note}
        </p>
      </Headed>
      {testimonials === undefined ? null : <Testimonials testimonials={testimonials} />}
      <Call {...page.call} contact={page.contact} />
    </>
  );
}

const threads = ["bg-(--art-thread-1)", "bg-(--art-thread-5)", "bg-(--art-thread-3)"];

function Help({ columns }: Pick<ClinicsPage["help"], "columns">) {
  return (
    <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)]">
      {columns.map(({ heading, text, items, more }, at) => (
        <li
          className="flex flex-col rounded-xl border border-line bg-surface p-card shadow-card lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
          key={heading}
        >
          <span aria-hidden="true" className={`h-1 rounded-pill ${threads[at]}`} />
          <h3 className="mt-5 font-display text-h3">{heading}</h3>
          <p className="text-small text-ink-soft">{text}</p>
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
  );
}

function Vision({ vision }: { vision: ClinicsPage["vision"] }) {
  return (
    <Section ground="tint" labelledBy="vision-heading">
      <div className="grid items-center gap-x-18 gap-y-10 md:grid-cols-2">
        <FramedPicture
          className="max-w-76 max-sm:hidden md:mx-0 md:max-w-112"
          picture={vision.picture}
          shape="tall"
        />
        <div className="md:-ml-[8%]">
          <p className="mb-3 text-small font-semibold text-link">{vision.label}</p>
          <h2 className="max-w-[11em] font-display text-h2 text-balance" id="vision-heading">
            {vision.heading}
          </h2>
          <p className="max-w-[37rem] text-lead text-ink-soft">{vision.lead}</p>
          <p className="mt-4 max-w-[37rem] text-ink-soft">{vision.text}</p>
        </div>
      </div>
    </Section>
  );
}

function SideCard({ side, ground }: { side: ClinicsPage["sides"]["staff"]; ground: string }) {
  return (
    <div
      className={`flex flex-col rounded-2xl px-card py-[calc(var(--spacing-card)*1.15)] lg:px-11 ${ground}`}
    >
      <Heading level={3}>{side.heading}</Heading>
      <ul className="mt-2 grow divide-y divide-ink/12">
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

function Sides({ sides, newTab }: { sides: ClinicsPage["sides"]; newTab: string }) {
  const { figure } = sides;
  return (
    <Headed copy={sides} look="clinic" name="sides">
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
    </Headed>
  );
}
