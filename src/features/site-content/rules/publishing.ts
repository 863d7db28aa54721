import type { Role } from "#platform/permissions/access.ts";

/** Who publishes: everyone who edits, someone other than whoever saved the draft last, or owners only. */
export const publishingRules = ["editors", "second", "owners"] as const;
export type PublishingRule = (typeof publishingRules)[number];

/** What keeps someone from publishing a draft; undefined if nothing does. */
export function publishingObstacle(
  rule: PublishingRule,
  actor: { id: string; role: Role },
  draftBy: string,
): Exclude<PublishingRule, "editors"> | "limited" | undefined {
  if (actor.role === "limited") return "limited";
  if (rule === "owners") return actor.role === "owner" ? undefined : "owners";
  return rule === "second" && draftBy === actor.id ? "second" : undefined;
}
