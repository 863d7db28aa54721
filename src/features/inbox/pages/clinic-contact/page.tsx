import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { clinicContact } from "#content/pages/clinics/contact.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { clinicContactPage } from "#web/structured-data/pages.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { InquirySection } from "./inquiry-section.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, rejectedForm } = context.get(pageRequest);
  return {
    page: clinicContact,
    structuredData: pack(clinicContactPage(clinicContact, siteUrl)),
    siteUrl,
    ...trailOf(clinicContact, siteUrl),
    rejected: rejectedForm?.form === "inquiry" ? rejectedForm : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** The partnership team's page for clinics that are ready to write. */
export default function ClinicContact() {
  const { page, rejected } = useLoaderData<typeof loader>();
  return (
    <Section tight>
      <Trail />
      <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
      <p className="max-w-text text-lead text-ink-soft">{page.introduction}</p>
      <p className="mt-3 mb-[calc(var(--spacing-stack)*1.5)] text-ink-soft">
        {page.patients.before}
        <a className="text-link-inline" href={page.patients.link.href}>
          {page.patients.link.text}
        </a>
        {page.patients.after}
      </p>
      <InquirySection nextSteps={page.nextSteps} rejected={rejected} />
    </Section>
  );
}
