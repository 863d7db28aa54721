import { type Kysely, sql } from "kysely";
import { passkeySetting, passkeysRequired } from "#features/index.server.ts";
import { type Clock, instantAfter, minute, second } from "#platform/clock/clock.ts";
import type { Tables } from "#platform/database/tables.ts";
import { deadMails } from "#platform/outbox/dead-letters.ts";
import { dueEntries } from "#platform/outbox/outbox-worker.ts";
import type { CoreSettings } from "#platform/settings/core.ts";
import { mailRecordFindings } from "./doctor-mail-records.ts";
import { type Finding, fine, problem, warning } from "./finding.ts";

type Inspected = {
  db: Kysely<Tables>;
  kind: "sqlite" | "postgres";
  /** Migrations the database has had. */
  steps: readonly string[];
  /** Migrations this release knows. */
  known: readonly string[];
  clock: Clock;
  settings: CoreSettings;
};

/** What `script/admin doctor` finds in a database with tables: its version, the clock, waiting and failed tasks. */
export async function findingsOf(inspected: Inspected): Promise<readonly Finding[]> {
  const { db, steps, known, settings } = inspected;
  const found = [versionFinding(inspected), await clockFinding(inspected)];
  // An older database may not have these tables and columns yet.
  if (known.some((step) => !steps.includes(step))) return found;
  return [
    ...found,
    ...(await outboxFindings(inspected)),
    ...(await passkeyFindings(inspected)),
    ...(await mailRecordFindings(db, settings)),
  ];
}

function versionFinding({ kind, steps, known }: Inspected): Finding {
  const name = kind === "postgres" ? "PostgreSQL" : "SQLite";
  if (steps.some((step) => !known.includes(step)))
    return problem(
      "Database",
      `A newer release has changed this ${name} database. Start that release, or restore a backup.`,
    );
  const missing = known.filter((step) => !steps.includes(step)).length;
  return missing > 0
    ? warning(
        "Database",
        `${missing} migrations are to come. Make a backup, then start the server: it runs them.`,
      )
    : fine("Database", `${name} answers, and its tables are up to date.`);
}

const tolerated = 30 * second;

/** PostgreSQL has a clock of its own to compare with. With SQLite, nothing may have been written in the future. */
async function clockFinding({ db, kind, clock }: Inspected): Promise<Finding> {
  const advice = "Turn on time synchronization, or sign-in codes won't match (timedatectl set-ntp true).";
  if (kind === "postgres") {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - clock.now().getTime());
    return apart > tolerated
      ? problem("Clock", `It differs from the database's by ${Math.round(apart / second)} seconds. ${advice}`)
      : fine("Clock", "It agrees with the database's.");
  }
  const later = await db
    .selectFrom("outbox")
    .select("id")
    .where("created_at", ">", instantAfter(clock, minute))
    .limit(1)
    .executeTakeFirst();
  return later
    ? problem("Clock", `It has gone back since something was last saved. ${advice}`)
    : fine("Clock", "Nothing was saved at a later time than now.");
}

/** Passkeys that don't count. Where they are required, whoever has none gets in by a recovery code only. */
async function passkeyFindings({ db }: Inspected): Promise<readonly Finding[]> {
  const withFactor = db.selectFrom("team_members").select("id").where("second_factor", "=", 1);
  const incomplete = await db
    .selectFrom("member_passkeys")
    .select("id")
    .where("team_member_id", "not in", withFactor)
    .execute();
  if (incomplete.length > 0)
    return [
      warning(
        "Passkeys",
        `Never completely added: ${incomplete.length}. They open nothing, and are removed when their owner turns on two-step sign-in, or by script/admin reset-2fa EMAIL.`,
      ),
    ];
  const rule = await db
    .selectFrom("team_settings")
    .select("value")
    .where("name", "=", passkeySetting)
    .executeTakeFirst();
  if (rule?.value !== passkeysRequired) return [];
  const without = await db
    .selectFrom("team_members")
    .select("id")
    .where("state", "=", "active")
    .where("second_factor", "=", 1)
    .where("id", "not in", db.selectFrom("member_passkeys").select("team_member_id"))
    .execute();
  return [
    without.length === 0
      ? fine("Passkeys", "They are required, and everyone with two-step sign-in has one.")
      : warning(
          "Passkeys",
          `They are required, but ${without.length} with two-step sign-in have none and need a recovery code. Run script/admin reset-2fa EMAIL for them, or script/admin passkeys-optional.`,
        ),
  ];
}

async function outboxFindings({ db, clock }: Inspected): Promise<readonly Finding[]> {
  const late = await dueEntries(db, instantAfter(clock, -15 * minute)).execute();
  const dead = await deadMails(db);
  const findings = [
    ...(late.length > 0
      ? [
          problem(
            "Tasks",
            `${late.length} have been due for 15 minutes. Start a process with ROLE=worker or both.`,
          ),
        ]
      : []),
    ...(dead > 0
      ? [warning("Tasks", `${dead} were given up. The admin's email queue lists them, with "Retry now".`)]
      : []),
  ];
  return findings.length > 0 ? findings : [fine("Tasks", "None is overdue and none was given up.")];
}
