import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { type PreOnboardingPage, patientPreOnboarding } from "#content/pages/clinics/pre-onboarding.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Logo } from "#ui/logo.tsx";
import { NumberedSteps } from "#ui/numbered-steps.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { WaysOn } from "#ui/ways-on.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Headed, SectionHeading } from "#web/sections/headed.tsx";
import { ClinicOpening } from "#web/sections/opening.tsx";
import { TitledItems } from "#web/sections/titled-items.tsx";
import { clinicWebPage } from "#web/structured-data/pages.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";

/** The page's copy, and the steps of using a clinic code, which the home page has too. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return {
    page: patientPreOnboarding,
    name: site.productName,
    newTab: layout.opensInNewTab,
    structuredData: pack(clinicWebPage(patientPreOnboarding, siteUrl)),
    siteUrl,
    ...trailOf(patientPreOnboarding, siteUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function PatientPreOnboarding() {
  const { page, name, newTab } = useLoaderData<typeof loader>();
  const { coupon, handing, crisis, patients } = page;
  return (
    <>
      <ClinicOpening links={[page.contact, { text: page.toClinicCode, href: `#${coupon.id}` }]} page={page}>
        <Illustration {...page.picture} className="mx-auto h-auto w-full max-w-96 lg:max-w-none" priority />
      </ClinicOpening>
      <Headed copy={page.pack} ground="tint" look="clinic" name="pack">
        <Pack items={page.pack.items} />
        <p className="mt-6 max-w-text text-ink-soft">{page.pack.note}</p>
      </Headed>
      <Section id={coupon.id} labelledBy="coupon-heading">
        <div className="grid items-center gap-x-18 gap-y-12 lg:grid-cols-[1.15fr_1fr]">
          <div>
            <SectionHeading heading={coupon.heading} id="coupon-heading" lead={coupon.lead} look="clinic" />
            <NumberedSteps steps={coupon.steps} />
            <WaysOn first={coupon.activate} newTab={newTab} second={coupon.help} />
          </div>
          <SampleCard card={coupon.card} name={name} />
        </div>
      </Section>
      <Section ground="sage" labelledBy="handing-heading">
        <div className="grid gap-x-18 gap-y-12 lg:grid-cols-[1.45fr_1fr]">
          <div>
            <SectionHeading heading={handing.heading} id="handing-heading" look="clinic" />
            <TitledItems items={handing.items} list="mt-stack grid gap-6" text="max-w-text" />
          </div>
          <div>
            <Heading level={2} size={3}>
              {crisis.heading}
            </Heading>
            <p className="text-ink-soft">{crisis.lead}</p>
            <CrisisCard card={crisis.card} />
            <p className="mt-stack text-ink-soft">
              {patients.before}
              <a className="text-link-inline" href={patients.link.href}>
                {patients.link.text}
              </a>
              {patients.after}
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}

function Pack({ items }: Pick<PreOnboardingPage["pack"], "items">) {
  return (
    <ol className="mt-[calc(var(--spacing-stack)*1.5)] border-b border-ink/15">
      {items.map(({ title, text, ways }, at) => (
        <li
          className="grid grid-cols-[2.75rem_1fr] border-t border-ink/15 py-5 md:grid-cols-[4rem_20rem_1fr] md:items-baseline"
          key={title}
        >
          <span aria-hidden="true" className="font-display text-h3 leading-tight text-link">
            {at + 1}
          </span>
          <Heading level={3} size={4}>
            {title}
          </Heading>
          <p className="text-ink-soft max-md:col-start-2">
            {text}
            {ways === undefined ? null : (
              <span className="mt-1 flex flex-wrap gap-x-5">
                {ways.map((way) => (
                  <a className="text-link-inline" href={way.href} key={way.href}>
                    {way.text}
                  </a>
                ))}
              </span>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

type ClinicCodeCopy = PreOnboardingPage["coupon"];

function SampleCard({ card, name }: { card: ClinicCodeCopy["card"]; name: string }) {
  return (
    <figure aria-label={card.label} className="mx-auto w-full max-w-112">
      <div className="rounded-xl border border-line bg-surface p-card shadow-lift lg:p-10">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Logo name={name} />
          <Tag>{card.tag}</Tag>
        </div>
        <p className="mt-7 font-display text-h3">{card.title}</p>
        <p className="mt-5 text-small text-ink-soft">{card.codeLabel}</p>
        <p className="mt-1 rounded-md border-[1.5px] border-dashed border-line-strong px-4 py-3 text-center font-display text-h3 tracking-wide">
          {card.code}
        </p>
        <p className="mt-5 text-small text-ink-soft">{card.text}</p>
      </div>
    </figure>
  );
}

function CrisisCard({ card }: { card: PreOnboardingPage["crisis"]["card"] }) {
  return (
    <figure
      aria-label={card.label}
      className="mt-stack rounded-xl border border-line bg-surface p-card shadow-card"
    >
      <p className="font-display text-h4 font-[450]">{card.title}</p>
      <p className="mt-2">
        {card.box.map((part) =>
          "href" in part ? (
            <a className="text-link-inline font-bold" href={part.href} key={part.text}>
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
    </figure>
  );
}
