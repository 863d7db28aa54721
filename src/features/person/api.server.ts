import { adminEndpoint } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { personMessages } from "./copy.ts";
import { personPath, personRecord } from "./reads/view.server.ts";
import { personLookup } from "./schema.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const limit = { points: 300, seconds: 600 };

/** Finding the view of one person. */
export function personEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/person/find",
      operationId: "findPerson",
      withoutRecentSignIn: "reads no more than one screen shows",
      summary: "Finds the view of a person by their whole email address.",
      permission: "person.read",
      limit,
      input: personLookup,
      example: { email: "reader@example.org" },
      answer: {
        status: 200,
        description: "The view's address, which names one of the person's records.",
        example: { path: `/admin/person/messages/${exampleId}` },
      },
      async handle({ email }, { actor }) {
        const record = await personRecord(services, actor, email);
        if (!record) throw new HttpError("not_found", { message: personMessages.none });
        return { status: 200, body: { path: personPath(record) } };
      },
    }),
  ];
}
