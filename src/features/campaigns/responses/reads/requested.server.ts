import { rowById } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { versionContent } from "../../reads/live.server.ts";
import { type AnswerPart, partsOf } from "../../rules/matrix.ts";
import type { Condition } from "../../schema/campaign.ts";

/**
 * Every question of every version, once each, with the text of the newest; of a matrix, its rows. Removed options come after the current ones,
 * because people have chosen them.
 * @throws {HttpError} not_found if the campaign has been deleted.
 */
export async function requestedQuestions(
  services: Services,
  campaignId: string,
): Promise<readonly AnswerPart[]> {
  const questions = new Map<string, AnswerPart>();
  for (const { question } of await everyAsking(services, campaignId)) {
    const newer = questions.get(question.id);
    questions.set(question.id, newer ? withOptionsOf(newer, question) : question);
  }
  return [...questions.values()];
}

/** A question of one type, with all versions of it. */
export type AskedQuestion = {
  key: string;
  /** With the text of the newest version and the options of all. */
  question: AnswerPart;
  /** As in each version, newest first. */
  askings: readonly { version: number; question: AnswerPart; ofEverybody: boolean }[];
  /** The ids of the questions its condition depends on. */
  dependsOn: readonly string[];
};

/** The same for counting: a question whose type changed counts as a different question. */
export async function questionsByKind(
  services: Services,
  campaignId: string,
): Promise<readonly AskedQuestion[]> {
  const questions = new Map<string, AskedQuestion>();
  const keysOf = new Map<string, Set<string>>();
  const all = await everyAsking(services, campaignId);
  for (const { question } of all)
    keysOf.set(question.id, (keysOf.get(question.id) ?? new Set<string>()).add(keyOf(question)));
  for (const { version, question, conditions } of all) {
    const key = keyOf(question);
    const newer = questions.get(key);
    const tested = conditions.flatMap(({ tests }) => tests.map((test) => test.question));
    questions.set(key, {
      key,
      question: newer ? withOptionsOf(newer.question, question) : question,
      askings: [...(newer?.askings ?? []), { version, question, ofEverybody: conditions.length === 0 }],
      dependsOn: [...(newer?.dependsOn ?? []), ...tested.flatMap((id) => [...(keysOf.get(id) ?? [])])],
    });
  }
  return [...questions.values()];
}

const keyOf = ({ id, kind }: AnswerPart) => `${id}-${kind}`;

type Asking = { version: number; question: AnswerPart; conditions: readonly Condition[] };

/** @throws {HttpError} not_found. */
export async function newestVersion({ store }: Services, campaignId: string): Promise<number> {
  const campaign = await rowById(store.db, "campaigns", campaignId).executeTakeFirst();
  if (!campaign || campaign.state === "deleted") throw new HttpError("not_found");
  return campaign.version;
}

/** Newest version first. */
async function everyAsking(services: Services, campaignId: string): Promise<readonly Asking[]> {
  const newest = await newestVersion(services, campaignId);
  const askings: Asking[] = [];
  for (let version = newest; version > 0; version -= 1) {
    const content = await versionContent(services, campaignId, version);
    for (const section of content?.sections ?? [])
      for (const question of section.questions.flatMap(partsOf))
        if (question.kind !== "statement")
          askings.push({
            version,
            question,
            conditions: [section.showIf, question.showIf].filter((condition) => condition !== null),
          });
  }
  return askings;
}

function withOptionsOf(newer: AnswerPart, older: AnswerPart): AnswerPart {
  if (!("options" in newer) || !("options" in older)) return newer;
  const known = new Set(newer.options.map(({ id }) => id));
  const removed = older.options.filter(({ id }) => !known.has(id));
  return { ...newer, options: [...newer.options, ...removed], other: newer.other || older.other };
}
