import { adminEndpoint } from "#platform/http/endpoint.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { personMessages } from "./copy.ts";
import { personPath, personRecord } from "./reads/view.server.ts";
import { personLookup, personQuery } from "./schema.ts";
import { viewPerson } from "./writes.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const message = `/admin/messages/${exampleId}`;
const limit = { points: 300, seconds: 600 };

/** The view of one person. */
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
    adminEndpoint({
      method: "get",
      path: "/admin/person/:kind/:id",
      operationId: "readPerson",
      summary: "Reads everything from the person whose message, inquiry, answer or subscription this is.",
      permission: "person.read",
      limit,
      input: personQuery,
      answer: {
        status: 200,
        description:
          "What waits for a reply, and a page of the timeline, newest first. The audit log records it.",
        example: {
          person: {
            email: "reader@example.org",
            name: "A reader",
            facts: [{ label: "Newsletter", text: "Subscribed" }],
            due: [{ title: "General Inquiry", path: message, due: "2026-11-23T10:00:00.000Z" }],
            reply: `${message}#answer-text`,
            subscriberId: exampleId,
            timeline: [
              {
                id: exampleId,
                at: "2026-11-20T10:00:00.000Z",
                what: "Message",
                text: "General Inquiry: Is there a group for the nights?",
                status: "New",
                path: message,
              },
            ],
            next: null,
          },
        },
      },
      handle: async ({ cursor }, { actor, params: { kind = "", id = "" } }) => ({
        status: 200,
        body: { person: await viewPerson(services, actor, { kind, id, cursor }) },
      }),
    }),
  ];
}
