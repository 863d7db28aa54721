import { contactForm } from "#content/forms.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { contactFromForm, contactMessage } from "./schema.ts";
import { receiveMessage } from "./writes.server.ts";

/** The contact page's public operation. */
export function contactEndpoints(services: Services) {
  const message = contactForm.toasts.success.text;
  return [
    endpoint({
      method: "post",
      path: "/contact",
      operationId: "sendContactMessage",
      summary: "Sends a message to the team.",
      input: contactMessage,
      example: {
        name: "A reader",
        email: "reader@example.org",
        phone: "",
        subject: "general",
        message: "I have a question about the groups.",
        website: "",
      },
      answer: {
        status: 201,
        description: "The message is stored; `id` is the reference to quote.",
        example: { message, id: "01a1fc74-724c-71fd-a085-833908003bf9" },
      },
      limit: { points: 10, seconds: 600 },
      form: { name: "contact", page: "/contact", thanks: "/thank-you/contact", fromForm: contactFromForm },
      async handle({ website, ...input }, { idempotencyKey }) {
        const id = await receiveMessage(services, {
          message: { ...input, phone: input.phone ?? "" },
          suspected: Boolean(website),
          idempotencyKey,
        });
        return { status: 201, body: { message, id } };
      },
    }),
  ];
}
