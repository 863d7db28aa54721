import * as z from "zod/mini";
import { states, stillPromised } from "../forms/rules/conversation-kinds.ts";
import { isSnoozeTime } from "./snooze.ts";

/** How a conversation was before the reply, as it's kept with it. */
export const beforeReply = z.object({
  state: z.enum(states),
  state_at: z.string(),
  assignee: z.string(),
  met_at: z.string(),
  snoozed_until: z.string(),
  asked_again_at: z.string(),
  version: z.number(),
});
export type BeforeReply = z.output<typeof beforeReply>;

/** As it was before the reply; open if the time that it was snoozed until has passed. */
export function restored({ version: _version, ...before }: BeforeReply, now: Date): Partial<BeforeReply> {
  const isOver = before.state === "snoozed" && !isSnoozeTime(before.snoozed_until, now);
  return isOver ? { ...before, state: "open", snoozed_until: "" } : before;
}

/**
 * A colleague's change stays. What waits or is done only because of the reply is to do again if a reply is due, and what
 * the person wrote before it is due as soon as it was, though they have written more since.
 */
export function changedSince(
  before: BeforeReply,
  now: { state: string; state_at: string; met_at: string; asked_again_at: string; created_at: string },
  at: string,
): Partial<BeforeReply> {
  const isClosed = now.state === "waiting" || now.state === "done";
  const isByReply = isClosed && now.state_at === now.created_at && stillPromised(before.state);
  const again = isByReply ? ({ state: "open", state_at: at } as const) : {};
  if (before.met_at === "" && now.met_at === now.created_at) return { met_at: "", ...again };
  const waits = before.asked_again_at !== "" && (isByReply || now.asked_again_at !== "");
  return waits ? { asked_again_at: before.asked_again_at, ...again } : {};
}
