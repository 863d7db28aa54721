import { day } from "#platform/clock/clock.ts";
import { HttpError } from "#platform/http/errors.ts";
import { contentFaults as faults } from "../copy/messages.ts";

/** Checks the time of publishing. @throws {HttpError} invalid_input when it is past or more than a year away. */
export function fitSchedule(now: Date, at: string): void {
  const wait = new Date(at).getTime() - now.getTime();
  const message = wait <= 0 ? faults.past : wait > 366 * day ? faults.tooFar : undefined;
  if (message !== undefined) throw new HttpError("invalid_input", { message, fields: { at: message } });
}
