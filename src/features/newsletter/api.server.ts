import { newsletterForm } from "#content/forms.ts";
import { pageAt } from "#content/index.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { newsletterFromForm, newsletterSignup } from "./schema.ts";
import { type NewsletterServices, signUp } from "./writes/subscribing.server.ts";

/** The page where consent was given, as recorded in the consent log: a known page, or "unknown". */
function knownPage(page: string | undefined): string {
  return page === undefined ? "/" : (pageAt(page)?.path ?? "unknown");
}

/** The newsletter's public endpoint. */
export function newsletterEndpoints(services: NewsletterServices) {
  const needsConfirmation = services.settings.NEWSLETTER_CONFIRM === "double";
  const { text } = needsConfirmation ? newsletterForm.toasts.confirmSent : newsletterForm.toasts.success;
  return [
    endpoint({
      method: "post",
      path: "/newsletter/signup",
      operationId: "signUpForNewsletter",
      summary: "Subscribes an address to the newsletter.",
      input: newsletterSignup,
      example: { email: "reader@example.org", consentToNewsletter: true, website: "" },
      answer: {
        status: 200,
        description: "The address is subscribed, or has been sent a confirmation link.",
        example: { message: text, id: "01a1fc74-724c-71fd-a085-833908003bf9" },
      },
      limit: { points: 10, seconds: 600 },
      form: {
        name: "newsletter",
        page: "/",
        thanks: needsConfirmation ? "/thank-you/newsletter-confirm" : "/thank-you/newsletter",
        fromForm: newsletterFromForm,
      },
      async handle(input, { idempotencyKey, page }) {
        const id = await signUp(services, {
          email: input.email,
          page: knownPage(page),
          suspected: Boolean(input.website),
          idempotencyKey,
        });
        return { status: 200, body: { message: text, id } };
      },
    }),
  ];
}
