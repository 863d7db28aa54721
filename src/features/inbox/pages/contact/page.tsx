import type { ReactNode } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { type ContactPage, contact } from "#content/pages/contact.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { FormHelp } from "#web/layout/form-help.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { ContactForm } from "../../forms/ui/contact-form.tsx";
import { FormCrisisNote } from "../../forms/ui/form-crisis-note.tsx";
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

function Row({ sign, children }: { sign: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <Icon className="mt-1 size-5 text-link" name={sign} />
      <span>{children}</span>
    </li>
  );
}

/** The panel beside the form: address, when to expect an answer, whom it serves. */
function GetInTouch({ panel }: { panel: ContactPage["panel"] }) {
  return (
    <section
      aria-labelledby="get-in-touch"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-card"
    >
      <Illustration {...panel.picture} alt="" className="h-50 w-full object-cover object-center" />
      <div className="p-card">
        <h2 className="font-display text-h3" id="get-in-touch">
          {panel.heading}
        </h2>
        <ul className="mt-4 grid gap-4">
          <Row sign="mail">
            <span className="sr-only">{panel.emailLabel}: </span>
            <a
              className="rounded-xs text-link underline underline-offset-4 focus-ring"
              href={`mailto:${panel.email}`}
            >
              {panel.email}
            </a>
          </Row>
          <Row sign="clock">{panel.responseNote}</Row>
          <Row sign="people">{panel.servingNote}</Row>
        </ul>
      </div>
    </section>
  );
}
