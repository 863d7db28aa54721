import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { clinicPartnership, type PartnershipPage } from "#content/pages/clinics/partnership.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { FoldedSection } from "#web/sections/folded-section.tsx";
import { Headed } from "#web/sections/headed.tsx";
import { Buttons, ClinicOpening, FramedPicture } from "#web/sections/opening.tsx";
import { SectionSources } from "#web/sections/section-sources.tsx";
import { TitledItems } from "#web/sections/titled-items.tsx";
import { clinicService } from "#web/structured-data/pages.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { InquirySection } from "../clinic-contact/inquiry-section.tsx";

/** There's no number, because each price is agreed individually. */
function Pricing({ pricing }: { pricing: PartnershipPage["pricing"] }) {
  const { members } = pricing;
  return (
    <Section id="pricing" labelledBy="pricing-heading">
      <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_1.05fr]">
        <div>
          <Heading level={2} id="pricing-heading">
            {pricing.heading}
          </Heading>
          <p className="text-lead text-ink-soft">{pricing.lead}</p>
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

const ruled = { beside: "gap-y-8 lg:grid-cols-[1fr_1.6fr]", look: "clinic" } as const;

const rows = {
  list: "divide-y divide-ink/15 border-y border-ink/15",
  item: "grid gap-x-8 py-5 sm:grid-cols-[1fr_1.25fr] sm:items-baseline",
};

export default function ClinicPartnership() {
  const { page, newTab, rejected } = useLoaderData<typeof loader>();
  const { gets, never, privacyLaw: law } = page;
  return (
    <>
      <ClinicOpening
        links={[
          { text: page.toForm, href: "#inquiry-form" },
          { text: page.toPricing, href: "#pricing" },
        ]}
        page={page}
      >
        <FramedPicture picture={page.picture} priority shape="frame" />
      </ClinicOpening>
      <Headed copy={gets} ground="tint" look="clinic" name="gets">
        <TitledItems
          item="border-t border-ink/15 py-6"
          items={gets.items}
          list="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-18 md:grid-cols-2"
        />
        <Buttons
          className="mt-2 gap-x-10 gap-y-1"
          links={[gets.training, gets.samples, gets.onboarding]}
          first="text"
          others="text"
        />
      </Headed>
      <Pricing pricing={page.pricing} />
      <FoldedSection {...ruled} copy={{ ...never, id: "never" }} ground="warm">
        <TitledItems {...rows} items={never.items} />
      </FoldedSection>
      <FoldedSection
        {...ruled}
        below={
          <div className="mt-6">
            <SectionSources heading={law.sourcesHeading} newTab={newTab} sources={law.sources} />
          </div>
        }
        copy={law}
      >
        <TitledItems {...rows} items={law.items} />
      </FoldedSection>
      <Section ground="tint" tight>
        <InquirySection nextSteps={page.nextSteps} rejected={rejected} />
      </Section>
    </>
  );
}
