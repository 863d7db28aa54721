import { subscriberById, subscriberPage } from "#features/newsletter/subscribers/reads/list.server.ts";
import { subscribersQuery } from "#features/newsletter/subscribers/schema.ts";
import { actAs, actorBy } from "./admin.ts";
import { siteUrl } from "./site-url.ts";
import { type DatabaseKind, openTestApp, type TestApp } from "./test-app.ts";

export const base = "/api/admin/subscribers";
export const source = "Paper list at the open day, 3 October 2026";

/** The list of subscribers in the admin; what has to be closed is added to `open`. */
export async function openSubscribers(
  kind: DatabaseKind,
  open: TestApp[],
  role: "owner" | "editor" | "viewer" = "owner",
) {
  const app = await openTestApp(kind);
  open.push(app);
  const person = await actAs(app, role);
  const join = async (email: string, page = "/") => {
    app.clock.advance(1_000);
    const given = { email, consentToNewsletter: true, website: "" };
    const answer = await app.post("/api/newsletter/signup", given, { referer: siteUrl + page });
    return String((await answer.json()).id);
  };
  /** A page of the list by the query of its address. */
  const list = async (query = "", limit?: number) => {
    const asked = subscribersQuery.parse(Object.fromEntries(new URLSearchParams(query)));
    return subscriberPage(app.services, await actorBy(app, person), { ...asked, limit });
  };
  const subscriber = async (id: string) => subscriberById(app.services, await actorBy(app, person), id);
  const add = (body: object) => app.act("/admin/subscribers/new", "addSubscriber", body, person);
  const change = (id: string, body: object) =>
    app.act(`/admin/subscribers/${id}`, "changeSubscriber", body, person);
  const erase = (id: string) => app.act(`/admin/subscribers/${id}`, "eraseSubscriber", {}, person);
  const search = (text: string) => app.act("/admin/subscribers", "searchSubscribers", { text }, person);
  const bring = async (csv: string, more: Record<string, unknown> = {}) =>
    app.post(`${base}/import`, { csv, source, ...more }, person);
  const bringChecked = async (csv: string) => {
    const { checked } = await (await bring(csv)).json();
    return (await bring(csv, { checked })).json();
  };
  const audit = async () =>
    (
      await app.services.store.db
        .selectFrom("audit")
        .select("action")
        .where("action", "like", "subscribers.%")
        .orderBy("id")
        .execute()
    ).map(({ action }) => action);
  return {
    ...app,
    whole: app,
    person,
    join,
    list,
    subscriber,
    add,
    change,
    erase,
    search,
    bring,
    bringChecked,
    audit,
  };
}
