import { isThisMachine } from "#platform/settings/this-machine.ts";

/** What decides whether the connection to PostgreSQL has to be encrypted. */
type DatabaseServer = {
  databaseUrl: string;
  siteUrl: string;
  /** The one host, besides this machine, that may be reached without encryption. */
  plainHost: string | undefined;
};

/**
 * What is wrong with a database address: on an https site a database on another machine must be reached with TLS and a
 * verified certificate. Undefined if it is fine.
 */
export function databaseWeakness({ databaseUrl, siteUrl, plainHost }: DatabaseServer): string | undefined {
  const { hostname, searchParams } = new URL(databaseUrl);
  // The driver prefers this one; a path is a socket on this machine.
  const host = searchParams.get("host") ?? hostname;
  const isLocal = host === "" || host.startsWith("/") || isThisMachine(host);
  if (!siteUrl.startsWith("https:") || isLocal || host === plainHost) return undefined;
  if (searchParams.getAll("sslmode").join() === "verify-full") return undefined;
  return `DATABASE_URL needs sslmode=verify-full for a database on another machine, or name the host: DATABASE_PLAIN_HOST=${host}`;
}
