import { Fragment, useState } from "react";
import type { formCopy, newsletterForm } from "#content/forms.ts";
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

const address = "/api/newsletter/signup";
const idOf = (field: string) => `newsletter-${field}`;

/** What the form says; handed in by the page, so that no words weigh on its script. */
export type NewsletterFormCopy = {
  copy: typeof newsletterForm;
  marks: Pick<typeof formCopy, "optional" | "errorMark" | "honeypotLabel">;
};

/**
 * The newsletter sign-up form, in plain React without the validator, because it is on the home page. `rejected` is the
 * error response to a form sent without JavaScript.
 */
export function NewsletterForm({
  copy,
  marks,
  rejected,
}: NewsletterFormCopy & { rejected?: RejectedForm | undefined }) {
  const [send] = useState(() => createFormSender(address));
  const { props, parts, sending, problem, filling } = useForm({
    rejected,
    read({ email = "", consentToNewsletter, website = "" }) {
      if (email.trim() === "") return { wrong: { email: copy.errors.emailMissing } };
      if (consentToNewsletter === undefined)
        return { wrong: { consentToNewsletter: copy.errors.consentMissing } };
      return { input: { email: email.trim(), consentToNewsletter: true, website } };
    },
    send,
    onWrong: ({ email }) => showToast(copy.toasts[email ? "emailRequired" : "consentRequired"]),
    onSent: ({ message }) => showToast(copy.toasts.success, message),
    onRefused: (refusal) => showToast(copy.toasts.failure, refusal?.message),
  });
  const wrong = problem?.fields ?? {};

  return (
    <FormCard {...props} action={address} gap="gap-4" id={idOf("form")}>
      {problem?.text && Object.keys(wrong).length === 0 ? (
        <Note kind="error">
          <strong className="block font-semibold">{copy.toasts.failure.title}</strong>
          {problem.text}
        </Note>
      ) : null}
      <Fragment key={filling}>
        <TextField
          autoComplete="email"
          defaultValue={rejected?.values.email}
          error={wrong.email}
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
          error={wrong.consentToNewsletter}
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
      <Button busy={sending} className="w-full" ref={parts.button} type="submit" variant="primary">
        {sending ? copy.submitting : copy.submit}
      </Button>
      <p className="text-small text-ink-faint">{copy.privacyNote}</p>
    </FormCard>
  );
}
