import { type InputEvent, type ReactNode, useEffect, useState } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from "react-router";
import { identityNow } from "#content/current.ts";
import { contactForm } from "#content/forms.ts";
import { type ContactPage, contact } from "#content/pages/contact.ts";
import { site } from "#content/site.ts";
import { createFormSender } from "#platform/browser/api-client.ts";
import { formTexts } from "#platform/browser/form-fields.ts";
import { useForm } from "#platform/browser/use-form.ts";
import { pageRequest, type RejectedForm } from "#platform/http/page-request.ts";
import { fieldsOf, readerOf } from "#platform/records/fields.ts";
import { Button } from "#ui/button.tsx";
import { type CrisisHelpCopy, CrisisWatch } from "#ui/crisis-watch.tsx";
import { FormCard } from "#ui/form-card.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { showToast } from "#ui/toast/store.ts";
import { FormHelp } from "#web/layout/form-help.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { organization } from "#web/structured-data/organization.server.ts";
import { contactMessage, messageRetentionMonths, subjectOf } from "../../forms/schema/contact.ts";
import { FormCrisisNote, FormFields, FormSummary } from "../../forms/ui/form-fields.tsx";

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

export default function Contact() {
  const { page, rejected } = useLoaderData<typeof loader>();
  return (
    <Section tight>
      <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
      <p className="text-lead text-ink-soft">{page.subtitle}</p>
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

function GetInTouch({ panel }: { panel: ContactPage["panel"] }) {
  return (
    <section
      aria-labelledby="get-in-touch"
      className="overflow-hidden rounded-xl border border-line bg-surface shadow-card"
    >
      <Illustration {...panel.picture} alt="" className="h-50 w-full object-cover object-bottom" />
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

/** Structured data of the contact page: who we are, how to reach us, and our other addresses once they are real. */
function contactStructuredData(siteUrl: string) {
  const url = `${siteUrl}${contact.path}`;
  const { instagram, facebook, linkedin } = site.links;
  const elsewhere = [instagram, facebook, linkedin].flatMap((link) =>
    link && !link.sample ? [link.href] : [],
  );
  return {
    "@context": "https://schema.org",
    "@type": "ContactPage",
    url,
    name: contact.meta.title,
    description: contact.meta.description,
    inLanguage: site.language,
    mainEntity: {
      ...organization(siteUrl),
      description: identityNow().promise,
      logo: `${siteUrl}/icons/icon-512.png`,
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        url,
        availableLanguage: site.language,
        areaServed: ["US", "CA"],
      },
      ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
    },
  };
}

const copy = contactForm;
const address = "/api/contact";
const formId = "contact-form";
const needed = fieldsOf(contactMessage).filter((field) => field.needed);
const crisisWords = () => import("#content/crisis-words.ts");
const read = readerOf(contactMessage);

function isReady(form: HTMLFormElement): boolean {
  const texts = formTexts(form);
  return needed.every(({ name }) => texts[name]?.trim());
}

type ContactFormProps = {
  /** Shown if the message speaks of suicide or self-harm. */
  crisisHelp: CrisisHelpCopy;
  rejected?: RejectedForm | undefined;
};

function ContactForm({ crisisHelp, rejected }: ContactFormProps) {
  const [send] = useState(() => createFormSender(address));
  /** Unknown until hydrated: the served button is enabled, so that the form works without script. */
  const [ready, setReady] = useState<boolean>();
  const { props, parts, sending, problem, filling } = useForm({
    rejected,
    read,
    send,
    onSent({ message }) {
      setReady(false);
      showToast(copy.toasts.success, message);
    },
    onRefused: (refusal) => showToast(refusal ? copy.toasts.rejected : copy.toasts.network, refusal?.message),
  });
  const subject = subjectOf(useLocation().search);
  const initial = rejected?.values ?? (subject ? { subject } : {});
  const form = { schema: contactMessage, prefix: "contact", problem };

  useEffect(() => {
    if (parts.form.current) setReady(isReady(parts.form.current));
  }, [parts.form]);

  return (
    <FormCard
      {...props}
      action={address}
      aria-labelledby={`${formId}-heading`}
      id={formId}
      onInput={(event: InputEvent<HTMLFormElement>) => {
        props.onInput(event);
        setReady(isReady(event.currentTarget));
      }}
    >
      <h2
        className="focus-ring rounded-sm font-display text-h3"
        id={`${formId}-heading`}
        ref={parts.done}
        tabIndex={-1}
      >
        {copy.heading}
      </h2>
      <FormSummary
        {...form}
        id={`${formId}-summary`}
        ref={parts.summary}
        title={copy.toasts.rejected.title}
      />
      <div className="grid gap-6" key={filling}>
        <FormFields {...form} copy={copy.fields} values={filling === 0 ? initial : {}}>
          <CrisisWatch copy={crisisHelp} load={crisisWords} of="contact-message" />
        </FormFields>
      </div>
      <FormCrisisNote className="lg:hidden" />
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        {/* Its place is kept, so that nothing moves when it comes and goes. */}
        <p
          className={`text-small text-ink-soft sm:col-span-2 ${ready === false ? "" : "invisible"}`}
          id={`${formId}-not-ready`}
        >
          {copy.notReady}
        </p>
        <Button
          aria-describedby={ready === false ? `${formId}-not-ready` : undefined}
          busy={sending}
          className="sm:self-start"
          disabled={ready === false}
          ref={parts.button}
          type="submit"
          variant="primary"
        >
          {sending ? copy.submitting : copy.submit}
        </Button>
        <p className="text-small text-ink-faint">
          {copy.whoReads} {copy.keptFor(messageRetentionMonths)}
        </p>
      </div>
    </FormCard>
  );
}
