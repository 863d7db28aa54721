import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { subscriberOf } from "../reads/rows.server.ts";
import { searchSubscribers } from "../reads/search.server.ts";
import { subscriberPart, subscribersBulk } from "../schema.ts";
import { changeSubscribers } from "../writes/bulk.server.ts";

/** The operations of the list of subscribers, in a file below its parts, which call them. */
export const action = screenAction({
  changeSubscribers: operation({
    permission: "subscribers.write",
    withoutRecentSignIn: "changes several, which can be undone",
    input: subscribersBulk,
    handle: ({ services, actor, input }) => changeSubscribers(services, actor, input),
  }),
  searchSubscribers: operation({
    withoutRecentSignIn: "reads no more than one screen shows",
    input: subscriberPart,
    async handle({ services, actor, input: { text } }) {
      const { rows, more } = await searchSubscribers(services, actor, text);
      return { items: rows.map(subscriberOf), more };
    },
  }),
});
