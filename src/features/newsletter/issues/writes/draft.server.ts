import type * as z from "zod/mini";
import { current } from "#content/current.ts";
import { newsletterTemplatesDocument } from "#content/newsletter-templates.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import { cellOf } from "#platform/crypto/keyed-table.ts";
import { rowById, type Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { settingNow } from "#platform/settings/stored-settings.ts";
import { newsletterLabels } from "../../schema.ts";
import { issueMessages as sentences } from "../copy.ts";
import { issueRow, versionContent } from "../reads/content.server.ts";
import { deletionOf } from "../reads/issues.server.ts";
import { labelsOf } from "../reads/receivers.server.ts";
import { testJob } from "../rules/sending.ts";
import type { IssueContent, issueCreation } from "../schema.ts";
import { keyedIssues, keyedIssueVersions } from "../table.server.ts";
import { sendingPace } from "../team-settings.server.ts";

const empty: Omit<IssueContent, "pace"> = {
  subject: "",
  preview: "",
  text: "",
  topics: [],
  dates: [],
  segment: { kind: "all" },
};

function encryptedContent({ cipher }: Services, id: string, content: IssueContent): string {
  return cipher.encrypt(JSON.stringify(content), cellOf(keyedIssues, "content", id));
}

/** Topics and dates must be ones that subscribers can opt out of. */
function checkLabels(content: IssueContent): void {
  if (newsletterLabels.safeParse(labelsOf(content)).success) return;
  throw fieldError("topics", sentences.unknownLabel);
}

async function newContent(services: Services, { template, to }: IssueSource): Promise<IssueContent> {
  const start = current(newsletterTemplatesDocument).items.find(({ id }) => id === template);
  if (template !== undefined && !start) throw fieldError("template", sentences.template);
  return {
    ...empty,
    ...(start && { subject: start.subject, text: start.text }),
    ...(to !== undefined && { segment: to }),
    pace: await settingNow(services, sendingPace),
  };
}

type IssueSource = z.output<typeof issueCreation>;

/**
 * Creates an issue; `also` is done in the same transaction. @returns its id.
 * @throws {HttpError} invalid_input if there is no such template.
 */
export async function createIssue(
  services: Services,
  actor: Actor,
  source: IssueSource = {},
  also?: (tx: Tx, id: string) => Promise<void>,
): Promise<string> {
  authorize(actor, "newsletter.send");
  const content = source.content ?? (await newContent(services, source));
  checkLabels(content);
  const { store, ids, clock } = services;
  const id = ids.next();
  const now = instantNow(clock);
  await store.transact(async (tx) => {
    await tx
      .insertInto("issues")
      .values({
        id,
        state: "draft",
        paused_for: "",
        counted_from: "",
        revision: 1,
        content: encryptedContent(services, id, content),
        send_at: "",
        zone: "",
        turn: 0,
        created_at: now,
        changed_at: now,
        begun_at: "",
        finished_at: "",
        counts: "",
      })
      .execute();
    await also?.(tx, id);
    await keepVersion(tx, services, actor, { id, content });
    await recordAudit(tx, services, { actor, action: "letters.created", subject: id });
  });
  return id;
}

/** Which issue to change, and the revision that the client has. */
type Change = { id: string; revision: number };

/**
 * Saves a draft, with optimistic locking.
 * @returns the new revision.
 * @throws {HttpError} conflict if someone saved meanwhile, or if it isn't a draft any more.
 */
export async function saveIssue(
  services: Services,
  actor: Actor,
  { id, revision, content, fresh }: Change & { content: IssueContent; fresh?: boolean },
): Promise<number> {
  authorize(actor, "newsletter.send");
  checkLabels(content);
  const { store, clock } = services;
  await store.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("issues")
      .set({
        content: encryptedContent(services, id, content),
        revision: revision + 1,
        changed_at: instantNow(clock),
      })
      .where("id", "=", id)
      .where("revision", "=", revision)
      .where("state", "=", "draft")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw await conflictError(tx, id, revision);
    await keepVersion(tx, services, actor, { id, content, ...(fresh && { fresh }) });
  });
  return revision + 1;
}

/** What the draft says now is kept as a version. */
export async function restoreVersion(
  services: Services,
  actor: Actor,
  { id, revision, version }: Change & { version: string },
): Promise<{ revision: number; content: IssueContent }> {
  authorize(actor, "newsletter.send");
  const content = await versionContent(services, { id: version, issueId: id });
  return { content, revision: await saveIssue(services, actor, { id, revision, content, fresh: true }) };
}

/** The error for an issue that couldn't be changed at this revision: someone deleted, saved or sent it. */
export async function conflictError(tx: Tx, id: string, revision: number): Promise<HttpError> {
  const row = await rowById(tx, "issues", id).executeTakeFirst();
  if (!row) return new HttpError("not_found");
  if (row.revision !== revision) return new HttpError("conflict", { message: sentences.conflict });
  return new HttpError("conflict", {
    message: row.state === "draft" ? sentences.wrongState : sentences.notDraft,
  });
}

/**
 * Deletes a draft. A sent issue stays as a record of what was sent to whom. An email of the welcome series leaves it,
 * with the notes of who got it. Editors delete what went to nobody.
 */
export async function deleteIssue(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "newsletter.send");
  await services.store.transact(async (tx) => {
    authorize(actor, await deletionOf(tx, id));
    const { numDeletedRows } = await tx
      .deleteFrom("issues")
      .where("id", "=", id)
      .where("state", "=", "draft")
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw await conflictError(tx, id, 0);
    await tx.deleteFrom("issue_versions").where("issue_id", "=", id).execute();
    await tx.deleteFrom("welcome_emails").where("issue_id", "=", id).execute();
    await tx.deleteFrom("issue_mails").where("issue_id", "=", id).execute();
    await recordAudit(tx, services, { actor, action: "letters.deleted", subject: id });
  });
}

/** Sends the saved content of an issue only to the team member who asks. */
export async function sendTest(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "newsletter.send");
  await issueRow(services, id);
  await services.store.transact(async (tx) => {
    await enqueue(tx, services, { kind: testJob, payload: { letterId: id, staffId: actor.id } });
    await recordAudit(tx, services, { actor, action: "letters.tested", subject: id });
  });
}

/** One stretch of writing: somebody who saves again within this time changes the same version. */
const stretchMs = 10 * minute;

const mostVersions = 50;

type Written = {
  id: string;
  content: IssueContent;
  /** Begins a version of its own, so that the one before stays as it is. */
  fresh?: boolean;
};

async function keepVersion(
  tx: Tx,
  { ids, clock, cipher }: Services,
  actor: Actor,
  { id: issueId, content, fresh = false }: Written,
): Promise<void> {
  const now = instantNow(clock);
  const versions = tx
    .selectFrom("issue_versions")
    .where("issue_id", "=", issueId)
    .orderBy("begun_at", "desc")
    .orderBy("id", "desc");
  const latest = await versions.select(["id", "by", "begun_at"]).limit(1).executeTakeFirst();
  const goesOn = !fresh && latest?.by === actor.id && latest.begun_at > instantAfter(clock, -stretchMs);
  const id = goesOn ? latest.id : ids.next();
  const text = JSON.stringify(content);
  const encrypted = cipher.encrypt(text, cellOf(keyedIssueVersions, "content", id));
  if (goesOn) {
    await tx
      .updateTable("issue_versions")
      .set({ content: encrypted, at: now })
      .where("id", "=", id)
      .execute();
    return;
  }
  await tx
    .insertInto("issue_versions")
    .values({ id, issue_id: issueId, content: encrypted, by: actor.id, begun_at: now, at: now })
    .execute();
  await tx
    .deleteFrom("issue_versions")
    .where("issue_id", "=", issueId)
    .where("id", "not in", versions.select("id").limit(mostVersions))
    .execute();
}
