import { inquiryForm } from "#content/forms.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { clinicInquiry, inquiryFromForm } from "./schema.ts";
import { receiveInquiry } from "./writes.server.ts";

/** The partnership pages' public operation. */
export function clinicsEndpoints(services: Services) {
  const message = inquiryForm.toasts.success.text;
  return [
    endpoint({
      method: "post",
      path: "/clinic/inquiry",
      operationId: "sendClinicInquiry",
      summary: "Sends a clinic's inquiry to the partnership team.",
      input: clinicInquiry,
      example: {
        email: "clinic@example.org",
        clinicName: "A clinic",
        contactName: "",
        phone: "",
        message: "We would like to know more.",
        website: "",
      },
      answer: {
        status: 201,
        description: "The inquiry is stored; `id` is the reference to quote.",
        example: { message, id: "01a1fc74-724c-71fd-a085-833908003bf9" },
      },
      limit: { points: 10, seconds: 600 },
      form: {
        name: "inquiry",
        page: "/clinics/partnership",
        thanks: "/thank-you/inquiry",
        fromForm: inquiryFromForm,
      },
      async handle({ email, clinicName, contactName, phone, message: copy }, { idempotencyKey }) {
        const id = await receiveInquiry(services, {
          inquiry: {
            email,
            clinicName: clinicName ?? "",
            contactName: contactName ?? "",
            phone: phone ?? "",
            message: copy ?? "",
          },
          idempotencyKey,
        });
        return { status: 201, body: { message, id } };
      },
    }),
  ];
}
