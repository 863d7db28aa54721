import * as z from "zod/mini";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import { consentSubject, recordConsent } from "#platform/consent/consent-log.ts";
import { rowById, type Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { openAddress } from "../../reads.server.ts";
import { forgotten } from "../../table.server.ts";
import { importedWording } from "../../writes/import.server.ts";
import { leaveList } from "../../writes/leaving.server.ts";
import { subscriberMessages as messages } from "../copy/subscribers.ts";
import { idsMatching } from "../reads/matching.server.ts";
import { mostAtOnce, tagsEach, undoMinutes } from "../rules/bounds.ts";
import type { SubscribersBulk } from "../schema.ts";
import { ensureTags } from "./tags.server.ts";

/** The page recorded in the consent log. */
const page = "/admin/subscribers";

/** People per transaction, and per statement. */
const step = 100;

const undoShape = z.union([
  z.object({ action: z.enum(["tag", "untag"]), tag: z.string(), ids: z.array(z.string()), at: z.string() }),
  z.object({
    action: z.literal("unsubscribe"),
    /** Each with their status and last change before, and the change that unsubscribed them. */
    people: z.array(
      z.object({
        id: z.string(),
        state: z.enum(["active", "pending", "unreached"]),
        changed: z.string(),
        left: z.string(),
      }),
    ),
    at: z.string(),
  }),
]);
type Undo = z.output<typeof undoShape>;

/**
 * Tags, untags or unsubscribes several subscribers. Those who have the tag already, have none left to take, or have
 * unsubscribed aren't counted.
 * @returns how many were changed, and what undoes it.
 * @throws {HttpError} invalid_input if there are too many, or a tag is missing.
 */
export async function changeSubscribers(
  services: Services,
  actor: Actor,
  { action, tag, ...chosen }: SubscribersBulk,
): Promise<{ changed: number; undo: string | undefined }> {
  authorize(actor, "subscribers.write");
  const ids =
    "ids" in chosen ? [...new Set(chosen.ids)] : await idsMatching(services, chosen.filter, mostAtOnce + 1);
  if (ids.length > mostAtOnce) throw new HttpError("invalid_input", { message: messages.bulk.tooMany });
  if (action !== "unsubscribe" && tag === undefined) throw fieldError("tag", messages.bulk.tag);
  const at = instantNow(services.clock);
  const undo: Undo =
    action === "unsubscribe"
      ? { action, people: await unsubscribeAll(services, actor, ids), at }
      : { action, ...(await changeTag(services, actor, { action, name: tag ?? "", ids })), at };
  const changed = "people" in undo ? undo.people.length : undo.ids.length;
  return { changed, undo: changed === 0 ? undefined : tokenOf(services, undo) };
}

type Left = Extract<Undo, { action: "unsubscribe" }>["people"];

async function unsubscribeAll(services: Services, actor: Actor, ids: readonly string[]): Promise<Left> {
  const people: Left = [];
  for (let from = 0; from < ids.length; from += step)
    await services.store.transact(async (tx) => {
      const rows = await tx
        .selectFrom("subscribers")
        .select(["id", "state", "changed_at"])
        .where("id", "in", ids.slice(from, from + step))
        .orderBy("email_index")
        .execute();
      for (const { id, state, changed_at: changed } of rows) {
        if (
          state === "unsubscribed" ||
          (await leaveList(tx, services, { subscriberId: id, page })) !== "done"
        )
          continue;
        const { changed_at: left } = await rowById(tx, "subscribers", id).executeTakeFirstOrThrow();
        people.push({ id, state, changed, left });
        await recordAudit(tx, services, { actor, action: "subscribers.unsubscribed", subject: id });
      }
    });
  return people;
}

const tagActions = { tag: "subscribers.tagged", untag: "subscribers.untagged" } as const;

async function changeTag(
  services: Services,
  actor: Actor,
  { action, name, ids }: { action: "tag" | "untag"; name: string; ids: readonly string[] },
): Promise<{ tag: string; ids: string[] }> {
  return services.store.transact(async (tx) => {
    const [tag = ""] = (await ensureTags(tx, services, [name])).values();
    const changed = await (action === "tag" ? giveTag(tx, tag, ids) : takeTag(tx, tag, ids));
    if (changed.length > 0)
      await recordAudit(tx, services, { actor, action: tagActions[action], subject: tag });
    return { tag, ids: changed };
  });
}

/** Gives a tag to those who are on record and can have one more. @returns who didn't have it. */
async function giveTag(tx: Tx, tag: string, ids: readonly string[]): Promise<string[]> {
  const given: string[] = [];
  for (let from = 0; from < ids.length; from += step) {
    const rows = await tx
      .selectFrom("subscribers")
      .select("id")
      .where("id", "in", ids.slice(from, from + step))
      .where("email", "!=", forgotten)
      .where((eb) =>
        eb(
          eb
            .selectFrom("subscriber_tagged")
            .select(({ fn }) => fn.countAll<number>().as("count"))
            .whereRef("subscriber_tagged.subscriber_id", "=", "subscribers.id"),
          "<",
          tagsEach,
        ),
      )
      .execute();
    if (rows.length === 0) continue;
    const added = await tx
      .insertInto("subscriber_tagged")
      .values(rows.map(({ id }) => ({ tag_id: tag, subscriber_id: id })))
      .onConflict((conflict) => conflict.columns(["subscriber_id", "tag_id"]).doNothing())
      .returning("subscriber_id")
      .execute();
    given.push(...added.map(({ subscriber_id }) => subscriber_id));
  }
  return given;
}

async function takeTag(tx: Tx, tag: string, ids: readonly string[]): Promise<string[]> {
  const taken: string[] = [];
  for (let from = 0; from < ids.length; from += step) {
    const rows = await tx
      .deleteFrom("subscriber_tagged")
      .where("tag_id", "=", tag)
      .where("subscriber_id", "in", ids.slice(from, from + step))
      .returning("subscriber_id")
      .execute();
    taken.push(...rows.map(({ subscriber_id }) => subscriber_id));
  }
  return taken;
}

/**
 * Undoes a change of several subscribers. Whoever has changed since, such as by unsubscribing themselves, stays as they
 * are.
 * @returns how many are as before.
 * @throws {HttpError} conflict if it isn't a change made here in the last minutes.
 */
export async function undoSubscribers(services: Services, actor: Actor, token: string): Promise<number> {
  authorize(actor, "subscribers.write");
  const undo = undoIn(services, token);
  return services.store.transact(async (tx) => {
    const count =
      undo.action === "unsubscribe"
        ? await putBack(tx, services, actor, undo.people)
        : (await (undo.action === "tag" ? takeTag : giveTag)(tx, undo.tag, undo.ids)).length;
    if (undo.action !== "unsubscribe" && count > 0) {
      const action = tagActions[undo.action === "tag" ? "untag" : "tag"];
      await recordAudit(tx, services, { actor, action, subject: undo.tag });
    }
    return count;
  });
}

async function putBack(tx: Tx, services: Services, actor: Actor, people: Left): Promise<number> {
  let count = 0;
  for (const { id, state, changed, left } of people) {
    const row = await tx
      .updateTable("subscribers")
      .set({ state, changed_at: changed })
      .where("id", "=", id)
      .where("state", "=", "unsubscribed")
      .where("changed_at", "=", left)
      .where("email", "!=", forgotten)
      .returning(["id", "email"])
      .executeTakeFirst();
    if (!row) continue;
    await recordConsent(tx, services, {
      subject: consentSubject(services, comparableEmail(openAddress(services, row))),
      kind: "imported",
      ...importedWording(messages.bulk.mistake),
      page,
    });
    await recordAudit(tx, services, { actor, action: "subscribers.unsubscribe_undone", subject: id });
    count += 1;
  }
  return count;
}

const purpose = "subscribers undo";

function tokenOf({ cipher }: Services, undo: Undo): string {
  const text = Buffer.from(JSON.stringify(undo)).toString("base64url");
  return `${text}.${cipher.sign(purpose, text)}`;
}

/** What a token undoes. It's signed, so that nobody can be subscribed again whom the team didn't just unsubscribe. */
function undoIn({ cipher, clock }: Services, token: string): Undo {
  const [text = "", signature = ""] = token.split(".");
  const isOurs = cipher.verify(purpose, text, signature);
  const undo = isOurs ? undoShape.parse(JSON.parse(Buffer.from(text, "base64url").toString())) : undefined;
  if (undo === undefined || undo.at < instantAfter(clock, -undoMinutes * minute))
    throw new HttpError("conflict", { message: messages.bulk.expired });
  return undo;
}
