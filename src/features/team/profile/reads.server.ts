import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { storedSetting } from "#platform/settings/stored-settings.ts";
import { completePasskeys } from "../sign-in/reads.server.ts";
import { hasEnded } from "../sign-in/rules.ts";
import type { BeganWith } from "../sign-in/table.server.ts";
import {
  type MailTime,
  mailTimeIn,
  mailTimeSetting,
  wantsWeeklySummary,
  weeklySummarySetting,
} from "./rules.ts";

export type OwnSession = {
  id: string;
  began: string;
  seen: string;
  /** What the sign-in took; empty if that isn't known. */
  beganWith: BeganWith | "";
  here: boolean;
};
type OwnProfile = {
  id: string;
  name: string;
  email: string;
  role: Actor["role"];
  /** Whether signing in with the password takes a second step. */
  secondFactor: boolean;
  /** Whether that can be a code of an app. */
  app: boolean;
  /** Required by the team, so it can be moved but not turned off. */
  factorNeeded: boolean;
  /** The team requires passkeys, so an app opens nothing. */
  passkeysOnly: boolean;
};

export async function ownProfile({ store, cipher }: Services, actor: Actor): Promise<OwnProfile> {
  authorize(actor, "profile.own");
  const { id, name, role } = actor;
  const row = await store.db
    .selectFrom("team_members")
    .select(["email", "second_factor"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const email = cipher.decrypt(row.email, { table: "staff", column: "email", id });
  return {
    id,
    name,
    email,
    role,
    secondFactor: row.second_factor === 1,
    app: actor.hasApp === true,
    factorNeeded: actor.factorRequired === true,
    passkeysOnly: actor.passkeysRequired === true,
  };
}

/** A team member's own current sessions, newest first. */
export async function ownSessions({ store, clock }: Services, actor: Actor): Promise<OwnSession[]> {
  authorize(actor, "profile.own");
  const rows = await store.db
    .selectFrom("member_sessions")
    .select(["id", "created_at", "seen_at", "began_with"])
    .where("team_member_id", "=", actor.id)
    .orderBy("created_at", "desc")
    .execute();
  return rows
    .filter((row) => !hasEnded(row, clock.now()))
    .map(({ id, created_at, seen_at, began_with }) => ({
      id,
      began: created_at,
      seen: seen_at,
      beganWith: began_with,
      here: id === actor.sessionId,
    }));
}

export type OwnPasskey = { id: string; name: string; added: string; used: string };

/** A team member's own passkeys, oldest first; none while their second factor is off. */
export async function ownPasskeys(
  { store, cipher }: Pick<Services, "store" | "cipher">,
  actor: Actor,
): Promise<OwnPasskey[]> {
  authorize(actor, "profile.own");
  const rows = await completePasskeys(store.db)
    .select(["passkey.id", "passkey.name", "passkey.created_at", "passkey.used_at"])
    .where("passkey.team_member_id", "=", actor.id)
    .orderBy("passkey.created_at")
    .orderBy("passkey.id")
    .execute();
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name: cipher.decrypt(name, { table: "staff_passkeys", column: "name", id }),
    added: created_at,
    used: used_at,
  }));
}

/** When the actor gets mails about their work in the inbox; null for roles that have none there. */
export async function ownMailTime(services: Services, actor: Actor): Promise<MailTime | null> {
  authorize(actor, "profile.own");
  if (!may(actor, "messages.read")) return null;
  return mailTimeIn(await storedSetting(services, mailTimeSetting(actor.id)));
}

/** Whether the actor gets the weekly summary; null for roles that see none of its counts. */
export async function ownWeeklySummary(services: Services, actor: Actor): Promise<boolean | null> {
  authorize(actor, "profile.own");
  if (!may(actor, "admin.read")) return null;
  return wantsWeeklySummary(await storedSetting(services, weeklySummarySetting(actor.id)));
}
