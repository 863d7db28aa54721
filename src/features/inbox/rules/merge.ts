import { type ItemState, stillPromised } from "../forms/rules/mailboxes.ts";

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
  const since = rank === 0 ? waitsSince : ({ created_at }: Conversation) => created_at;
  return `${since(one)} ${one.id}` < `${since(other)} ${other.id}`;
}

const ranks: readonly ItemState[] = ["new", "open", "snoozed", "waiting", "done"];

/** A promised reply comes first, whatever its state. New and open ones are equal. */
function rankOf(item: Conversation): number {
  return stillPromised(item.state) && waitsSince(item) !== "" ? 0 : Math.max(1, ranks.indexOf(item.state));
}

/** Since when the person waits for a reply; empty once they have one. */
function waitsSince({ met_at, asked_again_at, created_at }: Conversation): string {
  return met_at === "" ? created_at : asked_again_at;
}
