import { site } from "#content/site.ts";
import { sessionToken } from "#platform/auth/cookies.ts";
import type { RelyingParty } from "#platform/auth/passkeys.ts";
import { hour, instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Actor } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import type { ValuesOf } from "#platform/settings/define.ts";
import { grantsOf, shownName } from "#platform/team/members.ts";
import type { signInSettings } from "../settings.server.ts";
import {
  factorSetting,
  hasEnded,
  isRecent,
  mustAddFactor,
  passkeySetting,
  passkeysRequired,
  requiredByServer,
  sessionHours,
} from "./rules.ts";

export type SignInServices = Services & {
  settings: Services["settings"] & ValuesOf<typeof signInSettings>;
};

export function relyingParty({ settings }: Pick<Services, "settings">): RelyingParty {
  const { hostname, origin } = new URL(settings.SITE_URL);
  return { id: hostname, origin, name: site.productName };
}

/** The fingerprint of a session to store. */
export function tokenIndex({ cipher }: Pick<Services, "cipher">, token: string): string {
  return cipher.blindIndex("staff_sessions", token);
}

/** All fingerprints that can find a session. */
export function tokenIndexes({ cipher }: Pick<Services, "cipher">, token: string): readonly string[] {
  return cipher.blindIndexes("staff_sessions", token);
}

/**
 * The signed-in team member of a request; undefined without a valid session. Each request extends the session, written
 * at most once a minute.
 */
export async function actorOf(services: SignInServices, headers: Headers): Promise<Actor | undefined> {
  const { store, clock, settings } = services;
  const token = sessionToken(headers, settings.SITE_URL);
  if (token === undefined) return undefined;
  const row = await store.db
    .selectFrom("member_sessions as session")
    .innerJoin("team_members as person", "person.id", "session.team_member_id")
    .select(["session.id as sessionId", "session.created_at", "session.seen_at", "session.proved_at"])
    .select([
      "person.id",
      "person.email",
      "person.name",
      "person.role",
      "person.state",
      "person.second_factor",
      "person.must_use_factor",
    ])
    .select(({ selectFrom, fn }) => [
      selectFrom("team_settings").select("value").where("name", "=", factorSetting).as("requiredOfAll"),
      selectFrom("team_settings").select("value").where("name", "=", passkeySetting).as("passkeyRule"),
      selectFrom("member_passkeys")
        .select(fn.countAll<number | string>().as("count"))
        .whereRef("team_member_id", "=", "person.id")
        .as("passkeys"),
      selectFrom("member_second_factors")
        .select("verified")
        .whereRef("team_member_id", "=", "person.id")
        .as("appVerified"),
    ])
    .where("session.token_index", "in", tokenIndexes(services, token))
    .executeTakeFirst();
  if (row?.state !== "active" || hasEnded(row, clock.now())) return undefined;
  if (row.seen_at <= instantAfter(clock, -minute))
    await store.db
      .updateTable("member_sessions")
      .set({ seen_at: instantNow(clock) })
      .where("id", "=", row.sessionId)
      .execute();
  const { id, role, sessionId } = row;
  const name = shownName(services, row);
  const rules = {
    team: row.requiredOfAll,
    environment: settings.ADMIN_REQUIRE_TOTP,
    https: settings.SITE_URL.startsWith("https:"),
  };
  const isPasskeyNeeded = row.passkeyRule === passkeysRequired;
  // One without the second factor was never completed (`completePasskeys`).
  const hasPasskey = row.second_factor === 1 && Number(row.passkeys) > 0;
  const factorRequired = isPasskeyNeeded || mustAddFactor({ ...row, second_factor: 0 }, rules);
  return {
    id,
    role,
    ...(role === "limited" ? { grants: await grantsOf(store.db, id) } : {}),
    sessionId,
    name,
    provedAt: row.proved_at || row.created_at,
    endsAt: new Date(Date.parse(row.created_at) + sessionHours * hour).toISOString(),
    hasSecondFactor: row.second_factor === 1,
    // An app that was set up before stays stored, and counts again once passkeys are optional.
    hasApp: !isPasskeyNeeded && row.second_factor === 1 && row.appVerified === 1,
    hasPasskey,
    needsSecondFactor: isPasskeyNeeded ? !hasPasskey : mustAddFactor(row, rules),
    passkeysRequired: isPasskeyNeeded,
    factorRequired,
    twoFactorRequiredByServer: requiredByServer(rules) === "everybody",
  };
}

/** @throws {HttpError} recent_sign_in_required if the team member proved who they are too long ago. */
export function requireRecentSignIn({ clock }: Pick<Services, "clock">, { provedAt = "" }: Actor): void {
  if (!isRecent(provedAt, clock.now())) throw new HttpError("recent_sign_in_required");
}

/**
 * All passkeys that count. A passkey is added in one transaction with its owner's second factor; one without was left by
 * an earlier version that stored it first, perhaps for somebody else. It opens nothing.
 */
export function completePasskeys(db: Database | Tx) {
  return db
    .selectFrom("member_passkeys as passkey")
    .innerJoin("team_members as person", "person.id", "passkey.team_member_id")
    .where("person.second_factor", "=", 1);
}

/** A passkey by its public id, if its owner can sign in. */
export function passkeyByCredential({ store }: Pick<Services, "store">, credentialId: string) {
  return completePasskeys(store.db)
    .select(["passkey.id", "passkey.team_member_id", "passkey.counter"])
    .select(["passkey.credential_id", "passkey.public_key"])
    .where("passkey.credential_id", "=", credentialId)
    .where("person.state", "=", "active")
    .executeTakeFirst();
}
