import { HttpError } from "#platform/http/errors.ts";
import { signInRefusals } from "./copy.ts";

/** An error whose message the command line shows unchanged. */
class MemberError extends Error {
  override readonly name = "MemberError";
}

export function alreadyOnTeam(email: string): MemberError {
  return new MemberError(`${email} is already on the team. Nothing was changed; see: script/admin list`);
}

/** At least one owner must be able to sign in. */
export function lastOwner(email: string): MemberError {
  return new MemberError(
    `${email} is the last owner, so nothing was changed. Add another owner first: script/admin add EMAIL --role owner`,
  );
}

/** Too many attempts on one account from one place, with how long to wait. */
export function accountLimitError(milliseconds: number): HttpError {
  return waitError(signInRefusals.tooMany, milliseconds);
}

/** Too many attempts on one account from many places: attempts are allowed one at a time. */
export function slowedError(milliseconds: number): HttpError {
  return waitError(signInRefusals.slowed, milliseconds);
}

function waitError(message: string, milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  return new HttpError("too_many_requests", { message, headers: { "retry-after": String(seconds) } });
}
