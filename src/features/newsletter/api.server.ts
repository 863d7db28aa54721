import { newsletterForm, translatedNewsletter } from "#content/forms.ts";
import { pageAt } from "#content/index.ts";
import { thankYouNewsletter, thankYouNewsletterConfirm } from "#content/pages/thank-you.ts";
import { simplePageAt } from "#content/simple-pages/current-simple-pages.ts";
import { hasNewsletter } from "#content/simple-pages/simple-page.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import { signupWordingIn } from "./reads.server.ts";
import { type NewsletterSignup, newsletterFromForm, newsletterSignup } from "./schema.ts";
import { type NewsletterServices, signUp } from "./writes/subscribing.server.ts";

/** The page where consent was given, as recorded in the consent log: a known page, or "unknown". */
function knownPage(page: string | undefined): string {
  return page === undefined ? "/" : (pageAt(page)?.path ?? "unknown");
}

/** The page that shows the form again with its errors: the team's page that it's on, or home. */
function pageWithForm(from: string | undefined): string {
  const made = from === undefined ? undefined : simplePageAt(from);
  return made && hasNewsletter(made.content) ? made.page.path : "/";
}

/**
 * The language and the sentence of a form that isn't in English. The sentence is ours, never the browser's.
 * @throws {HttpError} invalid_input, if the form was shown in a language or with a sentence that isn't offered any more.
 */
function translatedForm({ language, consentVersion }: NewsletterSignup) {
  if (language === undefined) return undefined;
  const agreed = signupWordingIn(language);
  if (!agreed || (consentVersion !== undefined && consentVersion !== agreed.wordingVersion))
    throw new HttpError("invalid_input", { message: translatedNewsletter.changed });
  return { language, agreed };
}

export function newsletterEndpoints(services: NewsletterServices) {
  const needsConfirmation = services.settings.NEWSLETTER_CONFIRM === "double";
  const { text } = needsConfirmation ? newsletterForm.toasts.confirmSent : newsletterForm.toasts.success;
  const thanks = needsConfirmation ? thankYouNewsletterConfirm.path : thankYouNewsletter.path;
  return [
    endpoint({
      method: "post",
      path: "/newsletter/signup",
      operationId: "signUpForNewsletter",
      summary: "Subscribes an address to the newsletter.",
      input: newsletterSignup,
      example: { email: "reader@example.org", consentToNewsletter: true, website: "" },
      response: {
        status: 200,
        description: "The address is subscribed, or has been sent a confirmation link.",
        example: { message: text, id: "01a1fc74-724c-71fd-a085-833908003bf9" },
      },
      limit: { points: 10, seconds: 600 },
      form: {
        name: "newsletter",
        page: (_params, { page }) => pageWithForm(page),
        thanks,
        fromForm: newsletterFromForm,
      },
      async handle(input, { idempotencyKey, page }) {
        const translated = translatedForm(input);
        const id = await signUp(services, {
          email: input.email,
          page: knownPage(page),
          suspected: Boolean(input.website),
          idempotencyKey,
          translated,
        });
        const next = translated ? `${thanks}?language=${translated.language}` : thanks;
        return { status: 200, body: { message: text, id }, next };
      },
    }),
  ];
}
