/** The server's explanation of a rejected request. */
export type Refusal = {
  status: number;
  code?: string;
  /** A message for people. */
  message?: string;
  /** A message for each field that needs a change. */
  fields?: Readonly<Record<string, string>>;
};

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

/** What a body says in JSON; undefined if it's anything else. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page or a truncated response: the caller has its own message for that.
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function refusalIn(body: unknown): Omit<Refusal, "status"> {
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

/** @throws {ApiError} when the response isn't OK. */
export async function refuseUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new ApiError(response.status, response.statusText, await response.text());
}
