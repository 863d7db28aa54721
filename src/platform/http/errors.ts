/** Error codes with their HTTP status. The messages are in content/errors.ts. */
export const errorStatus = {
  unreadable: 400,
  unauthorized: 401,
  forbidden: 403,
  recent_sign_in_required: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  invalid_input: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** An error that becomes an HTTP response; `message` replaces the code's default message. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    {
      message = "",
      fields,
      headers = {},
      cause,
    }: {
      message?: string;
      fields?: Readonly<Record<string, string>>;
      headers?: Readonly<Record<string, string>>;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** An error about one field of the input, with the same message for the whole. */
export function fieldError(field: string, message: string, code: ErrorCode = "invalid_input"): HttpError {
  return new HttpError(code, { message, fields: { [field]: message } });
}

/** For queries that must find a row: `executeTakeFirstOrThrow(notFoundError)`. */
export const notFoundError = () => new HttpError("not_found");
