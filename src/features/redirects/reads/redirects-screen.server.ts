import type { Actor } from "#features/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { redirectsCopy as copy, redirectMessages as say } from "../copy.ts";
import { normalPath, readablePath } from "../rules/path.ts";
import { redirectQuery } from "../schema.ts";
import { writeCounts } from "../writes/count.server.ts";
import { missingAddresses, type Redirect, redirectPage } from "./admin.server.ts";
import { isKnownAddress } from "./known-address.server.ts";

const here = "/admin/redirects";

/** The list of redirects for the query in its address. */
export async function redirectsScreen(services: Services, actor: Actor, search: URLSearchParams) {
  const asked = redirectQuery.safeParse({
    search: search.get("search") ?? "",
    cursor: search.get("cursor") ?? "",
  });
  const { search: wanted = "", cursor = "" } = asked.success ? asked.data : {};
  // Write recent counts first, so that they are included.
  await writeCounts(services);
  const page = await redirectPage(services, actor, { search: wanted.trim(), cursor });
  const addressWith = (query: Record<string, string>) =>
    `${here}?${new URLSearchParams({ ...(wanted === "" ? {} : { search: wanted }), ...query })}`;
  return {
    title: copy.title,
    here,
    begin: `${here}/new`,
    import: `${here}/import`,
    csv: `/api${here}.csv?${new URLSearchParams({ search: wanted })}`,
    search: wanted,
    any: page.total > 0,
    total: wanted === "" ? say.total(page.total) : say.fitting(page.fitting, page.total),
    noMatch: say.noMatch(wanted),
    items: await Promise.all(page.items.map((redirect) => shown(services, redirect))),
    first: cursor === "" ? undefined : addressWith({}),
    next: page.next === null ? undefined : addressWith({ cursor: page.next }),
    missing: (await missingAddresses(services, actor)).map(({ path, count, lastOn }) => ({
      path: readablePath(path),
      said: say.asked(count, dayInWords(lastOn)),
      begin: `${here}/new?${new URLSearchParams({ from: path })}`,
    })),
  };
}

async function shown(services: Services, redirect: Redirect) {
  const { id, from, to, outside, kind, note, hits, usedOn } = redirect;
  const target = outside ? undefined : normalPath(to.split(/[?#]/, 1)[0] ?? "");
  return {
    id,
    from,
    readable: readablePath(from),
    to: outside ? to : readablePath(to),
    outside,
    kind: copy.kinds[kind],
    note,
    hits: say.hits(hits),
    usedOn: say.usedOn(dayInWords(usedOn)),
    edit: `${here}/${id}`,
    // A page may have been added at the old address, or removed at the target, since it was made.
    shadowed: await isKnownAddress(services, from),
    nowhere: target !== undefined && !(await isKnownAddress(services, target)),
  };
}

export type ShownRedirect = Awaited<ReturnType<typeof shown>>;

/** "Nov 21, 2026"; empty for none. */
function dayInWords(day: string): string {
  if (day === "") return "";
  const name = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
  return name.format(new Date(`${day}T00:00:00.000Z`));
}
