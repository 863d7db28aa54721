import { backupNow } from "#features/backups/reads.server.ts";
import { mailRecords } from "#features/mail/outgoing/reads/panel.server.ts";
import { HttpError } from "#platform/http/errors.ts";
import { isId } from "#platform/ids/ids.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { release } from "#platform/release.ts";
import type { Services } from "#platform/services.ts";
import { type SettingInForce, settingsInForce } from "#platform/settings/read.ts";
import { storedSetting, teamZone } from "#platform/settings/stored-settings.ts";
import { settingOperation } from "#platform/settings/team-setting.ts";
import { listMembers } from "#platform/team/members.ts";
import { formatMoment } from "#ui/moment.ts";
import { groupNames, settingGroups } from "./copy.ts";
import { partAt } from "./rules.ts";
import type { TestMailState } from "./schema.ts";
import { testMailJob } from "./writes.server.ts";

/** The settings as text, ready for their screen; `rejected` is the operation of a form that is shown again. */
export async function settingsScreen(services: Services, actor: Actor, rejected?: string) {
  const { server, mail, site } = await settingsNow(services, actor);
  return {
    title: "Settings",
    panels: await panelsOf(services),
    rejectedPart: rejectedPart(services, rejected),
    mail: { ...mail, to: await ownAddress(services, actor) },
    records: await mailRecords(services),
    groups: groupsOf(server),
    facts: [
      { label: "Release", text: site.release },
      { label: "Database", text: databases[site.database] },
      { label: "Last backup", text: backupSaid(site.lastBackup, await teamZone(services)) },
    ],
  };
}

const databases = { sqlite: "SQLite, a file in the data folder", postgres: "PostgreSQL" } as const;

export type SettingsContent = Awaited<ReturnType<typeof settingsScreen>>;

function panelsOf(services: Services) {
  const settings = services.contributions.teamSettings.toSorted(
    (one, other) => one.position - other.position,
  );
  return Promise.all(
    settings.map(async (setting) => {
      const stored = (await storedSetting(services, setting.row)) ?? "";
      const content = await setting.panel(setting.read(stored), services);
      const { key, anchor, position } = setting;
      return { key, id: anchor, part: partAt(position), expected: stored, content };
    }),
  );
}

function rejectedPart({ contributions }: Services, rejected: string | undefined) {
  const setting = contributions.teamSettings.find(({ key }) => settingOperation(key) === rejected);
  return setting && partAt(setting.position);
}

function backupSaid(madeAt: string | null, zone: string): string {
  return madeAt === null
    ? "None known. Your server administrator can make one with script/backup or another tool."
    : `${formatMoment(madeAt, zone)}. Ask your server administrator when a restore was last tested.`;
}

async function ownAddress(services: Services, actor: Actor): Promise<string> {
  return (await listMembers(services)).find(({ id }) => id === actor.id)?.email ?? "";
}

function groupsOf(server: readonly SettingInForce[]) {
  const named = Object.entries(groupNames).map(([id, heading]) => ({
    heading,
    settings: server.filter(({ name }) => settingGroups[name] === id).map(settingLine),
  }));
  const rest = server.filter(({ name }) => settingGroups[name] === undefined).map(settingLine);
  return [...named, { heading: "More", settings: rest }].filter(({ settings }) => settings.length > 0);
}

function settingLine({
  name,
  doc,
  fallback,
  isSet: isInEnvironment,
  isEntered,
  value,
  isSecret,
}: SettingInForce) {
  const isSet = isInEnvironment || isEntered;
  const changed = isSet && value !== fallback;
  return {
    name,
    doc,
    formatted: isSecret ? (isSet ? "Set" : "Not set") : value || "Not set",
    changed,
    // Of a secret, only whether it is set is shown.
    tag: isEntered ? "Entered in the admin" : isSecret ? "" : changed ? "Changed" : "Default",
    otherwise: changed && !isSecret && fallback ? `Default: ${fallback}` : "",
  };
}

type SettingsNow = {
  /** The server's environment, without secrets. */
  server: readonly SettingInForce[];
  mail: { target: string; sends: boolean; from: string };
  /** `lastBackup` is when the site, or script/backup on this machine, last made one (ISO 8601). */
  site: { release: string; database: "sqlite" | "postgres"; lastBackup: string | null };
};

export async function settingsNow(services: Services, actor: Actor): Promise<SettingsNow> {
  authorize(actor, "settings.manage");
  const { settings, mailer, store } = services;
  const { lastAt } = await backupNow({ db: store.db, dataDir: settings.DATA_DIR });
  return {
    server: settingsInForce(settings),
    mail: { target: mailer.target, sends: settings.SMTP_URL !== undefined, from: settings.MAIL_FROM },
    site: {
      release,
      database: store.kind,
      lastBackup: lastAt?.toISOString() ?? null,
    },
  };
}

/** @throws {HttpError} not_found. */
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
  if (!entry) throw new HttpError("not_found", { message: "We can't find that test email." });
  const reason = entry.last_error ?? "";
  if (entry.state === "done")
    return { state: services.settings.SMTP_URL === undefined ? "written" : "sent", reason: "" };
  if (entry.state === "dead") return { state: "failed", reason };
  return { state: reason === "" ? "waiting" : "retrying", reason };
}
