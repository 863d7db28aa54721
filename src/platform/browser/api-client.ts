/** The server's explanation of a rejected request. */
export type Refusal = {
  status: number;
  code?: string;
  /** A message for people. */
  message?: string;
  /** A message for each field that needs a change. */
  fields?: Readonly<Record<string, string>>;
};

/** The message, the id and the receipt code, if the server sent them. */
type Answer = { id?: string; message?: string; receipt?: string };

/** A response that isn't OK. Show `refusal.message` to people, never the error's own message. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly refusal: Refusal;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.refusal = { status, ...refusalIn(parsed(body)) };
  }
}

/** The server's explanation of a failed request; undefined when there was no answer. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof ApiError ? error.refusal : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page or a truncated response: the caller has its own message for that.
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function refusalIn(body: unknown): Omit<Refusal, "status"> {
  if (!isRecord(body)) return {};
  const refusal: Omit<Refusal, "status"> = {};
  if (typeof body.code === "string") refusal.code = body.code;
  if (typeof body.message === "string" && body.message !== "") refusal.message = body.message;
  if (isRecord(body.fields)) {
    const fields: Record<string, string> = {};
    for (const [field, sentence] of Object.entries(body.fields)) {
      if (typeof sentence === "string") fields[field] = sentence;
    }
    refusal.fields = fields;
  }
  return refusal;
}

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
  // The fields of a form go as a form.
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

/** Sends a request, and again once the team member has confirmed who they are, if it needs a recent sign-in. */
async function sendConfirmed(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  return (await needsConfirmation(response)) && (await confirmed()) ? send() : response;
}

async function needsConfirmation(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  return refusalIn(parsed(await response.clone().text())).code === confirmationCode;
}

/** @throws {ApiError} when the response isn't OK. */
export async function refuseUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new ApiError(response.status, response.statusText, await response.text());
}

/** Reads the message, id and receipt of a form's response; empty when the body is anything else. */
export async function readAnswer(response: Response): Promise<Answer> {
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

/** A key for one write, so that a retry never writes it twice. */
export function newKey(): string {
  // randomUUID exists only on https and localhost; a trial on a plain network address must work too.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/**
 * Creates the sender of one form. The same values keep the same Idempotency-Key across retries, so a lost response
 * never stores them twice; changed values, and the next submission, get a new key.
 */
export function createFormSender(
  url: string,
  nextKey: () => string = newKey,
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
    return readAnswer(response);
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

/** Whether the team member has confirmed who they are. Requests that need it at the same time share one question. */
function confirmed(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
