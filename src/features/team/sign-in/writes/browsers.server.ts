import { knownBrowser, knownBrowserCookie } from "#platform/auth/known-browsers.ts";
import type { Services } from "#platform/services.ts";
import type { TrySource } from "../../writes/tries.server.ts";

export type From = { headers: Headers; network: string };

type Account = { emailIndexes: readonly string[] } | { id: string };

/** The key that makes a browser known to an account; undefined if there is no such account or it has no password. */
async function browserProof({ store }: Services, account: Account): Promise<string | undefined> {
  const row = await store.db
    .selectFrom("team_members")
    .select(["id", "password_hash"])
    .$if("id" in account, (query) => query.where("id", "=", "id" in account ? account.id : ""))
    .$if("emailIndexes" in account, (query) =>
      query.where("email_index", "in", "emailIndexes" in account ? account.emailIndexes : []),
    )
    .executeTakeFirst();
  return row === undefined || row.password_hash === "" ? undefined : `${row.id} ${row.password_hash}`;
}

export async function sourceOf(
  services: Services,
  { headers, network }: From,
  account: Account,
): Promise<TrySource> {
  const proof = await browserProof(services, account);
  const { cipher, settings } = services;
  const browser =
    proof === undefined ? undefined : knownBrowser({ cipher, headers, siteUrl: settings.SITE_URL, proof });
  return browser === undefined ? { network } : { browser };
}

/** The cookie that makes this browser known to the account, until its password changes. */
export async function rememberBrowser(
  services: Services,
  { headers }: Pick<From, "headers">,
  teamMemberId: string,
): Promise<readonly string[]> {
  const proof = await browserProof(services, { id: teamMemberId });
  if (proof === undefined) return [];
  const { cipher, settings } = services;
  return [knownBrowserCookie({ cipher, headers, siteUrl: settings.SITE_URL, proof })];
}
