import { HttpError } from "#platform/http/errors.ts";
import { signInRefusals } from "./sign-in/copy/sentences.ts";

/** A refusal the command line shows as it stands. */
class MemberError extends Error {
  override readonly name = "StaffError";
}

/** The address already belongs to somebody of the team. */
export function alreadyStaff(email: string): MemberError {
  return new MemberError(`${email} is already on the team. Nothing was changed; see: script/admin list`);
}

/** Somebody has to be left who can do everything. */
export function lastOwner(email: string): MemberError {
  return new MemberError(
    `${email} is the last owner, so nothing was changed. Add another owner first: script/admin add EMAIL --role owner`,
  );
}

/** Too many tries on one account from one place, with how long to wait. */
export function accountLimitError(milliseconds: number): HttpError {
  return waitError(signInRefusals.tooMany, milliseconds);
}

/** Too many tries on one account from many places: one at a time is let through. */
export function slowedError(milliseconds: number): HttpError {
  return waitError(signInRefusals.slowed, milliseconds);
}

function waitError(message: string, milliseconds: number): HttpError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  return new HttpError("too_many_requests", { message, headers: { "retry-after": String(seconds) } });
}
