import type { ReactNode } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { clinicPartnership, type PartnershipPage } from "#content/pages/clinics/partnership.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Opening } from "#web/pages/clinics/opening.tsx";
import { clinicService } from "#web/pages/clinics/structured-data.server.ts";
import { Sources } from "#web/pages/support-parts/sources.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { InquirySection } from "../clinic-contact/inquiry-section.tsx";

/** How prices are set. There's no number, because each price is agreed individually. */
function Pricing({ pricing }: { pricing: PartnershipPage["pricing"] }) {
  const { members } = pricing;
  return (
    <Section id="pricing" labelledBy="pricing-heading">
      <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_1.05fr]">
        <div>
          <Heading level={2} id="pricing-heading">
            {pricing.heading}
          </Heading>
          <p className="mt-[1.1rem] text-lead text-ink-soft">{pricing.lead}</p>
          <p className="mt-5 text-ink-soft">
            {members.before}
            <a className="text-link-inline" href={members.link.href}>
              {members.link.text}
            </a>
            {members.after}
          </p>
          <p className="mt-5 font-semibold">{pricing.promise}</p>
        </div>
        <div className="rounded-2xl bg-surface p-card shadow-card outline outline-line lg:px-11 lg:py-10">
          <Heading level={3}>{pricing.dependsOn}</Heading>
          <ol className="mt-3 divide-y divide-line">
            {pricing.items.map((item, at) => (
              <li className="grid grid-cols-[2.25rem_1fr] items-baseline py-3.5" key={item}>
                <span aria-hidden="true" className="font-display text-h4 text-link">
                  {at + 1}
                </span>
                {item}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

type RuledListProps = {
  id: string;
  ground?: "warm" | "tint";
  /** A heading, a lead and titled lines. */
  list: PartnershipPage["never"];
  children?: ReactNode;
};

/** Titled lines between rules, beside their heading. */
function RuledList({ id, ground, list, children }: RuledListProps) {
  return (
    <Section {...(ground ? { ground } : {})} id={id} labelledBy={`${id}-heading`}>
      <div className="grid gap-x-18 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <Heading level={2} id={`${id}-heading`}>
            {list.heading}
          </Heading>
          <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{list.lead}</p>
          {children}
        </div>
        <ul className="divide-y divide-ink/15 border-y border-ink/15">
          {list.items.map(({ title, text }) => (
            <li className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[1fr_1.25fr]" key={title}>
              <Heading level={3} size={4}>
                {title}
              </Heading>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** What a partnership can include, in two columns. */
function Gets({ gets }: { gets: PartnershipPage["gets"] }) {
  return (
    <Section ground="tint" labelledBy="gets-heading">
      <Heading level={2} id="gets-heading">
        {gets.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{gets.lead}</p>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-18 md:grid-cols-2">
        {gets.items.map(({ title, text }) => (
          <li className="border-t border-ink/15 py-6" key={title}>
            <Heading level={3} size={4}>
              {title}
            </Heading>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-10 gap-y-1">
        {[gets.training, gets.samples, gets.onboarding].map(({ text, href }) => (
          <ButtonLink href={href} key={href} variant="text">
            {text}
          </ButtonLink>
        ))}
      </p>
    </Section>
  );
}

/** The page's copy, and the form with its errors if it was sent without JavaScript. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, rejectedForm } = context.get(pageRequest);
  return {
    page: clinicPartnership,
    newTab: layout.opensInNewTab,
    structuredData: pack(clinicService(clinicPartnership, siteUrl)),
    siteUrl,
    ...trailOf(clinicPartnership, siteUrl),
    rejected: rejectedForm?.form === "inquiry" ? rejectedForm : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** What a partnership is, what its price depends on, and the inquiry form. */
export default function ClinicPartnership() {
  const { page, newTab, rejected } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening page={page}>
        <ButtonLink href="#inquiry-form" variant="primary">
          {page.toForm}
        </ButtonLink>
        <ButtonLink href="#pricing" variant="outline">
          {page.toPricing}
        </ButtonLink>
      </Opening>
      <Gets gets={page.gets} />
      <Pricing pricing={page.pricing} />
      <RuledList ground="warm" id="never" list={page.never} />
      <RuledList id={page.privacyLaw.id} list={page.privacyLaw}>
        <div className="mt-6">
          <Sources
            heading={page.privacyLaw.sourcesHeading}
            newTab={newTab}
            sources={page.privacyLaw.sources}
          />
        </div>
      </RuledList>
      <Section ground="tint" tight>
        <InquirySection nextSteps={page.nextSteps} rejected={rejected} />
      </Section>
    </>
  );
}
