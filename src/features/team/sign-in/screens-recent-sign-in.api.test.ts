import { join } from "node:path";
import type { LoaderFunction } from "react-router";
import { expect, it } from "vitest";
import { adminScreens, features } from "#features/index.server.ts";
import { minute } from "#platform/clock/clock.ts";
import { createApp } from "#server/app.ts";
import { createPageRenderer } from "#server/page-renderer.ts";
import { actAs, cookiesOf, password } from "#tests/support/admin.ts";
import { loadersBuild } from "#tests/support/one-route-build.ts";
import { openTestApp, siteUrl } from "#tests/support/test-app.ts";
import { recentMinutes } from "./rules.ts";

/** Screens whose further pages hold nothing personal, or that have none. */
const declared = ["/admin/campaigns", "/admin/confirm", "/admin/pictures", "/admin/redirects"];

const modules = features.flatMap(({ name, routes }) =>
  (routes?.screens ?? []).map(({ path, module }) => ({
    path,
    file: join(import.meta.dirname, "../..", name, module),
  })),
);

it("every screen asks for a recent sign-in beyond three further pages, and leads back to the page", async () => {
  expect(modules.map(({ path }) => path).toSorted()).toEqual(adminScreens.map(({ path }) => path).toSorted());
  const undeclared = adminScreens.filter(({ withoutRecentSignIn }) => withoutRecentSignIn === undefined);
  expect(
    adminScreens
      .filter((each) => !undeclared.includes(each))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(declared);
  const loaders: Record<string, LoaderFunction> = {};
  for (const { path, file } of modules) {
    const screen: { loader?: LoaderFunction } = await import(file);
    if (screen.loader) loaders[path] = screen.loader;
  }
  expect(Object.keys(loaders)).toHaveLength(modules.length);

  const app = await openTestApp("sqlite");
  const pages = createPageRenderer(loadersBuild(loaders), app.services);
  const site = createApp({ services: app.services, pages });
  let { cookie } = await actAs(app, "owner");
  const id = "01a1fc74-724c-71fd-a085-833908003bf9";
  const found: Record<string, readonly string[]> = {};
  for (const { path } of adminScreens) {
    app.clock.advance(recentMinutes * minute);
    const address = path.replace(":kind", "messages").replaceAll(/:\w+/g, id);
    const asks = async (page: string, suffix = "") => {
      const answer = await site.request(`${siteUrl}${address}${suffix}?cursor=${page}`, {
        headers: { cookie },
      });
      const where = suffix === "" ? (answer.headers.get("location") ?? "") : await answer.text();
      return where.includes(`/admin/confirm?to=${encodeURIComponent(`${address}?cursor=${page}`)}`)
        ? "asks"
        : "opens";
    };
    found[path] = [
      await asks("1"),
      await asks("2"),
      await asks("3"),
      await asks("3"),
      await asks("4"),
      await asks("4", ".data"),
    ];
    const confirmed = await app.post("/api/admin/profile/confirm", { password }, { cookie });
    cookie = cookiesOf(confirmed);
  }
  const opens = ["opens", "opens", "opens", "opens"];
  expect(found).toEqual(
    Object.fromEntries(
      adminScreens.map(({ path }) => [
        path,
        [...opens, ...(declared.includes(path) ? ["opens", "opens"] : ["asks", "asks"])],
      ]),
    ),
  );
  await app.close();
}, 120_000);
