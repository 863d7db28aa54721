const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "SQLITE_BUSY",
  "SQLITE_FULL",
  "SQLITE_IOERR",
  "SQLITE_READONLY",
  "SQLITE_CANTOPEN",
]);

// "no transaction is active": SQLite couldn't commit, has rolled everything back itself and is asked to roll back
// again.
const awayMessages =
  /timeout|no transaction is active|Connection terminated|the database system is|Client has encountered a connection error|not queryable/i;

/**
 * Whether an error means that the database is temporarily unavailable (503, try again) rather than that a query is
 * wrong.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  if (typeof code === "string") {
    // PostgreSQL classes: 08 connection, 53 resources, 57P admin shutdown and crash, 25P03 idle in transaction.
    if (awayCodes.has(code) || /^(08|53|57P|25P03)/.test(code)) return true;
    if ([...awayCodes].some((each) => code.startsWith(`${each}_`))) return true;
  }
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return awayMessages.test(error.message) || isDatabaseAway(error.cause);
}

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  return code === "SQLITE_FULL" || code === "53100" || isDiskFull(error.cause);
}

/** Whether a write failed on a unique constraint. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  return code === "23505" || code === "SQLITE_CONSTRAINT_UNIQUE" || isTaken(error.cause);
}
