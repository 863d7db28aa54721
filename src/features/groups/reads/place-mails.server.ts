import { tellingWords } from "#content/newsletter-mail.ts";
import type { PlaceMail } from "#content/place-mails/mail.ts";
import { momentIn } from "#content/place-mails/moment.ts";
import { liveCampaign } from "#features/campaigns/reads/live.server.ts";
import { hour, instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { placePeople } from "../record.server.ts";
import { hourReminderMinutes, reminders, thanks } from "../rules/place.ts";
import { meetingOf, nextMeetings, ruleOf } from "../rules/schedule.ts";
import type { PlaceMailRow, PlaceRow } from "../table.server.ts";
import { groupTarget } from "./hosts.server.ts";
import { groupOf, type SupportGroup } from "./places.server.ts";

/** What a queued mail is about: ids and moments, or the rule of new times. */
export type PlaceMailPayload = Readonly<Record<string, string>>;

/** Whether a queued mail may still be sent: it's true, it's true but too late, or it isn't true any more. */
export type MailNow =
  | { is: "due"; place: PlaceRow; group: SupportGroup; mail: PlaceMail }
  | { is: "late"; place: PlaceRow }
  | { is: "untrue" };

const untrue: MailNow = { is: "untrue" };

/** Mails that answer what the person has just done. While a place is paused, no others are sent. */
export const answers: readonly string[] = ["held", "waiting", "canceled"];

/**
 * Decides whether a queued mail may still be sent, and what it says. It's the only place that does: asked before a mail
 * is written, and again in the transaction that lets its last line go.
 */
export async function mailNow(
  services: Pick<Services, "clock">,
  db: Database | Tx,
  payload: PlaceMailPayload,
): Promise<MailNow> {
  const { placeId = "", about, until = "" } = payload;
  const place = await db.selectFrom("group_places").selectAll().where("id", "=", placeId).executeTakeFirst();
  if (!place || (place.paused_at !== "" && !answers.includes(about ?? ""))) return untrue;
  const row = await db
    .selectFrom("support_groups")
    .selectAll()
    .where("id", "=", place.group_id)
    .executeTakeFirst();
  if (!row) return untrue;
  const group = await groupOf(db, row);
  const now = instantNow(services.clock);
  switch (about) {
    case "held":
    case "waiting":
    case "lapsed":
    case "missed":
    case "canceled":
    case "removed":
      return place.state === about ? { is: "due", place, group, mail: { about } } : untrue;
    case "offered": {
      if (until > now)
        return place.state === about && place.offered_until === until
          ? { is: "due", place, group, mail: { about, moment: momentOf(services, group, until) } }
          : untrue;
      return place.state === "lapsed" || place.offered_until === until ? { is: "late", place } : untrue;
    }
    case "thanks": {
      const came = await cameTo(db, place, payload);
      return came && isThanksDue(services, group, payload)
        ? { is: "due", place, group, mail: { about, questionUrl: undefined } }
        : untrue;
    }
    case "newTimes": {
      const [next] = nextMeetings(group.schedule, group.changes, { now, count: 1 });
      // The rule was changed again, which queued another mail.
      if (place.state !== "held" || !next || payload.rule !== ruleOf(group.schedule)) return untrue;
      return { is: "due", place, group, mail: { about, moment: momentOf(services, group, next.start) } };
    }
    default:
      return dateMailNow(services, { place, group, payload });
  }
}

/** The same for mails about a date: to whoever has a place. */
function dateMailNow(
  services: Pick<Services, "clock">,
  { place, group, payload }: { place: PlaceRow; group: SupportGroup; payload: PlaceMailPayload },
): MailNow {
  const { about, key = "", start = "", name } = payload;
  if (place.state !== "held") return untrue;
  const meeting = meetingOf(group.schedule, group.changes, key);
  // It was moved again, or left out.
  if (meeting?.start !== start || (meeting.state === "canceled") !== (about === "dateCanceled"))
    return untrue;
  const inTime = (leastMs: number) => instantAfter(services.clock, leastMs) < start;
  const moment = momentOf(services, group, start);
  const due = (mail: PlaceMail, leastMs = 0): MailNow =>
    inTime(leastMs) ? { is: "due", place, group, mail } : { is: "late", place };
  if (about === "moved") {
    // A mail that an earlier release queued doesn't say when the date was: then it was as planned.
    const before = payload.before ?? meetingOf(group.schedule, [], key)?.start ?? start;
    return due({ about, moment, before: momentOf(services, group, before) });
  }
  if (about === "dateAdded" || about === "dateCanceled") return due({ about, moment });
  if (about !== "reminder") return untrue;
  if (name === "day") return due({ about: "reminderDay", moment }, reminders.day.latestHours * hour);
  const late = !inTime(hourReminderMinutes * minute);
  return due({ about: "reminderHour", moment, late }, reminders.hour.latestHours * hour);
}

function momentOf({ clock }: Pick<Services, "clock">, { schedule, content }: SupportGroup, instant: string) {
  return momentIn(instant, { zone: schedule.zone, language: content.language, now: instantNow(clock) });
}

/** Whether somebody who still has the place, or had it until the group's end, opened the door of a date. */
async function cameTo(
  db: Database | Tx,
  { id, state }: PlaceRow,
  { key = "" }: PlaceMailPayload,
): Promise<boolean> {
  if (state !== "held" && state !== "over") return false;
  const found = await db
    .selectFrom("group_attendance")
    .select("opened_at")
    .where("place_id", "=", id)
    .where("date_key", "=", key)
    .executeTakeFirst();
  return found !== undefined;
}

function isThanksDue(
  { clock }: Pick<Services, "clock">,
  { schedule, changes }: SupportGroup,
  { key = "", start }: PlaceMailPayload,
): boolean {
  const meeting = meetingOf(schedule, changes, key);
  if (!meeting || meeting.start !== start || meeting.state === "canceled") return false;
  return meeting.end > instantAfter(clock, -thanks.latestHours * hour);
}

/** Where the question that goes with a group's thanks is asked; undefined without one, or once it's closed. */
export async function questionUrl(
  services: Services,
  { slug, question }: Pick<SupportGroup, "slug" | "question">,
): Promise<string | undefined> {
  const campaign = question === "" ? undefined : await liveCampaign(services, question);
  // Its address may have changed since it was chosen.
  const isFine = campaign?.status === "open" && isNeutralAddress(campaign.slug, slug);
  return isFine ? `${services.settings.SITE_URL}/campaign/${campaign.slug}` : undefined;
}

/** Whether a campaign's address says neither what it's about nor which group it belongs to. */
export function isNeutralAddress(campaign: string, group: string): boolean {
  return !campaign.includes(group) && tellingWords(campaign.replaceAll("-", " ")).length === 0;
}

/** A mail of a group that didn't go out, or of which nobody knows. */
type UnsentMail = Pick<PlaceMailRow, "id" | "about" | "start" | "state" | "reason" | "at"> & {
  name: string;
  email: string;
};

const notSent = ["unsure", "failed", "late"] as const;

/** Newest first. */
export async function unsentMails(
  services: Services,
  actor: Actor,
  groupId: string,
): Promise<readonly UnsentMail[]> {
  authorize(actor, "groups.read", groupTarget(groupId));
  const rows = await services.store.db
    .selectFrom("group_mails")
    .innerJoin("group_places", "group_places.id", "group_mails.place_id")
    .selectAll("group_mails")
    .select(["group_places.email", "group_places.name"])
    .where("group_mails.group_id", "=", groupId)
    .where("group_mails.state", "in", notSent)
    .orderBy("group_mails.at", "desc")
    .orderBy("group_mails.id")
    .limit(mostListed)
    .execute();
  return rows.map(({ email, name, place_id, id, about, start, state, reason, at }) => {
    return {
      id,
      about,
      start,
      state,
      reason,
      at,
      ...placePeople.fromRow(services, { id: place_id, email, name }),
    };
  });
}

const mostListed = 200;

/** For the dashboard. */
export async function unsentByGroup(
  services: Services,
  actor: Actor,
  since: string,
): Promise<readonly { groupId: string; count: number }[]> {
  authorize(actor, "groups.read");
  const rows = await services.store.db
    .selectFrom("group_mails")
    .select(["group_id", ({ fn }) => fn.countAll<number | string>().as("count")])
    .where("state", "in", notSent)
    .where("at", ">=", since)
    .groupBy("group_id")
    .orderBy("group_id")
    .execute();
  return rows.map(({ group_id, count }) => ({ groupId: group_id, count: Number(count) }));
}
