import { Fragment, useState } from "react";
import { createFormSender } from "#platform/browser/api-client.ts";
import { useForm } from "#platform/browser/use-form.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { TextField } from "#ui/field-text.tsx";
import { FormCard, HoneypotField } from "#ui/form-card.tsx";
import { Note } from "#ui/note.tsx";
import { showToast } from "#ui/toast/store.ts";
import type { NewsletterFormCopy } from "../schema.ts";

const address = "/api/newsletter/signup";
const idOf = (field: string) => `newsletter-${field}`;

/**
 * The newsletter sign-up form, in plain React without the validator, because it is on the home page. `rejected` is the
 * error response to a form sent without JavaScript.
 */
export function NewsletterForm({
  copy,
  marks,
  translated,
  rejected,
}: NewsletterFormCopy & { rejected?: RejectedForm | undefined }) {
  const [send] = useState(() => createFormSender(address));
  const hidden = translated && {
    language: translated.language,
    consentVersion: translated.consentVersion,
  };
  // A sentence that nobody has translated is left out of a form in another language.
  const inForm = (sentence?: string) =>
    translated && sentence !== undefined ? translated.answers[sentence] : sentence;
  const { props, parts, sending, problem, filling } = useForm({
    rejected,
    read({ email = "", consentToNewsletter, website = "" }) {
      if (email.trim() === "") return { wrong: { email: copy.errors.emailMissing } };
      if (consentToNewsletter === undefined)
        return { wrong: { consentToNewsletter: copy.errors.consentMissing } };
      return { input: { email: email.trim(), consentToNewsletter: true, website, ...hidden } };
    },
    send,
    onWrong: ({ email }) => showToast(copy.toasts[email ? "emailRequired" : "consentRequired"]),
    onSent: ({ message }) => showToast(copy.toasts.success, inForm(message)),
    onRefused: (refusal) => showToast(copy.toasts.failure, inForm(refusal?.message)),
  });
  const wrong = problem?.fields ?? {};
  // What the form itself has found is in its language already.
  const errorOf = (sentence?: string) => inForm(sentence) ?? sentence;

  return (
    <FormCard {...props} action={address} gap="gap-4" id={idOf("form")}>
      {problem?.text && Object.keys(wrong).length === 0 ? (
        <Note kind="error">
          <strong className="block font-semibold">{copy.toasts.failure.title}</strong>
          {inForm(problem.text) ?? copy.toasts.failure.text}
        </Note>
      ) : null}
      <Fragment key={filling}>
        <TextField
          autoComplete="email"
          defaultValue={rejected?.values.email}
          error={errorOf(wrong.email)}
          id={idOf("email")}
          inputMode="email"
          label={copy.email.label}
          marks={marks}
          maxLength={textBounds.email}
          name="email"
          placeholder={copy.email.placeholder}
          required
          type="email"
        />
        <CheckboxField
          defaultChecked={rejected?.values.consentToNewsletter !== undefined}
          error={errorOf(wrong.consentToNewsletter)}
          hint={copy.consentHint}
          id={idOf("consent")}
          label={copy.consent.text}
          marks={marks}
          name="consentToNewsletter"
          required
        />
        <HoneypotField
          defaultValue={rejected?.values.website}
          id={idOf("website")}
          label={marks.honeypotLabel}
          name="website"
        />
      </Fragment>
      {hidden &&
        Object.entries(hidden).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
      <Button busy={sending} className="w-full" ref={parts.button} type="submit" variant="primary">
        {sending ? copy.submitting : copy.submit}
      </Button>
      <p className="text-small text-ink-faint">
        {translated ? `${translated.inEnglish} ` : null}
        {copy.privacyNote}
      </p>
    </FormCard>
  );
}
