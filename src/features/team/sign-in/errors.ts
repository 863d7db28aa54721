/** The code of an error from better-auth; undefined for any other error, which is rethrown unchanged. */
export function authRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== "APIError") return undefined;
  const status: unknown = Reflect.get(error, "statusCode");
  if (typeof status === "number" && status >= 500) return undefined;
  const body: unknown = Reflect.get(error, "body");
  const code: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "code") : undefined;
  return typeof code === "string" ? code : status === 409 ? "CONFLICT" : "REFUSED";
}
