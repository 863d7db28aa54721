import { errorMessages, signInUnavailable } from "#content/errors.ts";
import { QueueFullError } from "#platform/auth/password-queue.ts";
import { isDatabaseAway } from "#platform/database/errors.ts";
import { HttpError } from "#platform/http/errors.ts";

type ErrorBody = { code: string; message: string; fields?: Readonly<Record<string, string>> };

type ErrorResponse = { status: number; body: ErrorBody; headers: Readonly<Record<string, string>> };

/** Converts anything thrown into a response for people; internal details aren't exposed. */
export function errorResponse(thrown: unknown): ErrorResponse {
  const error = asHttpError(thrown);
  return {
    status: error.status,
    body: {
      code: error.code,
      message: error.message || errorMessages[error.code],
      ...(error.fields ? { fields: error.fields } : {}),
    },
    headers: error.headers,
  };
}

export function jsonRefusal(thrown: unknown): Response {
  const { status, body, headers } = errorResponse(thrown);
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

export function asHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown;
  if (isDatabaseAway(thrown)) return new HttpError("unavailable", { headers: { "retry-after": "5" } });
  if (thrown instanceof QueueFullError)
    return new HttpError("unavailable", { message: signInUnavailable.busy, headers: { "retry-after": "5" } });
  return new HttpError("internal");
}
