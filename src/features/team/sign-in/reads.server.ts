import { site } from "#content/site.ts";
import { cookieNames, onlyCookie, sessionToken } from "#platform/auth/cookies.ts";
import { type Auth, type AuthTables, openAuth } from "#platform/auth/open-auth.ts";
import { type AuthRow, indexedBy } from "#platform/auth/store-adapter.ts";
import { hour, instantAfter, instantNow, minute } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import { HttpError } from "#platform/http/errors.ts";
import type { Actor } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import type { ValuesOf } from "#platform/settings/define.ts";
import { grantsOf, shownName } from "#platform/team/members.ts";
import { memberAuthTables } from "../reads.server.ts";
import { passwordMaxLength, passwordMinLength } from "../rules.ts";
import type { signInSettings } from "../settings.server.ts";
import {
  factorSetting,
  hasEnded,
  isRecent,
  mustAddFactor,
  passkeySetting,
  passkeysRequired,
  requiredByServer,
  secondFactorMinutes,
  sessionHours,
} from "./rules.ts";

export type SignInServices = Services & {
  settings: Services["settings"] & ValuesOf<typeof signInSettings>;
};

const opened = new WeakMap<Services, { issuer: string; auth: Promise<Auth> }>();

/** better-auth on the team's tables, created on first use and when the organization's name has changed. */
export function authOf(services: Services): Promise<Auth> {
  const issuer = site.productName;
  const known = opened.get(services);
  if (known?.issuer === issuer) return known.auth;
  const auth = openAuth(services, tablesOf(services), {
    issuer,
    passwordMinLength,
    passwordMaxLength,
    sessionHours,
    secondFactorMinutes,
    fingerprint: (identifier) => challengeIndex(services, identifier),
  });
  opened.set(services, { issuer, auth });
  return auth;
}

function tablesOf(services: Services): AuthTables {
  const { clock } = services;
  return {
    ...memberAuthTables(services),
    session: {
      model: "member_sessions",
      table: "member_sessions",
      columns: ["id", "token_index", "team_member_id", "created_at", "seen_at", "expires_at"],
      write: (row) => ({
        ...row,
        token_index: tokenIndex(services, String(row.token)),
        created_at: instantNow(clock),
        seen_at: instantNow(clock),
      }),
      match: ({ field, operator, value }) =>
        field === "token"
          ? indexedBy("token_index", operator, tokenIndexes(services, String(value)))
          : { field, operator, value },
      // The token itself is known only to the browser that sent it.
      read: (row, found): AuthRow => ({
        ...row,
        token: found.find(({ field }) => field === "token")?.value ?? "",
        updated_at: row.created_at,
      }),
    },
    verification: {
      model: "member_challenges",
      table: "member_challenges",
      columns: ["id", "identifier", "value", "expires_at", "created_at", "updated_at"],
      write: (row) => ({ ...row, value: withoutName(String(row.value)) }),
    },
    twoFactor: {
      model: "member_second_factors",
      table: "member_second_factors",
      columns: ["id", "team_member_id", "secret", "recovery_codes", "verified", "failures", "locked_until"],
    },
    // better-auth verifies new ones, and `addPasskey` stores them.
    passkey: {
      model: "member_passkeys",
      table: "member_passkeys",
      columns: ["counter", "used_at"],
      storesNew: false,
      write: (row) => ({ ...row, used_at: instantNow(clock) }),
      read: (row) => ({ ...row, counter: Number(row.counter), device_type: "", backed_up: 0 }),
    },
  };
}

/** A passkey's challenge without the address that better-auth keeps with it; only the id is needed. */
function withoutName(value: string): string {
  if (!value.startsWith("{")) return value;
  return JSON.stringify(JSON.parse(value), (key, part) =>
    key === "name" || key === "displayName" ? undefined : part,
  );
}

/** The fingerprint of a session to store. */
export function tokenIndex({ cipher }: Pick<Services, "cipher">, token: string): string {
  return cipher.blindIndex("staff_sessions", token);
}

/** All fingerprints that can find a session. */
export function tokenIndexes({ cipher }: Pick<Services, "cipher">, token: string): readonly string[] {
  return cipher.blindIndexes("staff_sessions", token);
}

function challengeIndex({ cipher }: Pick<Services, "cipher">, identifier: string): string {
  return cipher.blindIndex("staff_challenges", identifier);
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

/** The team member whose sign-in is waiting for a code in this browser. */
export async function challengedMember(services: Services, headers: Headers): Promise<string | undefined> {
  const { store, settings } = services;
  const cookie = onlyCookie(headers, cookieNames(settings.SITE_URL).secondFactor).get("cookie");
  const value = decodeURIComponent(cookie?.slice(cookie.indexOf("=") + 1) ?? "");
  const identifier = value.slice(0, value.lastIndexOf("."));
  if (identifier === "") return undefined;
  const row = await store.db
    .selectFrom("member_challenges")
    .select("value")
    .where("identifier", "=", challengeIndex(services, identifier))
    .executeTakeFirst();
  // better-auth uses the machine's own clock to set these times and to check them.
  return row?.value;
}

/** The id of the session in new cookies; empty if they contain none. */
export async function sessionOfCookies(services: Services, setCookies: readonly string[]): Promise<string> {
  const cookie = setCookies.map((each) => each.split(";")[0]).join("; ");
  const token = sessionToken(new Headers({ cookie }), services.settings.SITE_URL);
  if (token === undefined) return "";
  const row = await services.store.db
    .selectFrom("member_sessions")
    .select("id")
    .where("token_index", "in", tokenIndexes(services, token))
    .executeTakeFirst();
  return row?.id ?? "";
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
    .where("passkey.credential_id", "=", credentialId)
    .where("person.state", "=", "active")
    .executeTakeFirst();
}
