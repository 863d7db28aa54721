import { recordAudit } from "#features/audit/writes.server.ts";
import {
  purchaseLinkFault,
  purchaseLinksIn,
  purchaseLinksSetting,
  storedLinks,
} from "#features/clinic-codes/rules/purchase-links.ts";
import { answeringDays } from "#features/inbox/copy/holidays.ts";
import {
  closedDaysFault,
  closedDaysIn,
  closedDaysSetting,
  storedDays,
  todayIn,
} from "#features/inbox/rules/closed-days.ts";
import { senderSetting } from "#features/newsletter/issues/rules/sender.ts";
import { paceSetting } from "#features/newsletter/issues/rules.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { zoneSetting } from "#features/settings/rules.ts";
import { lockTeamSetting, putTeamSetting } from "#features/settings/writes.server.ts";
import { canBeNotified } from "#features/team/members/reads/notified.server.ts";
import { notificationSetting, storedChoice, teamMailbox } from "#features/team/members/rules/notified.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Services } from "#platform/services.ts";
import { settingsMessages as said } from "../copy.ts";
import type {
  ClosedDaysChange,
  PaceChange,
  PurchaseLinksChange,
  SenderChange,
  ToldChange,
  ZoneChange,
} from "../schema.ts";

/** Changes who is notified of messages or inquiries. @throws {HttpError} invalid_input, conflict. */
export async function changeNotified(
  services: Services,
  actor: Actor,
  { about, chosen, was }: ToldChange,
): Promise<void> {
  authorize(actor, "settings.manage");
  const people = new Set([teamMailbox, ...(await canBeNotified(services, about)).map(({ id }) => id)]);
  if (!chosen.every((id) => people.has(id))) refuse("chosen", said.notOnTeam);
  await change(services, actor, {
    name: notificationSetting(about),
    was,
    action: "settings.told_changed",
    subject: about,
    decide: () => storedChoice(chosen),
  });
}

/** Changes the days on which the team is closed. @throws {HttpError} invalid_input, conflict. */
export async function changeClosedDays(
  services: Services,
  actor: Actor,
  { days, was }: ClosedDaysChange,
): Promise<void> {
  authorize(actor, "settings.manage");
  const today = todayIn(answeringDays.zone, services.clock.now());
  await change(services, actor, {
    name: closedDaysSetting,
    was,
    action: "settings.closed_days_changed",
    subject: days.join(" "),
    decide(stored) {
      const before = closedDaysIn(stored);
      const fault = closedDaysFault(days, before, today);
      if (fault) refuse("days", said[fault]);
      return storedDays(days, before, today);
    },
  });
}

/** Changes the default sending speed of new newsletter issues. @throws {HttpError} conflict. */
export async function changePace(services: Services, actor: Actor, { pace, was }: PaceChange): Promise<void> {
  authorize(actor, "settings.manage");
  await change(services, actor, {
    name: paceSetting,
    was,
    action: "settings.letter_pace_changed",
    subject: String(pace),
    decide: () => String(pace),
  });
}

/** Changes the purchase links of clinic codes. @throws {HttpError} invalid_input, conflict. */
export async function changePurchaseLinks(
  services: Services,
  actor: Actor,
  { links, was }: PurchaseLinksChange,
): Promise<void> {
  authorize(actor, "settings.manage");
  for (const [plan, link] of Object.entries(links)) {
    const fault = link === "" ? undefined : purchaseLinkFault(link);
    if (fault) refuse(plan, said.purchaseLink[fault]);
  }
  const stored = storedLinks(links);
  await change(services, actor, {
    name: purchaseLinksSetting,
    was,
    action: "settings.purchase_links_changed",
    subject: Object.keys(purchaseLinksIn(stored)).join(" "),
    decide: () => stored,
  });
}

/** Changes the team's time zone. @throws {HttpError} conflict. */
export async function changeZone(services: Services, actor: Actor, { zone, was }: ZoneChange): Promise<void> {
  authorize(actor, "settings.manage");
  await change(services, actor, {
    name: zoneSetting,
    was,
    action: "settings.zone_changed",
    subject: zone,
    decide: () => zone,
  });
}

/** Changes the newsletter sender. @throws {HttpError} conflict. */
export async function changeSender(
  services: Services,
  actor: Actor,
  { legalName, postalAddress, was }: SenderChange,
): Promise<void> {
  authorize(actor, "settings.manage");
  const sender = {
    legalName: legalName.trim(),
    postalAddress: postalAddress.trim().replaceAll("\r\n", "\n"),
  };
  await change(services, actor, {
    name: senderSetting,
    was,
    action: "settings.sender_changed",
    subject: "",
    decide: () => JSON.stringify(sender),
  });
}

type Change = {
  name: string;
  was: string;
  action: `settings.${string}`;
  subject: string;
  /** The text to store, given the stored one. */
  decide(stored: string): string;
};

/** One change with its audit entry; rejected if the stored value isn't what the client loaded. */
async function change(
  services: Services,
  actor: Actor,
  { name, was, action, subject, decide }: Change,
): Promise<void> {
  await services.store.transact(async (tx) => {
    const stored = await lockTeamSetting(tx, name);
    if (stored !== was) throw new HttpError("conflict", { message: said.changedMeanwhile });
    await putTeamSetting(tx, services, { name, value: decide(stored) });
    await recordAudit(tx, services, { actor, action, subject });
  });
}

function refuse(field: string, message: string): never {
  throw new HttpError("invalid_input", { message, fields: { [field]: message } });
}
