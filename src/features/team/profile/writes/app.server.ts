import { toString as drawQr } from "qrcode";
import { site } from "#content/site.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { HttpError } from "#platform/http/errors.ts";
import { authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { signInErrors, signInRefusals } from "../../copy.ts";
import { requireRecentSignIn } from "../../sign-in/reads.server.ts";
import { appAddress, encryptedSecret, newAppSecret } from "../../sign-in/writes/app-codes.server.ts";
import {
  type Own,
  proveBoth,
  proveCode,
  verifyOwnPassword,
  wrongField,
} from "../../sign-in/writes/proofs.server.ts";
import { newRecoveryCodes, putRecoveryCodes } from "../../sign-in/writes/recovery-codes.server.ts";
import {
  hasFactor,
  lockedFactor,
  removeApp,
  removeIncompletePasskeys,
} from "../../sign-in/writes/second-factor.server.ts";
import { endSessions, renewToken } from "../../sign-in/writes/sessions.server.ts";
import { ownProfile } from "../reads.server.ts";

type StartedFactor = { secret: string; picture: string };

/**
 * Starts setting up an app: creates its secret. It isn't asked for at sign-in before `confirm`. Who has passkeys must have
 * shown one a short time ago, so that the password alone can't add another way in.
 */
export async function startSecondFactor(
  services: Services,
  own: Own,
  password: string,
): Promise<StartedFactor> {
  refuseApp(own);
  if (own.actor.hasPasskey) requireRecentSignIn(services, own.actor);
  await verifyOwnPassword(services, own, { password, field: "password" });
  return beginFactor(services, own);
}

/**
 * Moves two-step sign-in to another phone: the present app and recovery codes stop working, and a new secret is created
 * as in `startSecondFactor`.
 */
export async function moveSecondFactor(
  services: Services,
  own: Own,
  given: { password: string; code: string },
): Promise<StartedFactor> {
  refuseApp(own);
  await proveBoth(services, own, given);
  await services.store.transact(async (tx) => {
    await removeApp(tx, own.actor.id);
    await recordAudit(tx, services, { actor: own.actor, action: "second_factor.moved" });
  });
  return beginFactor(services, own);
}

/** Where the team requires passkeys, an app would open nothing. */
function refuseApp({ actor }: Own): void {
  if (actor.passkeysRequired) throw new HttpError("conflict", { message: signInRefusals.passkeyInstead });
}

async function beginFactor(services: Services, own: Own): Promise<StartedFactor> {
  const { id: teamMemberId } = own.actor;
  const secret = newAppSecret();
  await services.store.transact(async (tx) => {
    await removeIncompletePasskeys(tx, teamMemberId);
    const found = await tx
      .selectFrom("member_second_factors")
      .select(["id", "verified"])
      .where("team_member_id", "=", teamMemberId)
      .executeTakeFirst();
    if (found?.verified === 1) throw new HttpError("conflict", { message: signInRefusals.alreadyOn });
    const id = found?.id ?? services.ids.next();
    const encrypted = encryptedSecret(services, id, secret);
    // Recovery codes that came with a passkey stay valid.
    await tx
      .insertInto("member_second_factors")
      .values({ id, team_member_id: teamMemberId, secret: encrypted, recovery_codes: "[]", verified: 0 })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ secret: encrypted }))
      .execute();
  });
  const { email } = await ownProfile(services, own.actor);
  const address = appAddress({ issuer: site.productName, email, secret });
  const svg = await drawQr(address, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return { secret, picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}

/**
 * Turns on two-step sign-in with the app's first code, and ends all other sessions of this team member.
 * @returns the recovery codes, shown only once, and the new cookie of the current session, if this is the first second factor.
 */
export async function confirmSecondFactor(
  services: Services,
  own: Own,
  code: string,
): Promise<{ codes: readonly string[]; setCookies: readonly string[] }> {
  authorize(own.actor, "profile.own");
  refuseApp(own);
  const { id, sessionId = "" } = own.actor;
  await proveCode(services, own, code);
  const { codes, stored } = await newRecoveryCodes(services, id);
  const cookie = await services.store.transact(async (tx) => {
    const hadFactor = await lockedFactor(tx, id);
    await tx.updateTable("team_members").set({ second_factor: 1 }).where("id", "=", id).execute();
    await tx
      .updateTable("member_second_factors")
      .set({ verified: 1, recovery_codes: stored })
      .where("team_member_id", "=", id)
      .execute();
    await endSessions(tx, id, sessionId);
    await recordAudit(tx, services, { actor: own.actor, action: "second_factor.on" });
    return hadFactor ? undefined : renewToken(tx, services, sessionId);
  });
  return { codes, setCookies: cookie === undefined ? [] : [cookie] };
}

/**
 * Turns off the app. Passkeys stay; without any, signing in takes the password alone.
 * @throws {HttpError} conflict if that isn't allowed in this team.
 */
export async function turnOffSecondFactor(
  services: Services,
  own: Own,
  given: { password: string; code: string },
): Promise<void> {
  authorize(own.actor, "profile.own");
  if (own.actor.factorRequired && !own.actor.hasPasskey)
    throw new HttpError("conflict", { message: signInRefusals.factorNeeded });
  await proveBoth(services, own, given);
  await services.store.transact(async (tx) => {
    await removeApp(tx, own.actor.id);
    if (own.actor.factorRequired && !(await hasFactor(tx, own.actor.id)))
      throw new HttpError("conflict", { message: signInRefusals.factorNeeded });
    await recordAudit(tx, services, { actor: own.actor, action: "second_factor.off" });
  });
}

/**
 * Replaces all recovery codes, with the password and a code. Who has passkeys only can have lost the codes, and shows a
 * passkey instead.
 */
export async function renewRecoveryCodes(
  services: Services,
  own: Own,
  { password = "", code = "" }: { password?: string | undefined; code?: string | undefined },
): Promise<readonly string[]> {
  const { id, hasApp, hasPasskey } = own.actor;
  authorize(own.actor, "profile.own");
  if (!hasApp && hasPasskey) requireRecentSignIn(services, own.actor);
  else if (password === "") throw wrongField("password", signInErrors.currentMissing);
  else if (code.trim() === "") throw wrongField("code", signInErrors.codeMissing);
  else await proveBoth(services, own, { password, code });
  const { codes, stored } = await newRecoveryCodes(services, id);
  await services.store.transact(async (tx) => {
    await putRecoveryCodes(tx, { teamMemberId: id, stored });
    await recordAudit(tx, services, { actor: own.actor, action: "recovery_codes.renewed" });
  });
  return codes;
}
