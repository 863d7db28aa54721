import { smallestGroup } from "#features/campaigns/rules/limits.ts";
import { day as dayMs } from "#platform/clock/clock.ts";

/** What has come in since viewers' figures were counted: responses, one per network and day, and their days. */
export type NewAnswers = { new_answers: number; new_days: number; first_day: string };

/** The longest that a campaign with one response a day waits for new figures. */
export const longestWaitDays = 30;

/**
 * Whether five different networks have answered, apart from one that answered on each day. A viewer can send responses
 * of their own and subtract them, so the responses of any one network aren't enough: at least four are other people's.
 */
export function hasNewCrowd({ new_answers, new_days }: NewAnswers): boolean {
  return new_answers - new_days >= smallestGroup - 1;
}

/** Whether viewers' figures can be counted again. Where hardly anybody answers on the same day, it takes a month. */
export function isUpdateDue(since: NewAnswers & { taken_at: string }, now: Date): boolean {
  if (since.taken_at.slice(0, 10) === now.toISOString().slice(0, 10)) return false;
  const waited = now.getTime() - Date.parse(`${since.first_day}T00:00:00.000Z`) >= longestWaitDays * dayMs;
  return hasNewCrowd(since) || (since.new_answers >= smallestGroup && waited);
}
