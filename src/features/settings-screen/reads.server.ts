import { adminCopy } from "#content/admin.ts";
import { backupNow } from "#features/backups/reads.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { teamZone } from "#features/team-settings/reads.server.ts";
import { HttpError } from "#platform/http/errors.ts";
import { isId } from "#platform/ids/ids.ts";
import { release } from "#platform/release.ts";
import type { Services } from "#platform/services.ts";
import { type SettingInForce, settingsInForce } from "#platform/settings/read.ts";
import type { TeamSetting, TeamSettingKey, TeamSettings } from "#platform/settings/team-setting.ts";
import { formatMoment } from "#ui/moment.ts";
import { settingsCopy as copy, settingsMessages as messages, settingGroups } from "./copy.ts";
import type { TestMailState } from "./schema.ts";
import { testMailJob } from "./writes.server.ts";

/** The settings as text, ready for their screen. */
export async function settingsScreen(services: Services, actor: Actor) {
  const { server, mail, site } = await settingsNow(services, actor);
  return {
    title: copy.heading,
    failed: adminCopy.failed,
    panels: await panelsOf(services),
    mail: { ...mailPart(mail), to: await ownAddress(services, actor) },
    elsewhere: copy.elsewhere.links,
    groups: groupsOf(server),
    facts: [
      { label: copy.about.release, text: site.release },
      { label: copy.about.database, text: copy.about.databases[site.database] },
      { label: copy.about.backup, text: backupSaid(site.lastBackup, await teamZone(services)) },
    ],
  };
}

export type SettingsContent = Awaited<ReturnType<typeof settingsScreen>>;

/** What the panels of the team's settings are drawn from, by key. */
async function panelsOf(services: Services): Promise<Partial<TeamSettings>> {
  const panels: Partial<TeamSettings> = {};
  for (const setting of services.contributions.teamSettings) await addPanel(services, panels, setting);
  return panels;
}

async function addPanel<Key extends TeamSettingKey>(
  services: Services,
  panels: Partial<TeamSettings>,
  { key, panel }: TeamSetting<Key>,
): Promise<void> {
  panels[key] = await panel(services);
}

function backupSaid(madeAt: string | null, zone: string): string {
  return madeAt === null ? copy.about.noBackup : copy.about.backupAt(formatMoment(madeAt, zone));
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
    formatted: isSecret ? (isSet ? set : notSet) : value || notSet,
    changed,
    // Of a secret, only whether it is set is shown.
    tag: isSecret ? "" : changed ? own : usual,
    otherwise: changed && !isSecret && fallback ? otherwise(fallback) : "",
  };
}

type SettingsNow = {
  /** The settings of the team by key, each with `was`, the stored text that a change must name. */
  own: Readonly<Record<string, object>>;
  /** The server's environment, without secrets. */
  server: readonly SettingInForce[];
  mail: { target: string; sends: boolean; from: string };
  /** `lastBackup` is when the site, or script/backup on this machine, last made one (ISO 8601). */
  site: { release: string; database: "sqlite" | "postgres"; lastBackup: string | null };
};

/** All current settings. */
export async function settingsNow(services: Services, actor: Actor): Promise<SettingsNow> {
  authorize(actor, "settings.manage");
  const { settings, mailer, store, contributions } = services;
  const { lastAt } = await backupNow({ db: store.db, dataDir: settings.DATA_DIR });
  const own = contributions.teamSettings.map(async ({ key, now }) => [key, await now(services)] as const);
  return {
    own: Object.fromEntries(await Promise.all(own)),
    server: settingsInForce(settings),
    mail: { target: mailer.target, sends: settings.SMTP_URL !== undefined, from: settings.MAIL_FROM },
    site: {
      release,
      database: store.kind,
      lastBackup: lastAt?.toISOString() ?? null,
    },
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
  if (!entry) throw new HttpError("not_found", { message: messages.noTest });
  const reason = entry.last_error ?? "";
  if (entry.state === "done")
    return { state: services.settings.SMTP_URL === undefined ? "written" : "sent", reason: "" };
  if (entry.state === "dead") return { state: "failed", reason };
  return { state: reason === "" ? "waiting" : "retrying", reason };
}
