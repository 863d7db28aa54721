import type { Actor } from "#features/permissions/access.ts";
import { listOf } from "#platform/list/columns.ts";
import { listAddress } from "#platform/list/list-address.ts";
import type { Services } from "#platform/services.ts";
import { formatDay, redirectColumns } from "../copy/columns.ts";
import { redirectsCopy as copy, redirectMessages as messages } from "../copy.ts";
import { normalPath, readablePath } from "../rules/path.ts";
import { redirectQuery } from "../schema.ts";
import { writeCounts } from "../writes/count.server.ts";
import { missingAddresses, type Redirect, redirectPage } from "./admin.server.ts";
import { isKnownAddress } from "./known-address.server.ts";

const here = "/admin/redirects";

/** The list of redirects for the query in its address. */
export async function redirectsScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const parsed = redirectQuery.safeParse({
    search: search.get("search") ?? "",
    cursor: search.get("cursor") ?? "",
  });
  const { search: filter = "", cursor = "" } = parsed.success ? parsed.data : {};
  // Write recent counts first, so that they are included.
  await writeCounts(services);
  const page = await redirectPage(services, actor, { search: filter.trim(), cursor });
  const rows = await Promise.all(page.items.map((redirect) => checked(services, redirect)));
  return {
    title: copy.title,
    here,
    newUrl: `${here}/new`,
    import: `${here}/import`,
    csv: `/api${here}.csv?${new URLSearchParams({ search: filter })}`,
    search: filter,
    isEmpty: page.total === 0,
    total: filter === "" ? messages.total(page.total) : messages.matching(page.fitting, page.total),
    noMatch: messages.noMatch(filter),
    list: listOf(redirectColumns, rows, ({ id, from, outside, shadowed, missingTarget }) => ({
      id,
      from,
      readable: readablePath(from),
      href: `${here}/${id}`,
      outside,
      shadowed,
      missingTarget,
    })),
    first: cursor === "" ? undefined : listAddress(here, { search: filter }),
    older: page.next === null ? undefined : listAddress(here, { search: filter, cursor: page.next }),
    missing: (await missingAddresses(services, actor)).map(({ path, count, lastOn }) => ({
      path: readablePath(path),
      formatted: messages.requested(count, formatDay(lastOn)),
      newUrl: `${here}/new?${new URLSearchParams({ from: path })}`,
    })),
  };
}

/** A page may have been added at the old address, or removed at the target, since the redirect was made. */
async function checked(services: Services, redirect: Redirect) {
  const target = redirect.outside ? undefined : normalPath(redirect.to.split(/[?#]/, 1)[0] ?? "");
  return {
    ...redirect,
    shadowed: await isKnownAddress(services, redirect.from),
    missingTarget: target !== undefined && !(await isKnownAddress(services, target)),
  };
}

export type RedirectsContent = Awaited<ReturnType<typeof redirectsScreen>>;
export type RedirectList = RedirectsContent["list"];
export type ShownRedirect = RedirectList["rows"][number];
