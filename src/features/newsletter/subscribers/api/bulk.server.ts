import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { subscriberMessages, subscribersCopy } from "../copy/subscribers.ts";
import { subscribersBulk, subscribersUndo } from "../schema.ts";
import { changeSubscribers, undoSubscribers } from "../writes/bulk.server.ts";

const { bulk: messages } = subscriberMessages;
const { people } = subscribersCopy;

/** Changes of several subscribers at once, and what undoes them. */
export function subscriberBulkEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "post",
      path: "/admin/subscribers/bulk",
      operationId: "changeSubscribers",
      summary: "Tags, untags or unsubscribes the chosen subscribers, or all who match a filter.",
      permission: "subscribers.write",
      withoutRecentSignIn: "changes several, which can be undone",
      input: subscribersBulk,
      example: { ids: ["01a1fc74-724c-71fd-a085-833908003bf9"], action: "tag", tag: "Open house" },
      answer: {
        status: 200,
        description: "How many were changed, and what undoes it within 10 minutes.",
        example: { message: messages.done.tag(people(1)), changed: 1, undo: "eyJ…" },
      },
      async handle(input, { actor }) {
        const { changed, undo } = await changeSubscribers(services, actor, input);
        const message = changed === 0 ? messages.none : messages.done[input.action](people(changed));
        return { status: 200, body: { message, changed, ...(undo === undefined ? {} : { undo }) } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: "/admin/subscribers/bulk/undo",
      operationId: "undoSubscribers",
      summary: "Undoes a change of several subscribers. Whoever has changed since stays as they are.",
      permission: "subscribers.write",
      withoutRecentSignIn: "changes several, which can be undone",
      maxBytes: 2_000_000,
      input: subscribersUndo,
      example: { undo: "eyJ…" },
      answer: {
        status: 200,
        description: "How many are as before.",
        example: { message: messages.undone(people(1)) },
      },
      handle: async ({ undo }, { actor }) => ({
        status: 200,
        body: { message: messages.undone(people(await undoSubscribers(services, actor, undo))) },
      }),
    }),
  ];
}
