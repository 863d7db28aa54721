import { sql } from "kysely";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { onBehalfOf } from "#platform/auth/password-queue.ts";
import { hashPassword } from "#platform/auth/passwords.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type MailedLink, mailedUrl } from "#platform/mail/mailed-links.ts";
import type { Services } from "#platform/services.ts";
import { firstOwnerRefusals } from "../../copy.ts";
import { hasTeam } from "../../reads.server.ts";
import { firstOwnerHours } from "../../rules.ts";
import { insertMember, makePasswordLink } from "../../writes/accounts.server.ts";
import { rejectWeakPassword } from "../../writes/weak-password.server.ts";
import { adminFirstOwner } from "../copy/pages.ts";
import type { From } from "./browsers.server.ts";
import { type SignedIn, signInOrNot } from "./sign-in.server.ts";

/** Whose link it is while nobody has an id yet. */
export const nobody = "first-owner";

/** It's printed when the site starts, and ends with its use. */
export const firstOwnerLink: MailedLink = {
  path: `${adminFirstOwner.path}#token=`,
  words: "link to add the first owner",
};

/**
 * The address at which the first person of the team makes an account, with a one-time token; undefined once there is a
 * team. Each process makes its own when it starts, and all of them end with the first that is used.
 */
export async function firstOwnerAddress(services: Services): Promise<string | undefined> {
  if (await hasTeam(services)) return undefined;
  const token = await services.store.transact((tx) =>
    makePasswordLink(tx, services, { teamMemberId: nobody, hours: firstOwnerHours, keepEarlier: true }),
  );
  return mailedUrl(services.settings, firstOwnerLink, token);
}

type FirstOwner = { token: string; name: string; email: string; password: string; from: From };

/**
 * Adds the first person of the team as its owner, and signs them in.
 * @throws {HttpError} not_found if the token is unknown, used or older than a day; conflict once there is a team;
 *   invalid_input for a password that's easy to guess.
 */
export async function addFirstOwner(
  services: Services,
  { token, name, email, password, from }: FirstOwner,
): Promise<SignedIn | undefined> {
  const { store, cipher, clock, ids } = services;
  // Looked up first, because hashing takes half a second, and invented links must not cost that.
  const tokens = cipher.blindIndexes("staff_invites", token);
  const works = await store.db
    .selectFrom("member_invites")
    .select("team_member_id")
    .where("token_index", "in", tokens)
    .where("team_member_id", "=", nobody)
    .where("expires_at", ">", instantNow(clock))
    .executeTakeFirst();
  // After the link, which goes with the first account.
  await rejectOnceTaken(services);
  if (works === undefined) throw new HttpError("not_found", { message: firstOwnerRefusals.badLink });
  await rejectWeakPassword(services, { name, email, password });
  const passwordHash = await onBehalfOf(from.network, () =>
    hashPassword(password, services.hashCosts.password),
  );
  const id = ids.next();
  await store.transact(async (tx) => {
    // Two people with links of two processes: the second one waits here, and then finds a team.
    if (store.kind === "postgres") await sql`lock table team_members in share row exclusive mode`.execute(tx);
    await rejectOnceTaken({ store: { db: tx } });
    await tx.deleteFrom("member_invites").where("team_member_id", "=", nobody).execute();
    await insertMember(tx, services, { id, email, name, role: "owner", passwordHash });
    await recordAudit(tx, services, { actor: "visitor", action: "people.first_owner_added", subject: id });
  });
  return signInOrNot(services, { email, password, from });
}

async function rejectOnceTaken(of: { store: Pick<Services["store"], "db"> }): Promise<void> {
  if (await hasTeam(of)) throw new HttpError("conflict", { message: firstOwnerRefusals.taken });
}
