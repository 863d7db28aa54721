import {
  type PurchaseLinks,
  purchaseLinksIn,
  purchaseLinksSetting,
} from "#features/clinic-codes/rules/purchase-links.ts";
import { closedDaysIn, closedDaysSetting } from "#features/inbox/rules/closed-days.ts";
import { type Sender, senderIn, senderSetting } from "#features/newsletter/issues/rules/sender.ts";
import { paceIn, paceSetting } from "#features/newsletter/issues/rules.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { teamSetting } from "#features/settings/reads.server.ts";
import { zoneIn, zoneSetting } from "#features/settings/rules.ts";
import { canBeNotified } from "#features/team/members/reads/notified.server.ts";
import {
  chosenIn,
  type NotificationKind,
  notificationKinds,
  notificationSetting,
} from "#features/team/members/rules/notified.ts";
import { lastBackup } from "#platform/backup/last-backup.ts";
import { HttpError } from "#platform/http/errors.ts";
import { isId } from "#platform/ids/ids.ts";
import { release } from "#platform/release.ts";
import type { Services } from "#platform/services.ts";
import { type SettingInForce, settingsInForce } from "#platform/settings/read.ts";
import { settingsMessages as said } from "../copy.ts";
import type { TestMailState } from "../schema.ts";
import { testMailJob } from "../writes/test-mail.server.ts";

/** The owners' settings, each with the current value that a change must name (optimistic locking). */
export type OwnSettings = {
  told: Record<
    NotificationKind,
    { chosen: readonly string[]; people: { id: string; name: string; email: string }[]; was: string }
  >;
  closedDays: { days: readonly string[]; was: string };
  letterPace: { pace: number; was: string };
  purchaseLinks: { links: PurchaseLinks; was: string };
  zone: { zone: string; was: string };
  /** Empty until entered. */
  sender: Sender & { was: string };
};

export type SettingsNow = {
  own: OwnSettings;
  /** The server's environment, without secrets. */
  server: readonly SettingInForce[];
  mail: { target: string; sends: boolean; from: string };
  /** `lastBackup` is when script/backup last made one here (ISO 8601). */
  site: { release: string; database: "sqlite" | "postgres"; lastBackup: string | null };
};

/** All current settings. */
export async function settingsNow(services: Services, actor: Actor): Promise<SettingsNow> {
  authorize(actor, "settings.manage");
  const { settings, mailer, store } = services;
  const days = (await teamSetting(services, closedDaysSetting)) ?? "";
  const pace = (await teamSetting(services, paceSetting)) ?? "";
  const links = (await teamSetting(services, purchaseLinksSetting)) ?? "";
  const zone = (await teamSetting(services, zoneSetting)) ?? "";
  const sender = (await teamSetting(services, senderSetting)) ?? "";
  const [messages, inquiries] = await Promise.all(notificationKinds.map((kind) => toldOf(services, kind)));
  if (!messages || !inquiries) throw new Error("every kind has its people");
  return {
    own: {
      told: { messages, inquiries },
      closedDays: { days: closedDaysIn(days), was: days },
      letterPace: { pace: paceIn(pace), was: pace },
      purchaseLinks: { links: purchaseLinksIn(links), was: links },
      zone: { zone: zoneIn(zone), was: zone },
      sender: { ...(senderIn(sender) ?? { legalName: "", postalAddress: "" }), was: sender },
    },
    server: settingsInForce(settings),
    mail: { target: mailer.target, sends: settings.SMTP_URL !== undefined, from: settings.MAIL_FROM },
    site: {
      release,
      database: store.kind,
      lastBackup: (await lastBackup(settings.DATA_DIR))?.toISOString() ?? null,
    },
  };
}

async function toldOf(
  services: Services,
  kind: NotificationKind,
): Promise<OwnSettings["told"][NotificationKind]> {
  const was = (await teamSetting(services, notificationSetting(kind))) ?? "";
  const people = await canBeNotified(services, kind);
  return {
    chosen: chosenIn(was),
    people: people.map(({ id, name, email }) => ({ id, name, email })),
    was,
  };
}

/** The status of a test email. @throws {HttpError} not_found. */
export async function testMailNow(services: Services, actor: Actor, id: string): Promise<TestMailState> {
  authorize(actor, "settings.manage");
  const entry = isId(id)
    ? await services.store.db
        .selectFrom("outbox")
        .select(["state", "last_error"])
        .where("id", "=", id)
        .where("kind", "=", testMailJob)
        .executeTakeFirst()
    : undefined;
  if (!entry) throw new HttpError("not_found", { message: said.noTest });
  const reason = entry.last_error ?? "";
  if (entry.state === "done")
    return { state: services.settings.SMTP_URL === undefined ? "written" : "sent", reason: "" };
  if (entry.state === "dead") return { state: "failed", reason };
  return { state: reason === "" ? "waiting" : "retrying", reason };
}
