import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { clinicContact } from "#content/pages/clinic-forms.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { InquirySection } from "./inquiry-section.tsx";

/** The page's words, and the form as it came back when it was sent without script. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, rejectedForm } = context.get(pageRequest);
  return {
    page: clinicContact,
    siteUrl,
    rejected: rejectedForm?.form === "inquiry" ? rejectedForm : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** The partnership team's page for clinics that are ready to write. */
export default function ClinicContact() {
  const { page, rejected } = useLoaderData<typeof loader>();
  return (
    <Section tight>
      <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
      <p className="mt-[1.1rem] mb-[calc(var(--spacing-stack)*1.5)] max-w-text text-lead text-ink-soft">
        {page.introduction}
      </p>
      <InquirySection panel={page.panel} rejected={rejected} />
    </Section>
  );
}
