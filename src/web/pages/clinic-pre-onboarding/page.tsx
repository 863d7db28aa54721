import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { type PreOnboardingPage, patientPreOnboarding } from "#content/pages/clinics/pre-onboarding.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { Opening } from "../clinics/opening.tsx";
import { clinicWebPage } from "../clinics/structured-data.server.ts";
import { ClinicCodeSteps } from "./code-section.tsx";
import { Handing } from "./handing.tsx";

/** The seven things in the envelope. */
function Pack({ pack }: { pack: PreOnboardingPage["pack"] }) {
  return (
    <Section ground="tint" labelledBy="pack-heading">
      <Heading level={2} id="pack-heading">
        {pack.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{pack.lead}</p>
      <ol className="mt-[calc(var(--spacing-stack)*1.5)] border-b border-ink/15">
        {pack.items.map(({ title, text, ways }, at) => (
          <li
            className="grid grid-cols-[2.75rem_1fr] gap-y-1 border-t border-ink/15 py-5 md:grid-cols-[4rem_20rem_1fr] md:items-baseline"
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
      <p className="mt-6 max-w-text text-ink-soft">{pack.note}</p>
    </Section>
  );
}

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

/** What patients receive before a first visit, and how clinic codes work. */
export default function PatientPreOnboarding() {
  const { page, name, newTab } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening cut="free" page={page}>
        <ButtonLink href={page.contact.href} variant="primary">
          {page.contact.text}
        </ButtonLink>
        <ButtonLink href={`#${page.coupon.id}`} variant="outline">
          {page.toClinicCode}
        </ButtonLink>
      </Opening>
      <Pack pack={page.pack} />
      <ClinicCodeSteps coupon={page.coupon} name={name} newTab={newTab} />
      <Handing crisis={page.crisis} handing={page.handing} patients={page.patients} />
    </>
  );
}
