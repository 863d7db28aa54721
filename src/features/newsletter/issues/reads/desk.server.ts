import { type Actor, demand } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { bodyOf, previewOf } from "../emails.server.ts";
import { letterFaults } from "../rules/letter-faults.ts";
import type { LetterState } from "../rules.ts";
import { type LetterContent, letterContent } from "../schema.ts";
import type { LetterRow } from "../table.server.ts";
import { countsOf, type LetterCounts } from "./counts.server.ts";
import { audienceOf } from "./receivers.server.ts";
import { senderNow } from "./sender.server.ts";

/** A letter as the desk shows it. */
export type Letter = {
  id: string;
  state: LetterState;
  revision: number;
  content: LetterContent;
  sendAt: string;
  zone: string;
  createdAt: string;
  changedAt: string;
  begunAt: string;
  finishedAt: string;
  counts: LetterCounts;
};

/** Opens what the team wrote. */
export function openContent(
  { cipher }: Pick<Services, "cipher">,
  { id, content }: Pick<LetterRow, "id" | "content">,
): LetterContent {
  return letterContent.parse(
    JSON.parse(cipher.decrypt(content, { table: "letters", column: "content", id })),
  );
}

/** Reads a letter for whoever has asked already whether they may. @throws {HttpError} not_found. */
export async function letterRow({ store }: Pick<Services, "store">, id: string): Promise<LetterRow> {
  const row = await store.db.selectFrom("letters").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new HttpError("not_found");
  return row;
}

async function shown(services: Services, row: LetterRow): Promise<Letter> {
  return {
    id: row.id,
    state: row.state,
    revision: row.revision,
    content: openContent(services, row),
    sendAt: row.send_at,
    zone: row.zone,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    begunAt: row.begun_at,
    finishedAt: row.finished_at,
    counts: await countsOf(services, row),
  };
}

/** One letter with what has come of its mails. */
export async function letterById(services: Services, actor: Actor, id: string): Promise<Letter> {
  demand(actor, "letters.send");
  return shown(services, await letterRow(services, id));
}

/** Letters in the list; a monthly letter fills them in eight years. */
const most = 100;

/** All letters, the newest first. */
export async function letterList(services: Services, actor: Actor): Promise<Letter[]> {
  demand(actor, "letters.send");
  const rows = await services.store.db
    .selectFrom("letters")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return Promise.all(rows.map((row) => shown(services, row)));
}

/** A letter as it would go out: both halves, what keeps it from going, and how many would get it. */
export type LetterPreview = {
  html: string;
  text: string;
  faults: string[];
  /** Among the faults: nobody has entered who sends newsletters. */
  needsSender: boolean;
  audience: { receivers: number; muted: number };
};

/** Draws a text as the mail it would become. */
export async function letterPreviewOf(
  services: Services,
  actor: Actor,
  content: LetterContent,
): Promise<LetterPreview> {
  demand(actor, "letters.send");
  const sender = await senderNow(services);
  const needsSender = sender === undefined;
  return {
    ...previewOf(bodyOf(content, sender), services.settings.SITE_URL),
    faults: letterFaults(content, { needsSender }),
    needsSender,
    audience: await audienceOf(services, content),
  };
}
