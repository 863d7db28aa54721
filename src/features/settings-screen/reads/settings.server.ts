import { backupNow } from "#features/backups/reads.server.ts";
import { type Actor, authorize } from "#features/permissions/access.ts";
import { HttpError } from "#platform/http/errors.ts";
import { isId } from "#platform/ids/ids.ts";
import { release } from "#platform/release.ts";
import type { Services } from "#platform/services.ts";
import { type SettingInForce, settingsInForce } from "#platform/settings/read.ts";
import { settingsMessages as messages } from "../copy.ts";
import type { TestMailState } from "../schema.ts";
import { testMailJob } from "../writes/test-mail.server.ts";

export type SettingsNow = {
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
