import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { contact } from "#content/pages/contact.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { FormHelp } from "#web/layout/form-help.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { ContactForm } from "../../forms/ui/contact-form.tsx";
import { FormCrisisNote } from "../../forms/ui/form-crisis-note.tsx";
import { GetInTouch } from "./get-in-touch.tsx";
import { contactStructuredData } from "./structured-data.server.ts";

/** The page's words, and the form as it came back when it was sent without script. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, rejectedForm } = context.get(pageRequest);
  return {
    page: contact,
    siteUrl,
    structuredData: pack(contactStructuredData(siteUrl)),
    rejected: rejectedForm?.form === "contact" ? rejectedForm : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Contact Us: the form on one side, the other ways to reach the team on the other. */
export default function Contact() {
  const { page, rejected } = useLoaderData<typeof loader>();
  return (
    <Section tight>
      <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
      <p className="mt-[1.1rem] text-lead text-ink-soft">{page.subtitle}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid items-start gap-x-18 gap-y-8 lg:grid-cols-[1.45fr_1fr]">
        <ContactForm crisisHelp={page.crisisHelp} rejected={rejected} />
        <aside className="grid gap-6">
          <GetInTouch panel={page.panel} />
          <div className="grid gap-3">
            <FormCrisisNote className="max-lg:hidden" />
            <FormHelp id="contact-help" />
          </div>
        </aside>
      </div>
    </Section>
  );
}
