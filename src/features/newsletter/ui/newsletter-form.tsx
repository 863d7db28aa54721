import { type SubmitEvent, useRef, useState } from "react";
import type { formCopy, newsletterForm } from "#content/forms.ts";
import type { ToastCopy } from "#content/schema.ts";
import { ApiError } from "#platform/browser/api-client.ts";
import { createFormSender, formTexts } from "#platform/browser/form-sender.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { HoneypotField } from "#ui/field-honeypot.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TextField } from "#ui/field-text.tsx";
import { Note } from "#ui/note.tsx";
import { toast } from "#ui/toast/store.ts";

const address = "/api/newsletter/signup";
const formId = "newsletter-form";
const ids = { email: "newsletter-email", consent: "newsletter-consent", trap: "newsletter-website" } as const;

type Errors = { email?: string | undefined; consentToNewsletter?: string | undefined };

function say({ title, variant, text }: ToastCopy, sentence = text) {
  toast({ title, description: sentence, variant });
}

/** What the form says; handed in by the page, so that no words weigh on its script. */
export type NewsletterFormCopy = {
  copy: typeof newsletterForm;
  marks: Pick<typeof formCopy, "optional" | "errorMark" | "honeypotLabel">;
};

/**
 * The sign-up for the letter, in plain React without the validator: it stands on the home page. `rejected` is
 * what came back when it was sent without script; that page has none either.
 */
export function NewsletterForm({
  copy,
  marks,
  rejected,
}: NewsletterFormCopy & { rejected?: RejectedForm | undefined }) {
  const hydrated = useHydrated();
  const [send] = useState(() => createFormSender(address));
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Errors>(rejected?.fields ?? {});
  const button = useRef<HTMLButtonElement>(null);

  function refuse(wrong: Errors, toastCopy: ToastCopy, sentence?: string) {
    setErrors(wrong);
    say(toastCopy, sentence);
    const first = wrong.email ? ids.email : wrong.consentToNewsletter ? ids.consent : undefined;
    // Disabled while sending, the button has lost the focus; it gets it back unless a field needs it more.
    requestAnimationFrame(() => (first ? document.getElementById(first) : button.current)?.focus());
  }

  async function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const { email = "", consentToNewsletter, website = "" } = formTexts(form);
    if (email.trim() === "") return refuse({ email: copy.errors.emailMissing }, copy.toasts.emailRequired);
    if (consentToNewsletter === undefined)
      return refuse({ consentToNewsletter: copy.errors.consentMissing }, copy.toasts.consentRequired);
    setSending(true);
    setErrors({});
    try {
      const { message } = await send({ email: email.trim(), consentToNewsletter: true, website });
      form.reset();
      say(copy.toasts.success, message);
      requestAnimationFrame(() => button.current?.focus());
    } catch (error) {
      const refusal = error instanceof ApiError ? error.refusal : undefined;
      refuse(refusal?.fields ?? {}, copy.toasts.failure, refusal?.message);
    } finally {
      setSending(false);
    }
  }

  const wholeRefused = rejected !== undefined && Object.keys(rejected.fields).length === 0;
  return (
    <form
      action={`${address}#${formId}`}
      className="relative grid scroll-mt-[calc(var(--header-h)+1rem)] gap-5 rounded-xl border border-line bg-surface p-card shadow-card"
      id={formId}
      method="post"
      noValidate={hydrated}
      onSubmit={subscribe}
    >
      {wholeRefused ? (
        <Note kind="error">
          <strong className="block font-semibold">{copy.toasts.failure.title}</strong>
          {rejected.message}
        </Note>
      ) : null}
      <TextField
        autoComplete="email"
        defaultValue={rejected?.values.email}
        error={errors.email}
        id={ids.email}
        inputMode="email"
        label={copy.email.label}
        marks={marks}
        maxLength={textBounds.email}
        name="email"
        onInput={() => setErrors((now) => ({ ...now, email: undefined }))}
        placeholder={copy.email.placeholder}
        required
        type="email"
      />
      <CheckboxField
        defaultChecked={rejected?.values.consentToNewsletter !== undefined}
        error={errors.consentToNewsletter}
        hint={copy.consentHint}
        id={ids.consent}
        label={copy.consent.text}
        marks={marks}
        name="consentToNewsletter"
        onChange={() => setErrors((now) => ({ ...now, consentToNewsletter: undefined }))}
        required
      />
      <HoneypotField
        defaultValue={rejected?.values.website}
        id={ids.trap}
        label={marks.honeypotLabel}
        name="website"
      />
      <Button busy={sending} className="w-full" ref={button} type="submit" variant="primary">
        {sending ? copy.submitting : copy.submit}
      </Button>
      <p className="text-caption text-ink-faint">{copy.privacyNote}</p>
    </form>
  );
}
