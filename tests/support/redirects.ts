import { redirectFor } from "#features/redirects/reads/lookup.server.ts";
import { redirectPage } from "#features/redirects/reads/redirects.server.ts";
import { writeCounts } from "#features/redirects/writes/count.server.ts";
import { actAs, actorBy } from "./admin.ts";
import { actorWith } from "./campaigns.ts";
import { siteUrl } from "./site-url.ts";
import { type DatabaseKind, openTestApp, type TestApp } from "./test-app.ts";

export const address = "/api/admin/redirects";
export const content = { from: "/old-groups", to: "/support/groups", kind: "301", note: "From the old site" };
export const owner = actorWith("owner");

/** An owner's list of redirects; what has to be closed is added to `open`. */
export async function openRedirects(kind: DatabaseKind, open: TestApp[]) {
  const app = await openTestApp(kind);
  open.push(app);
  const { cookie } = await actAs(app, "owner");
  const make = (changes: object = {}) =>
    app.act("/admin/redirects/new", "createRedirect", { ...content, ...changes }, { cookie });
  const listed = async (query: { search?: string; cursor?: string } = {}) => {
    await writeCounts(app.services);
    return redirectPage(app.services, await actorBy(app, { cookie }), query);
  };
  const patch = (id: string, body: object) =>
    app.act(`/admin/redirects/${id}`, "changeRedirect", body, { cookie });
  const remove = (id: string) => app.act(`/admin/redirects/${id}`, "deleteRedirect", {}, { cookie });
  return { app, cookie, make, listed, patch, remove };
}

/** Asks for an address that nothing else answers. */
export function visit(
  { services }: TestApp,
  address: string,
  headers: Record<string, string> = {},
  method = "GET",
) {
  const { pathname: path, search } = new URL(siteUrl + address);
  return redirectFor(services, { path, search, method, headers: new Headers(headers) });
}
