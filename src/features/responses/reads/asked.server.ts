import { versionContent } from "#features/campaigns/reads/live.server.ts";
import type { Question } from "#features/campaigns/schema.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";

/**
 * Every question that any version asked, each once, in the words of the newest that has it. Options that were taken
 * away stand behind the present ones, since people have chosen them.
 * @throws {HttpError} not_found when there is no such campaign any more.
 */
export async function askedQuestions(services: Services, campaignId: string): Promise<readonly Question[]> {
  const campaign = await services.store.db
    .selectFrom("campaigns")
    .select(["version", "state"])
    .where("id", "=", campaignId)
    .executeTakeFirst();
  if (!campaign || campaign.state === "deleted") throw new HttpError("not_found");
  const asked = new Map<string, Question>();
  for (let version = campaign.version; version > 0; version -= 1) {
    const content = await versionContent(services, campaignId, version);
    for (const question of content?.sections.flatMap((section) => section.questions) ?? []) {
      if (question.kind === "statement") continue;
      const newer = asked.get(question.id);
      asked.set(question.id, newer ? withOptionsOf(newer, question) : question);
    }
  }
  return [...asked.values()];
}

function withOptionsOf(newer: Question, older: Question): Question {
  if (!("options" in newer) || !("options" in older)) return newer;
  const known = new Set(newer.options.map(({ id }) => id));
  const gone = older.options.filter(({ id }) => !known.has(id));
  return { ...newer, options: [...newer.options, ...gone], other: newer.other || older.other };
}
