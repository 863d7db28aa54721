import * as z from "zod";
import { HttpError } from "#platform/http/errors.ts";
import type { Log } from "#platform/log/log.ts";
import { honeypotName } from "#platform/records/fields.ts";
import { UnreadBody } from "./request-bodies.ts";

/** Errors that an operator may want to see. Only the place is logged, nothing of the request. */
export const guardedCodes: ReadonlySet<string> = new Set([
  "unauthorized",
  "forbidden",
  "foreign_origin",
  "too_many_requests",
  // Our own pages never send these.
  "unreadable",
  "unsupported_media_type",
]);

const signIns: ReadonlySet<string> = new Set(["signIn", "answerSecondStep", "signInWithPasskey"]);

const honeypot = z.object({ [honeypotName]: z.string().trim().min(1) });

/** Logs an attempt to get around a control, as docs/security/logging.md lists them. */
export function logRefusal(
  log: Log,
  operation: string,
  { code, thrown }: { code: string; thrown: unknown },
): void {
  if (hasUnknownField(thrown)) log.warn({ event: "security.unknown_field", operation });
  if (!guardedCodes.has(code) || thrown instanceof UnreadBody) return;
  const isSignIn = code === "unauthorized" && signIns.has(operation);
  log.warn({ event: isSignIn ? "security.sign_in_failed" : `security.${code}`, operation });
}

/** Logs that a form's honeypot was filled in, whatever comes of the form. */
export function logHoneypot(log: Log, operation: string, raw: unknown): void {
  if (honeypot.safeParse(raw).success) log.warn({ event: "security.honeypot", operation });
}

/** No form of ours sends a field that its schema doesn't know. */
function hasUnknownField(thrown: unknown): boolean {
  return (
    thrown instanceof HttpError &&
    thrown.cause instanceof z.core.$ZodError &&
    thrown.cause.issues.some(({ code }) => code === "unrecognized_keys")
  );
}
