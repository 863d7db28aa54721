import { groupFaults as faults } from "#content/groups/places.ts";
import { slug } from "#content/slug.ts";
import { liveCampaign } from "#features/campaigns/reads/live.server.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { isTaken } from "#platform/database/errors.ts";
import { rowById, type Tx } from "#platform/database/open.ts";
import { fieldError, HttpError } from "#platform/http/errors.ts";
import { type Actor, authorize, visibleIds } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { groupTarget } from "../reads/hosts.server.ts";
import { isNeutralAddress } from "../reads/place-mails.server.ts";
import { changedDates, groupOf, isOver, livePlaces } from "../reads/places.server.ts";
import { refreshGroups } from "../reads/public.server.ts";
import { hasNewTimes } from "../rules/save-mails.ts";
import { endOfGroup, isKept, ruleOf, withPast } from "../rules/schedule.ts";
import type { GroupInput } from "../schema/group.ts";
import { announceGroups, type SupportGroupRow } from "../table.server.ts";
import { storedAddress } from "./door.server.ts";
import { countMeetings } from "./figures.server.ts";
import { offerFreeSeats } from "./free-seats.server.ts";
import { storeDate, tellEverybody } from "./group-dates.server.ts";
import { lockGroup } from "./lock-group.server.ts";
import { planReminders } from "./reminders.server.ts";

/**
 * Without an address on the site, it's made from the name.
 * @throws {HttpError} invalid_input if its address is taken, or the meeting's address is one of this site.
 */
export async function createGroup(
  services: Services,
  actor: Actor,
  typed: GroupInput,
): Promise<{ id: string }> {
  authorize(actor, "groups.write");
  const input = { ...typed, slug: typed.slug || (await freeSlug(services, typed.content.name)) };
  await checkQuestion(services, actor, input);
  const row = newGroupRow(services, input);
  const { id } = row;
  await saved(
    services.store.transact(async (tx) => {
      await tx.insertInto("support_groups").values(row).execute();
      await planReminders(tx, services, await groupOf(tx, row));
      await announceGroups(tx, services);
      await recordAudit(tx, services, { actor, action: "groups.created", subject: id });
    }),
  );
  await refreshGroups(services);
  return { id };
}

/**
 * Changes a group. Dates that are over stay as they were, and those to come that were moved or canceled stay as they are while the rule has them, and everybody with
 * a place is told of new times, or of an earlier end; other ground rules get a new version, which new people agree to;
 * more places are offered at once. The meeting's address stays if none is given.
 * @throws {HttpError} conflict if someone changed it meanwhile; invalid_input if people would be left in a draft; the
 * errors of `createGroup`.
 */
export async function changeGroup(
  services: Services,
  actor: Actor,
  { id, revision, input: typed }: { id: string; revision: number; input: GroupInput },
): Promise<GroupChanged> {
  authorize(actor, "groups.write", groupTarget(id));
  const input = { ...typed, slug: typed.slug || (await slugOf(services, id)) };
  await checkQuestion(services, actor, input, id);
  const now = instantNow(services.clock);
  const mails = await saved(
    services.store.transact(async (tx) => {
      const found = await lockGroup(tx, { id });
      if (!found) throw new HttpError("not_found");
      if (found.revision !== revision) throw new HttpError("conflict", { message: faults.changed });
      // By the rule that they took place by.
      await countMeetings(tx, services, found);
      const before = await groupOf(tx, found);
      if (input.state === "draft" && found.state !== "draft" && (await livePlaces(tx, id)).length > 0)
        throw new HttpError("invalid_input", {
          message: faults.hasPeople,
          fields: { state: faults.hasPeople },
        });
      const { schedule, past } = withPast(input.schedule, before, now);
      for (const date of past) await storeDate(tx, id, date);
      const columns = columnsOf(services, id, { ...input, schedule }, found.address);
      for (const date of before.changes)
        if (date.start > now && !isKept(input.schedule, date))
          await tx
            .deleteFrom("group_dates")
            .where("group_id", "=", id)
            .where("date_key", "=", date.key)
            .execute();
      const endsAt = endOfGroup(input.schedule, await changedDates(tx, id)) ?? "";
      // A slip in a date would end everybody's place.
      if (isOver({ ends_at: endsAt }, now) && !isOver(found, now)) throw fieldError("until", faults.over);
      const sameRules = before.content.groundRules === input.content.groundRules;
      const row = await tx
        .updateTable("support_groups")
        .set({
          ...columns,
          rules_version: found.rules_version + (sameRules ? 0 : 1),
          ends_at: endsAt,
          revision: revision + 1,
          sequence: found.sequence + 1,
          changed_at: now,
        })
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const offeredBefore = await offeredIds(tx, id);
      await offerFreeSeats(tx, services, row);
      const offered = [...(await offeredIds(tx, id))].filter((each) => !offeredBefore.has(each)).length;
      const group = await groupOf(tx, row);
      const mailed = hasNewTimes(before, group, now)
        ? await tellEverybody(tx, services, id, { about: "newTimes", rule: ruleOf(group.schedule) })
        : 0;
      await planReminders(tx, services, group);
      await announceGroups(tx, services);
      await recordAudit(tx, services, { actor, action: "groups.changed", subject: id });
      return { mailed, offered };
    }),
  );
  await refreshGroups(services);
  return { revision: revision + 1, ...mails };
}

/** `mailed`: how many people get an email about new times; `offered`: how many of those who wait get an offer. */
export type GroupChanged = { revision: number; mailed: number; offered: number };

async function offeredIds(tx: Tx, groupId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("group_places")
    .select("id")
    .where("group_id", "=", groupId)
    .where("state", "=", "offered")
    .execute();
  return new Set(rows.map(({ id }) => id));
}

async function slugOf({ store }: Services, id: string): Promise<string> {
  return (await rowById(store.db, "support_groups", id).executeTakeFirst())?.slug ?? "";
}

/** The name as an address, with a number if another group has it. */
async function freeSlug({ store }: Services, name: string): Promise<string> {
  // "Café" is "cafe".
  const base = slug(name.normalize("NFD").replace(/\p{M}/gu, "")) || "group";
  const rows = await store.db.selectFrom("support_groups").select("slug").execute();
  const taken = new Set(rows.map((row) => row.slug));
  let free = base;
  for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`;
  return free;
}

/**
 * Refuses a question that nobody could answer, or whose address would say what the mail is about. One that was chosen
 * before may stay when it has closed, or when limited access doesn't include it.
 */
async function checkQuestion(
  services: Services,
  actor: Actor,
  { slug, question = "" }: GroupInput,
  id?: string,
): Promise<void> {
  if (question === "") return;
  const { question: before } =
    (id === undefined
      ? undefined
      : await rowById(services.store.db, "support_groups", id).executeTakeFirst()) ?? {};
  const isVisible = visibleIds(actor, "campaigns.read", "campaign")?.has(question) ?? true;
  const mayChoose = isVisible || before === question;
  const campaign = mayChoose ? await liveCampaign(services, question) : undefined;
  if (campaign && !isNeutralAddress(campaign.slug, slug)) throw fieldError("question", faults.telling);
  if (before !== question && campaign?.status !== "open") throw fieldError("question", faults.question);
}

export function newGroupRow(services: Services, input: GroupInput): SupportGroupRow {
  const id = services.ids.next();
  const now = instantNow(services.clock);
  return {
    id,
    ...columnsOf(services, id, { ...input, schedule: { ...input.schedule, since: now } }),
    ends_at: endOfGroup(input.schedule, []) ?? "",
    ...{ rules_version: 1, last_rank: 0, revision: 1, sequence: 0, is_full: 0 },
    ...{ created_at: now, changed_at: now },
  };
}

/** An empty address keeps the one before, which no form shows. */
function columnsOf(services: Services, id: string, input: GroupInput, before = "") {
  const { slug, state, size, offerHours, address, dropAddress, question = "", content, schedule } = input;
  const kept = dropAddress ? "" : before;
  return {
    ...{ slug, state, size },
    offer_hours: offerHours,
    address: address === "" ? kept : storedAddress(services, id, address),
    question,
    content: JSON.stringify(content),
    schedule: JSON.stringify(schedule),
  };
}

async function saved<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    throw isTaken(error) ? fieldError("slug", faults.slugTaken) : error;
  }
}
