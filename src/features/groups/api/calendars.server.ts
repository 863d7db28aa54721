import ical, { escape as escapeText, foldLines, ICalEventClass, ICalEventStatus } from "ical-generator";
import { calendarCopy } from "#content/groups.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { site } from "#content/site.ts";
import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { FileResponse, ServedFile } from "#platform/http/served-file.ts";
import type { Services } from "#platform/services.ts";
import { groupsInCalendars, isInCalendars, joinAddress } from "../reads/page.server.ts";
import { groupsInMemory, type PublicGroup } from "../reads/public.server.ts";
import { calendarTtl, type Meeting, meetingsBetween, pastDaysInCalendars } from "../rules/schedule.ts";
import { asksForNames, isRequested, queryOf, titleOf } from "../schema/page.ts";

export function groupsFiles(services: Services): ServedFile[] {
  return [
    {
      path: "/support/groups.ics",
      async make({ search }) {
        const query = queryOf(search);
        const matching = (await groupsInCalendars(services)).filter((group) => isRequested(group, query));
        return calendarOf(await entriesNow(services), services, {
          slugs: matching.map(({ id }) => id),
          saveAs: "groups.ics",
          title: asksForNames(search) ? undefined : calendarCopy.title,
        });
      },
    },
    {
      path: "/support/groups/:file{[a-z0-9-]+\\.ics}",
      async make({ params, search }) {
        const now = instantNow(services.clock);
        const group = (await groupsInMemory(services)).find(({ slug }) => `${slug}.ics` === params.file);
        if (!group || !isInCalendars(group, now)) return undefined;
        const title = titleOf(search) ?? calendarCopy.title;
        const chosen = { slugs: [group.slug], saveAs: fileNameOf(title), title };
        return calendarOf(await entriesNow(services), services, chosen);
      },
    },
  ];
}

/** A file name: "Thursday call" becomes thursday-call.ics. */
function fileNameOf(title: string): string {
  const name = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${name || "calendar"}.ics`;
}

const aheadMs = 365 * day;
const pastMs = pastDaysInCalendars * day;
/** The most entries of a file: what 40 weekly groups have in a year and the weeks before it. */
const mostEntries = 2_600;
/** The most files that are kept: those without a filter, and some of a few filters and titles. */
const mostFiles = 24;

/** One date as its lines before and after the title, which is the reader's choice. */
type Entry = { slug: string; name: string; start: string; end: string; lines: readonly [string, string] };

/** The entries of all groups, from the weeks before then to a year and a day after, and the files made of them lately. */
type Entries = {
  wording: string;
  from: string;
  until: string;
  all: readonly Entry[];
  files: Map<string, { from: string; until: string; file: FileResponse }>;
};

/** By the groups that they were made from: another list comes when one of them has changed. */
const entries = new WeakMap<readonly PublicGroup[], Entries>();

/** Everything published that a calendar says. */
function wordingNow({ settings }: Services) {
  const { calendarName, place, more, crisis, notMedical, sample } = calendarCopy;
  const page = new URL(supportGroups.path, settings.SITE_URL).href;
  const membersLogin = site.links.membersLogin.href;
  return {
    calendarName,
    place,
    crisis,
    notMedical,
    sample,
    product: site.productName,
    page,
    membersLogin,
    more,
  };
}
type Wording = ReturnType<typeof wordingNow>;

/** Making an entry takes far longer than finding it: they're kept until a group, a text or the day is another. */
async function entriesNow(services: Services): Promise<Entries> {
  const groups = await groupsInMemory(services);
  const now = instantNow(services.clock);
  const words = wordingNow(services);
  const wording = JSON.stringify({ ...words, more: words.more("") });
  const known = entries.get(groups);
  if (known && known.wording === wording && known.from <= now && now < known.until) return known;
  const period = {
    from: instantAfter(services.clock, -pastMs),
    to: instantAfter(services.clock, aheadMs + day),
  };
  const all = groups
    .flatMap((group) =>
      meetingsBetween(group.schedule, group.changes, period).map((meeting) => entryOf(group, meeting, words)),
    )
    .toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const made = { wording, from: now, until: instantAfter(services.clock, day), all, files: new Map() };
  entries.set(groups, made);
  return made;
}

/** Stands where the title comes; no text of ours contains it. */
const titlePlace = "TITLE";

/**
 * One date in UTC. It keeps its name when it's moved or canceled, and its number rises, so that calendars replace what
 * they have. Nothing of it says which group it is: others may see it. The title is the reader's choice.
 */
function entryOf(group: PublicGroup, meeting: Meeting, words: Wording): Entry {
  const { content, id, slug, sequence, changedAt } = group;
  const { start, end, key } = meeting;
  const more = content.joins === "course" ? new URL(joinAddress(group), words.page).href : words.page;
  const { crisis, notMedical, sample } = words;
  const event = ical().createEvent({
    id: `${key}.${id}@groups.kinward`,
    sequence,
    stamp: new Date(changedAt),
    start: new Date(start),
    end: new Date(end),
    summary: titlePlace,
    description: [words.more(more), crisis, notMedical, ...(content.sample ? [sample] : [])].join("\n"),
    location: words.place,
    url: more,
    class: ICalEventClass.PRIVATE,
    status: statusOf(group, meeting),
  });
  const [before = "", after = ""] = foldLines(event.toString()).split(`SUMMARY:${titlePlace}\r\n`);
  return { slug, name: content.name, start, end, lines: [before, after] };
}

function statusOf({ content }: PublicGroup, { state }: Meeting): ICalEventStatus {
  if (state === "canceled") return ICalEventStatus.CANCELLED;
  return content.sample ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** Without a title, each entry has its group's name. */
type Chosen = { slugs: readonly string[]; saveAs: string; title: string | undefined };

/**
 * An entry for each date of the last weeks and the next twelve months, canceled ones included: calendars that had it take it
 * away.
 */
function calendarOf({ all, files, until }: Entries, { clock }: Services, chosen: Chosen): FileResponse {
  const now = instantNow(clock);
  const key = JSON.stringify([chosen.title, chosen.slugs.toSorted()]);
  const known = files.get(key);
  if (known && known.from <= now && now < known.until) return known.file;
  const slugs = new Set(chosen.slugs);
  const to = instantAfter(clock, aheadMs);
  const since = instantAfter(clock, -pastMs);
  const own = all.filter(({ slug, end }) => slugs.has(slug) && end > since);
  const later = own.findIndex(({ start }) => start >= to);
  const shown = (later < 0 ? own : own.slice(0, later)).slice(0, mostEntries);
  const next = own[later];
  const ends = [
    ...shown.map(({ end }) => new Date(Date.parse(end) + pastMs).toISOString()),
    ...(next ? [new Date(Date.parse(next.start) - aheadMs).toISOString()] : []),
  ];
  const file = {
    text: calendarText(shown, chosen.title),
    type: "text/calendar; charset=utf-8",
    saveAs: chosen.saveAs,
  };
  files.delete(key);
  files.set(key, {
    from: now,
    until: ends.reduce((first, each) => (each < first ? each : first), until),
    file,
  });
  const [oldest] = files.keys();
  if (files.size > mostFiles && oldest !== undefined) files.delete(oldest);
  return file;
}

function calendarText(shown: readonly Entry[], title: string | undefined): string {
  const frame = ical({
    name: calendarCopy.calendarName,
    ttl: calendarTtl,
    prodId: { company: site.productName, product: "Groups", language: "EN" },
  }).toString();
  const end = frame.lastIndexOf("END:VCALENDAR");
  const titled = title === undefined ? undefined : titleLine(title);
  const lines = shown.map(({ lines: [before, after], name }) => before + (titled ?? titleLine(name)) + after);
  return frame.slice(0, end) + lines.join("") + frame.slice(end);
}

function titleLine(title: string): string {
  return `${foldLines(`SUMMARY:${escapeText(title, false)}`)}\r\n`;
}
