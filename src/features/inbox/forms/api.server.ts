import { endpoint } from "#platform/http/endpoint.ts";
import { fieldsOf } from "#platform/records/fields.ts";
import { fromForm } from "#platform/records/record-form.ts";
import type { Services } from "#platform/services.ts";
import { conversationKinds } from "./rules/conversation-kinds.ts";
import { fieldsIn, forms } from "./schema/forms.ts";
import { receive } from "./writes.server.ts";

export function formEndpoints(services: Services) {
  return conversationKinds.map((kind) => {
    const { schema, endpoint: described } = forms[kind];
    const { path, operationId, summary, example, stored, thanks: message, form } = described;
    return endpoint({
      method: "post",
      path,
      operationId,
      summary,
      input: schema,
      example,
      response: {
        status: 201,
        description: stored,
        example: { message, id: "01a1fc74-724c-71fd-a085-833908003bf9" },
      },
      limit: { points: 10, seconds: 600 },
      form: { ...form, fromForm: (texts) => fromForm(fieldsOf(schema), texts) },
      async handle(input, { idempotencyKey }) {
        const texts = Object.fromEntries(fieldsIn[kind].map(({ name }) => [name, input[name] ?? ""]));
        // Where a filled honeypot is refused, the schema has done so already.
        const suspected = Boolean(input.website);
        const id = await receive(services, kind, { texts, suspected, idempotencyKey });
        return { status: 201, body: { message, id } };
      },
    });
  });
}
