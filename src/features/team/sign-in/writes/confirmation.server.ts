import { randomBytes } from "node:crypto";
import { recordAudit } from "#features/audit/writes.server.ts";
import { authSecret } from "#platform/auth/auth-secrets.ts";
import { sessionCookie } from "#platform/auth/cookies.ts";
import { hour, instantNow, second } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";
import { signInErrors } from "../../sign-in/copy/sentences.ts";
import { tokenIndex } from "../../sign-in/reads.server.ts";
import { sessionHours } from "../../sign-in/rules.ts";
import { type Own, proveBoth, verifyOwnPassword, wrongField } from "./proofs.server.ts";

/**
 * Confirms who a signed-in team member is, with the password and, where it is on, the second factor. Wrong attempts are
 * counted like those for other changes of one's own account.
 * @returns the cookie with the session's new token.
 */
export async function confirmIdentity(
  services: Services,
  own: Own,
  { password, code = "" }: { password: string; code?: string | undefined },
): Promise<readonly string[]> {
  if (!own.actor.hasSecondFactor) await verifyOwnPassword(services, own, { password, field: "password" });
  else if (code.trim() === "") throw wrongField("code", signInErrors.codeMissing);
  else await proveBoth(services, own, { password, code });
  return renewSession(services, own);
}

/**
 * Notes that a team member has just proved who they are. The session goes on with a new token, so that a copy of the old
 * one doesn't profit from it; it doesn't last longer than before.
 * @returns the cookie with the new token.
 */
export async function renewSession(services: Services, { actor }: Own): Promise<readonly string[]> {
  const token = randomBytes(32).toString("base64url");
  await services.store.transact(async (tx) => {
    await tx
      .updateTable("staff_sessions")
      .set({
        token_index: tokenIndex(services, token),
        proved_at: instantNow(services.clock),
        listed_rows: 0,
        listed_page: "",
      })
      .where("id", "=", actor.sessionId)
      .execute();
    await recordAudit(tx, services, { actor, action: "session.confirmed" });
  });
  const maxAge = (sessionHours * hour) / second;
  return [await sessionCookie(services.settings.SITE_URL, { token, secret: authSecret(services), maxAge })];
}
