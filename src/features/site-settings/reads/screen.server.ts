import { adminWords } from "#content/admin.ts";
import { formCopy } from "#content/forms.ts";
import { layout } from "#content/layout.ts";
import { clinicCodePlans } from "#features/clinic-codes/rules/plans.ts";
import { withCode } from "#features/clinic-codes/rules/purchase-links.ts";
import { answeringDays } from "#features/inbox/copy/holidays.ts";
import { closedSpanDays, mostClosedDays, todayIn } from "#features/inbox/rules/closed-days.ts";
import { offeredPaces } from "#features/newsletter/issues/rules.ts";
import type { Actor } from "#features/permissions/access.ts";
import { commonZones } from "#features/settings/rules.ts";
import {
  type NotificationKind,
  notificationKinds,
  teamMailbox,
} from "#features/team/members/rules/notified.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { day as oneDay } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import type { SettingInForce } from "#platform/settings/read.ts";
import { formatMoment } from "#ui/moment.ts";
import { settingsCopy as copy, settingGroups } from "../copy.ts";
import { type OwnSettings, type SettingsNow, settingsNow } from "./settings.server.ts";

/** How many upcoming holidays are listed. */
const shownHolidays = 4;

/** The settings as text, ready for their screen. */
export async function settingsScreen(services: Services, actor: Actor) {
  const { own, server, mail, site } = await settingsNow(services, actor);
  const today = todayIn(answeringDays.zone, services.clock.now());
  return {
    title: copy.heading,
    failed: adminWords.failed,
    told: notificationKinds.map((kind) => toldPart(kind, own.told[kind], services.settings.TEAM_MAIL)),
    zone: zonePart(own.zone, services.clock.now()),
    sender: own.sender,
    marks: { optional: formCopy.optional, errorMark: formCopy.errorMark },
    closed: closedPart(own.closedDays, today),
    pace: {
      ...own.letterPace,
      offered: [...new Set([...offeredPaces, own.letterPace.pace])].toSorted((one, other) => one - other),
    },
    purchaseLinks: purchaseLinksPart(own.purchaseLinks),
    mail: { ...mailPart(mail), to: await ownAddress(services, actor) },
    elsewhere: copy.elsewhere.links,
    groups: groupsOf(server),
    facts: [
      { label: copy.about.release, text: site.release },
      { label: copy.about.database, text: copy.about.databases[site.database] },
      { label: copy.about.backup, text: backupSaid(site.lastBackup, own.zone.zone) },
    ],
  };
}

function backupSaid(madeAt: string | null, zone: string): string {
  return madeAt === null ? copy.about.noBackup : copy.about.backupAt(formatMoment(madeAt, zone));
}

function zonePart({ zone, was }: OwnSettings["zone"], now: Date) {
  const labelled = (zones: readonly string[]) =>
    zones.map((each) => ({ zone: each, label: each.replaceAll("_", " ") }));
  const known = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", zone]);
  return {
    chosen: zone,
    was,
    now: copy.zone.now(formatMoment(now.toISOString(), zone)),
    common: labelled(commonZones),
    others: labelled([...known].filter((each) => !commonZones.some((common) => common === each)).toSorted()),
  };
}

function toldPart(
  kind: NotificationKind,
  { chosen, people, was }: OwnSettings["told"][NotificationKind],
  mailbox: string,
) {
  const present = people.filter(({ id }) => chosen.includes(id));
  const byMailbox = chosen.includes(teamMailbox) || present.length === 0;
  return {
    about: kind,
    legend: copy.told[kind],
    was,
    choices: [
      { id: teamMailbox, label: copy.told.mailbox(mailbox), chosen: byMailbox },
      ...people.map(({ id, name, email }) => ({
        id,
        // Two team members may have the same name.
        label: name === "" ? email : `${name}, ${email}`,
        chosen: chosen.includes(id),
      })),
    ],
  };
}

function closedPart({ days, was }: OwnSettings["closedDays"], today: string) {
  return {
    was,
    days: days
      .filter((day) => day >= today)
      .map((day) => ({ day, said: formatDay(day), fixed: day <= today })),
    earliest: dayAfter(today),
    rule: copy.closed.rule(mostClosedDays, closedSpanDays),
    zone: copy.closed.zone(answeringDays.zone.replaceAll("_", " ")),
    holidays: answeringDays.holidays
      .filter(({ day }) => day >= today)
      .slice(0, shownHolidays)
      .map(({ day, name }) => ({ day, said: formatDay(day), name })),
  };
}

function purchaseLinksPart({ links, was }: OwnSettings["purchaseLinks"]) {
  return {
    was,
    newTab: layout.opensInNewTab,
    plans: clinicCodePlans.map(({ id, title }) => {
      const link = links[id] ?? "";
      return { id, title, link, sample: link === "" ? "" : withCode(link, "SAMPLE") };
    }),
  };
}

function mailPart({ target, sends, from }: SettingsNow["mail"]) {
  return {
    sends,
    where: sends ? copy.mail.toServer(target) : copy.mail.toFiles(target),
    from: copy.mail.from(from),
  };
}

async function ownAddress(services: Services, actor: Actor): Promise<string> {
  return (await listMembers(services)).find(({ id }) => id === actor.id)?.email ?? "";
}

function groupsOf(server: readonly SettingInForce[]) {
  const { groups, more } = copy.server;
  const named = Object.entries(groups).map(([id, heading]) => ({
    heading,
    settings: server.filter(({ name }) => settingGroups[name] === id).map(settingLine),
  }));
  const rest = server.filter(({ name }) => settingGroups[name] === undefined).map(settingLine);
  return [...named, { heading: more, settings: rest }].filter(({ settings }) => settings.length > 0);
}

function settingLine({ name, doc, fallback, isSet, value, isSecret }: SettingInForce) {
  const { set, notSet, own, usual, otherwise } = copy.server;
  const changed = isSet && value !== fallback;
  return {
    name,
    doc,
    said: isSecret ? (isSet ? set : notSet) : value || notSet,
    changed,
    // Of a secret, only whether it is set is shown.
    tag: isSecret ? "" : changed ? own : usual,
    otherwise: changed && !isSecret && fallback ? otherwise(fallback) : "",
  };
}

const dayShape = new Intl.DateTimeFormat("en", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});
const formatDay = (day: string) => dayShape.format(new Date(`${day}T00:00:00.000Z`));
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + oneDay).toISOString().slice(0, 10);
