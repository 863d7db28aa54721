import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { subscriberOf } from "../reads/rows.server.ts";
import { searchSubscribers } from "../reads/search.server.ts";
import { segmentContent, segmentOrTag, subscriberPart, subscribersBulk } from "../schema.ts";
import { changeSubscribers } from "../writes/bulk.server.ts";
import { deleteSegment, saveSegment } from "../writes/segments.server.ts";
import { deleteTag } from "../writes/tags.server.ts";

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
  saveSegment: operation({
    permission: "subscribers.write",
    withoutRecentSignIn: "changes one record, which can be changed again",
    input: segmentContent,
    handle: async ({ services, actor, input }) => ({ id: await saveSegment(services, actor, input) }),
  }),
  deleteSegment: operation({
    permission: "subscribers.write",
    input: segmentOrTag,
    handle: ({ services, actor, input }) => deleteSegment(services, actor, input.id),
  }),
  deleteTag: operation({
    permission: "subscribers.write",
    input: segmentOrTag,
    handle: ({ services, actor, input }) => deleteTag(services, actor, input.id),
  }),
});
