import * as z from "zod/mini";
import { formCopy, newsletterForm, translatedNewsletter } from "#content/forms.ts";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { isStorable } from "#platform/http/email-shape.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { emailText, honeypot, personal } from "#platform/records/fields.ts";

const { errors } = newsletterForm;
const { changed } = translatedNewsletter;

/** What a form in another language than English says and sends besides. */
export type TranslatedForm = {
  /** The language, and the version of the sentence that is agreed to: the consent log keeps both. */
  language: string;
  consentVersion: string;
  /** That the newsletter itself is in English. */
  inEnglish: string;
  /** What the server says, which it says in English, in the form's language. */
  answers: Readonly<Record<string, string>>;
};

/** What the form says; handed in by the page, so that no words weigh on its script. */
export type NewsletterFormCopy = {
  copy: Omit<typeof newsletterForm, "imported">;
  marks: Pick<typeof formCopy, "optional" | "errorMark" | "honeypotLabel">;
  translated?: TranslatedForm | undefined;
};

const longestVersion = 60;

export const newsletterSignup = z.strictObject({
  email: personal(
    emailText({
      max: textBounds.email,
      tooLong: errors.emailTooLong,
      missing: errors.emailMissing,
      invalid: errors.emailInvalid,
    }),
  ),
  consentToNewsletter: z.literal(true, errors.consentMissing),
  // If it's filled in, the sign-up is stored as suspected spam, not rejected.
  website: honeypot({ max: textBounds.trap, filled: formCopy.honeypotFilled }),
  /** From a form in another language than English: which, and the version of the sentence that was agreed to. */
  language: z.optional(z.enum(["fr", "es"], changed)),
  consentVersion: z.optional(
    z.string(changed).check(z.maxLength(longestVersion, changed), z.refine(isStorable, changed)),
  ),
});

export type NewsletterSignup = z.output<typeof newsletterSignup>;

/** Parses a form sent without script. */
export function newsletterFromForm(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { consentToNewsletter } = values;
  return { ...values, consentToNewsletter: consentToNewsletter === "on" || consentToNewsletter === "true" };
}

const oneOf = (choices: readonly { id: string }[]) =>
  z.array(z.string().check(z.refine((id) => choices.some((choice) => choice.id === id))));

/** Topics and dates by id: a subscriber's opt-outs, or what a newsletter is about. */
export const newsletterLabels = z.strictObject({
  topics: oneOf(newsletterTopics),
  dates: oneOf(newsletterDates),
});

/** Stored choices can include ids that are no longer offered. */
export const mutedChoices = z.object({ topics: z.array(z.string()), dates: z.array(z.string()) });

export type MutedChoices = z.output<typeof mutedChoices>;

/** Unknown ids are ignored. */
export function choicesFromForm(form: FormData): MutedChoices {
  const ticked = (name: string, choices: readonly { id: string }[]) => {
    const given = new Set(form.getAll(name));
    return choices.map(({ id }) => id).filter((id) => given.has(id));
  };
  return { topics: ticked("topic", newsletterTopics), dates: ticked("date", newsletterDates) };
}
