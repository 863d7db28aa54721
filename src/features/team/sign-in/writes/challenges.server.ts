import { randomBytes } from "node:crypto";
import { cookieNames, tokenCookie, tokenIn } from "#platform/auth/cookies.ts";
import { instantAfter, instantNow, minute, second } from "#platform/clock/clock.ts";
import type { Database, Tx } from "#platform/database/open.ts";
import type { Services } from "#platform/services.ts";
import { passkeyMinutes, secondFactorMinutes } from "../rules.ts";
import type { ChallengeKind } from "../table.server.ts";

const kinds = {
  "second step": { cookie: "secondFactor", minutes: secondFactorMinutes },
  passkey: { cookie: "passkey", minutes: passkeyMinutes },
  "new passkey": { cookie: "passkey", minutes: passkeyMinutes },
} as const satisfies Record<ChallengeKind, unknown>;

/** A first step may be followed by so many codes; then it begins again with the password. */
const mostCodes = 5;

type Asked = { headers: Headers; kind: ChallengeKind };

/** Stores what this browser is asked for next. @returns the cookie that its answer has to come with. */
export async function openChallenge(
  services: Services,
  {
    kind,
    teamMemberId = "",
    sessionId = "",
    challenge = "",
  }: { kind: ChallengeKind; teamMemberId?: string; sessionId?: string; challenge?: string },
): Promise<string> {
  const { store, cipher, clock, settings } = services;
  const { cookie, minutes } = kinds[kind];
  const token = randomBytes(32).toString("base64url");
  await store.db
    .insertInto("sign_in_challenges")
    .values({
      token_index: cipher.blindIndex("sign_in_challenges", token),
      kind,
      team_member_id: teamMemberId,
      session_id: sessionId,
      challenge,
      codes: 0,
      expires_at: instantAfter(clock, minutes * minute),
    })
    .execute();
  const name = cookieNames(settings.SITE_URL)[cookie];
  return tokenCookie(name, settings.SITE_URL, { token, maxAge: (minutes * minute) / second });
}

/** Uses up the challenge of a browser. @returns undefined if there is none of this kind, or it came too late. */
export async function takeChallenge(db: Database | Tx, services: Services, asked: Asked) {
  return db
    .deleteFrom("sign_in_challenges")
    .where("token_index", "in", indexesIn(services, asked))
    .where("kind", "=", asked.kind)
    .where("expires_at", ">", instantNow(services.clock))
    .returning(["team_member_id", "session_id", "challenge"])
    .executeTakeFirst();
}

/** The team member whose sign-in is waiting for a code in this browser. */
export async function challengedMember(services: Services, headers: Headers): Promise<string | undefined> {
  const row = await services.store.db
    .selectFrom("sign_in_challenges")
    .select("team_member_id")
    .where("token_index", "in", indexesIn(services, { headers, kind: "second step" }))
    .where("kind", "=", "second step")
    .where("codes", "<", mostCodes)
    .where("expires_at", ">", instantNow(services.clock))
    .executeTakeFirst();
  return row?.team_member_id;
}

/** Counts a code before it's looked at. @returns false if there were too many since the first step. */
export async function countCode(services: Services, headers: Headers): Promise<boolean> {
  const counted = await services.store.db
    .updateTable("sign_in_challenges")
    .set(({ eb }) => ({ codes: eb("codes", "+", 1) }))
    .where("token_index", "in", indexesIn(services, { headers, kind: "second step" }))
    .where("codes", "<", mostCodes)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
}

/** An empty list of them would be no condition, so there is one index even without a cookie, which no row has. */
function indexesIn({ cipher, settings }: Services, { headers, kind }: Asked): readonly string[] {
  const token = tokenIn(headers, cookieNames(settings.SITE_URL)[kinds[kind].cookie]);
  return token === undefined ? [""] : cipher.blindIndexes("sign_in_challenges", token);
}
