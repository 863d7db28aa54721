/** A refusal the command line shows as it stands. */
export class StaffError extends Error {
  override readonly name = "StaffError";
}

/** The address already belongs to somebody of the team. */
export function alreadyStaff(email: string): StaffError {
  return new StaffError(`${email} is already on the team. Nothing was changed; see: script/admin list`);
}
