import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";
import { placeMailFoot } from "#content/place-mails/mail.ts";
import { changedLink, changedPage } from "#content/something-changed.ts";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import type { GroupAudience, GroupPeople } from "#platform/mail/group-people.ts";
import { mailedUrl } from "#platform/mail/mailed-links.ts";
import { authorize } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import { excludedAddresses, isExcluded } from "#platform/personal-data/exclusion.ts";
import type { Services } from "#platform/services.ts";
import { placePeople } from "../record.server.ts";
import { isOfAudience, leftDays, wasPromisedSilence } from "../rules/audience.ts";
import { type Meeting, meetingOf, meetingsBetween } from "../rules/schedule.ts";
import type { PlaceRow } from "../table.server.ts";
import { timeOf } from "../ui/session-times.ts";
import { groupTarget } from "./hosts.server.ts";
import { groupOf, placeToken, placeUrl, type SupportGroup } from "./places.server.ts";

/** How far ahead dates can be chosen; back it's as far as places that ended are known. */
const daysAhead = 100;

/**
 * A newsletter about everything, which nobody gets for whom something has changed. Whoever left and pressed that isn't
 * written to again; of those who have a place or wait, the pause of their place says so.
 */
const aboutEverything = {
  kind: "newsletter",
  topics: newsletterTopics.map(({ id }) => id),
  dates: newsletterDates.map(({ id }) => id),
} as const;

export const groupPeople: GroupPeople = {
  async list(services, actor, only) {
    authorize(actor, "groups.read", only === undefined ? undefined : groupTarget(only));
    const { db } = services.store;
    const rows = await db
      .selectFrom("support_groups")
      .selectAll()
      .where("state", "!=", "draft")
      .$if(only !== undefined, (query) => query.where("id", "=", only ?? ""))
      .execute();
    const used = await db.selectFrom("group_places").select("group_id").distinct().execute();
    const withPlaces = new Set(used.map(({ group_id }) => group_id));
    const groups = await Promise.all(rows.map((row) => groupOf(db, row)));
    return groups
      .filter(({ id, content }) => content.joins === "here" || withPlaces.has(id))
      .map((group) => ({ id: group.id, name: group.content.name, dates: datesOf(services, group) }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  },
  async receivers(services, audience) {
    const found = await groupAt(services, services.store.db, audience);
    if (!found) return undefined;
    const rows = await services.store.db
      .selectFrom("group_places")
      .selectAll()
      .where("group_id", "=", audience.group)
      .orderBy("rank")
      .execute();
    const stopped = new Set(await excludedAddresses(services, { kind: "group" }));
    const changed = new Set(
      audience.who === "left" ? await excludedAddresses(services, aboutEverything) : [],
    );
    const places = rows.map((row) => ({ row, email: addressOf(services, row) }));
    const live = places.filter(({ row }) => row.ended_at === null).map(({ email }) => email);
    // Whoever left and came back isn't one of those who left.
    const seen = new Set(audience.who === "left" ? live : []);
    const ids: string[] = [];
    const leftOut = { paused: 0, unreached: 0, canceled: 0 };
    for (const { row, email } of places) {
      if (seen.has(email) || !isOfAudience(row, { ...audience, ...found })) continue;
      seen.add(email);
      if (wasPromisedSilence(row)) leftOut.canceled += 1;
      else if (stopped.has(email)) leftOut.unreached += 1;
      else if (row.paused_at !== "" || changed.has(email)) leftOut.paused += 1;
      else ids.push(row.id);
    }
    return { ids, leftOut };
  },
  async reader(services, db, { id, ...audience }) {
    const found = await groupAt(services, db, audience);
    const place = await db.selectFrom("group_places").selectAll().where("id", "=", id).executeTakeFirst();
    if (!found || place?.group_id !== audience.group || place.paused_at !== "") return undefined;
    if (!isOfAudience(place, { ...audience, ...found }) || wasPromisedSilence(place)) return undefined;
    const { email, name } = placePeople.fromRow(services, place);
    if (await isExcluded(services, db, { email, mail: { kind: "group" } })) return undefined;
    if (audience.who === "left" && (await isQuiet(services, db, { email, group: audience.group })))
      return undefined;
    const { language } = found.group.content;
    const links = {
      pageUrl: placeUrl(services, id),
      changedUrl: mailedUrl(services.settings, changedLink, placeToken(services, id)),
    };
    return { to: email, name, language, foot: placeMailFoot(language, links) };
  },
  async sampleFoot(services, audience) {
    const found = await groupAt(services, services.store.db, { ...audience, date: undefined });
    const language = found?.group.content.language ?? "en";
    const { SITE_URL } = services.settings;
    const links = { pageUrl: `${SITE_URL}/your-place`, changedUrl: SITE_URL + changedPage };
    return { language, foot: placeMailFoot(language, links) };
  },
  async addresses(services, actor, ids) {
    authorize(actor, "groups.read");
    if (ids.length === 0) return [];
    const rows = await services.store.db
      .selectFrom("group_places")
      .selectAll()
      .where("id", "in", [...ids])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      email: placePeople.fromRow(services, row).email,
      href: `/admin/groups/${row.group_id}#people`,
    }));
  },
};

const addressOf = (services: Services, row: PlaceRow) =>
  comparableEmail(placePeople.fromRow(services, row).email);

/** The group and the date that are written about; undefined if one of them is gone. */
async function groupAt(
  services: Services,
  db: Database | Tx,
  { group: id, date }: Pick<GroupAudience, "group" | "date">,
): Promise<{ group: SupportGroup; meeting: Meeting | undefined; now: string } | undefined> {
  const row = await db.selectFrom("support_groups").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const group = await groupOf(db, row);
  const meeting = date === undefined ? undefined : meetingOf(group.schedule, group.changes, date);
  if (date !== undefined && meeting === undefined) return undefined;
  return { group, meeting, now: instantNow(services.clock) };
}

/** Whether somebody who left has come back, or has said that something has changed. */
async function isQuiet(
  services: Services,
  db: Database | Tx,
  { email, group }: { email: string; group: string },
): Promise<boolean> {
  const back = await db
    .selectFrom("group_places")
    .select("id")
    .where("group_id", "=", group)
    .where("email_index", "in", placePeople.indexesOf(services, email))
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return back !== undefined || isExcluded(services, db, { email, mail: aboutEverything });
}

function datesOf(services: Services, { schedule, changes }: SupportGroup) {
  const span = {
    from: instantAfter(services.clock, -leftDays * day),
    to: instantAfter(services.clock, daysAhead * day),
  };
  return meetingsBetween(schedule, changes, span).map(({ key, start, state }) => ({
    key,
    label: timeOf(start, schedule.zone) + (state === "canceled" ? " (canceled)" : ""),
  }));
}
