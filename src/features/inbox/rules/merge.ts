import type { ItemState } from "../forms/rules/conversation-kinds.ts";
import { promisedSince } from "./promise.ts";

type Conversation = {
  id: string;
  state: ItemState;
  met_at: string;
  asked_again_at: string;
  created_at: string;
};

/**
 * Which of two conversations stays when they are merged: the one that needs the team soonest, so that nothing that waits
 * for a reply disappears and its due time stays. Otherwise it's the older one.
 */
export function keptOf<Each extends Conversation>(one: Each, other: Each): { kept: Each; merged: Each } {
  const [kept, merged] = isBefore(one, other) ? [one, other] : [other, one];
  return { kept, merged };
}

function isBefore(one: Conversation, other: Conversation): boolean {
  const [rank, otherRank] = [rankOf(one), rankOf(other)];
  if (rank !== otherRank) return rank < otherRank;
  const order = (each: Conversation) => `${sinceOf(each) ?? each.created_at} ${each.created_at} ${each.id}`;
  return order(one) < order(other);
}

const ranks: readonly ItemState[] = ["new", "open", "snoozed", "waiting", "done"];

const sinceOf = ({ state, met_at, asked_again_at, created_at }: Conversation) =>
  promisedSince({ state, metAt: met_at, askedAgainAt: asked_again_at, createdAt: created_at });

/** A promised reply comes first, whatever its state. New and open ones are equal. */
function rankOf(each: Conversation): number {
  return sinceOf(each) === undefined ? Math.max(1, ranks.indexOf(each.state)) : 0;
}
