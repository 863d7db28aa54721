import { type InputEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { contactForm } from "#content/forms.ts";
import { createFormSender, formTexts } from "#platform/browser/form-sender.ts";
import { useForm } from "#platform/browser/use-form.ts";
import { fieldsOf, readerOf } from "#platform/forms/fields.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import type { CrisisHelpCopy } from "#ui/crisis-help.tsx";
import { CrisisWatch } from "#ui/crisis-watch.tsx";
import { FormCard } from "#ui/form-card.tsx";
import { showToast } from "#ui/toast/store.ts";
import { subjectOf } from "../rules/subject.ts";
import { contactMessage, messageRetentionMonths } from "../schema/contact.ts";
import { FormCrisisNote } from "./form-crisis-note.tsx";
import { FormFields, FormSummary } from "./form-fields.tsx";

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

/** The message to the team. */
export function ContactForm({ crisisHelp, rejected }: ContactFormProps) {
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
  /** What the first filling begins with: all that came back, or the subject that the address asks for. */
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
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[auto_minmax(0,18rem)] sm:justify-between">
        {/* Its place is kept, so that nothing moves when it comes and goes. */}
        <p
          className={`text-caption text-ink-soft sm:col-start-2 ${ready === false ? "" : "invisible"}`}
          id={`${formId}-not-ready`}
        >
          {copy.notReady}
        </p>
        <Button
          aria-describedby={ready === false ? `${formId}-not-ready` : undefined}
          busy={sending}
          className="sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:self-center"
          disabled={ready === false}
          ref={parts.button}
          type="submit"
          variant="primary"
        >
          {sending ? copy.submitting : copy.submit}
        </Button>
        <p className="text-caption text-ink-faint sm:col-start-2">
          {copy.whoReads} {copy.keptFor(messageRetentionMonths)}
        </p>
      </div>
    </FormCard>
  );
}
