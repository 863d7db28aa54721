import { type Actor, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { type ConversationKind, kindRules, states } from "../forms/rules/conversation-kinds.ts";
import { encryptedAfter, itemById } from "./items.server.ts";
import { type Merged, shownIn } from "./merged.server.ts";

/** What a merged conversation began with. One that is merged directly can be separated. */
export type MergedStep = {
  kind: "message";
  id: string;
  at: string;
  author: string;
  text: string;
  direct: boolean;
};

export async function mergedSteps(
  services: Pick<Services, "store" | "cipher">,
  kind: ConversationKind,
  { id, merged }: { id: string; merged: readonly Merged[] },
): Promise<MergedStep[]> {
  const items = await Promise.all(merged.map((each) => itemById(services, kind, each.id)));
  return items.flatMap((item, at) =>
    item
      ? [
          {
            kind: "message" as const,
            id: item.id,
            at: item.createdAt,
            author: item.name || item.email,
            text: item.message,
            direct: merged[at]?.into === id,
          },
        ]
      : [],
  );
}

const mostOffered = 10;

/** The paths of other conversations of this address and kind, which can be merged with it: the newest first. */
export async function mergeableWith(
  services: Pick<Services, "store" | "cipher">,
  actor: Actor,
  kind: ConversationKind,
  { id, email }: { id: string; email: string },
): Promise<{ id: string; path: string }[]> {
  if (!may(actor, kindRules[kind].write)) return [];
  const found = await encryptedAfter(
    services,
    kind,
    { email, states: states.filter((state) => state !== "suspected_spam") },
    { cursor: undefined, limit: mostOffered },
  );
  return found
    .filter((row) => row.id !== id)
    .map((row) => ({ id: row.id, path: `/admin/${kind}/${row.id}` }));
}

/** Where a merged conversation is shown; undefined for one that has its own screen. */
export async function addressOfMerged(
  { store }: Pick<Services, "store">,
  kind: ConversationKind,
  id: string,
): Promise<string | undefined> {
  const shown = await shownIn(store.db, kind, id);
  return shown === id ? undefined : `/admin/${kind}/${shown}`;
}
