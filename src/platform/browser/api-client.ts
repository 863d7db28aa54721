import { randomId } from "./random-id.ts";
import { isRecord, parsed, refusalIn, refuseUnlessOk } from "./refusal.ts";

type Answer = { id?: string; message?: string; receipt?: string };

/**
 * Sends a request to our own server, cookies included. If it needs a recent sign-in, the team member is asked to confirm
 * who they are, and it is sent again.
 * @throws {ApiError} when the answer is not OK; whatever `fetch` throws when there is no answer.
 */
export async function apiRequest(
  method: string,
  url: string,
  body?: unknown,
  { idempotencyKey, signal }: { idempotencyKey?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  const headers = new Headers();
  const isForm = body instanceof URLSearchParams;
  if (body !== undefined && !isForm) headers.set("content-type", "application/json");
  if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
  const send = () =>
    fetch(url, {
      method,
      headers,
      credentials: "include",
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  const response = await sendConfirmed(send);
  await refuseUnlessOk(response);
  return response;
}

async function sendConfirmed(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  return (await needsConfirmation(response)) && (await confirmed()) ? send() : response;
}

async function needsConfirmation(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  return refusalIn(parsed(await response.clone().text())).code === confirmationCode;
}

/** Reads the message, id and receipt of a form's response; empty when the body is anything else. */
export async function readResponse(response: Response): Promise<Answer> {
  // The write has already succeeded: a body lost on the way must not look like a failure.
  const body = parsed(await response.text().catch(() => ""));
  if (!isRecord(body)) return {};
  const answer: Answer = {};
  for (const name of ["id", "message", "receipt"] as const) {
    const value = body[name];
    if (typeof value === "string" && value !== "") answer[name] = value;
  }
  return answer;
}

/** Longer than the server's own timeouts, so that only a lost connection ends this way. */
const timeoutMs = 30_000;

/**
 * Creates the sender of one form. The same values keep the same Idempotency-Key across retries, so a lost response
 * never stores them twice; changed values, and the next submission, get a new key.
 */
export function createFormSender(
  url: string,
  nextKey: () => string = randomId,
): (body: unknown) => Promise<Answer> {
  let filling: { key: string; body: string } | undefined;
  return async (body) => {
    const serialized = JSON.stringify(body);
    if (filling?.body !== serialized) filling = { key: nextKey(), body: serialized };
    const response = await apiRequest("POST", url, body, {
      idempotencyKey: filling.key,
      signal: AbortSignal.timeout(timeoutMs),
    });
    filling = undefined;
    return readResponse(response);
  };
}

/** What the server answers to a request that needs a recent sign-in (see `asksForRecentSignIn`). */
const confirmationCode = "recent_sign_in_required";

let ask: (() => Promise<boolean>) | undefined;
let asking: Promise<boolean> | undefined;

/** Names who asks the team member to confirm who they are. Returns what takes it back. */
export function confirmWith(dialog: () => Promise<boolean>): () => void {
  ask = dialog;
  return () => {
    ask = undefined;
  };
}

/** Requests that need it at the same time share one question. */
function confirmed(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
