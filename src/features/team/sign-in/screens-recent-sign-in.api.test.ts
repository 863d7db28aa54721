import type { LoaderFunction } from "react-router";
import { expect, it } from "vitest";
import { adminScreens } from "#features/index.server.ts";
import { loader as subscribersLoader } from "#features/newsletter/subscribers/admin/subscribers-screen.tsx";
import { usualPage } from "#features/newsletter/subscribers/rules/bounds.ts";
import { minute } from "#platform/clock/clock.ts";
import { confirmationAddress } from "#platform/http/recent-sign-in.ts";
import { type Permission, roleMay, roles } from "#platform/permissions/access.ts";

import { actAs, cookiesOf, password, signIn } from "#tests/support/admin.ts";
import { allScreens, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { bothDatabases, databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { recentMinutes } from "./rules.ts";

/** Screens whose further pages hold nothing personal, or that have none. */
const declared = [
  "/admin/campaigns",
  "/admin/confirm",
  "/admin/groups/figures",
  "/admin/month",
  "/admin/pictures",
  "/admin/redirects",
];

async function siteOf(app: TestApp) {
  const screens = await allScreens();
  for (const [path, { loader }] of Object.entries(screens)) expect(loader, path).toBeDefined();
  return siteWith(app.services, screens);
}

const id = "01a1fc74-724c-71fd-a085-833908003bf9";
const addressOf = (path: string) => path.replace(":kind", "messages").replaceAll(/:\w+/g, id);

it("every screen asks for a recent sign-in beyond three further pages, and leads back to the page", async () => {
  const undeclared = adminScreens.filter(({ withoutRecentSignIn }) => withoutRecentSignIn === undefined);
  expect(
    adminScreens
      .filter((each) => !undeclared.includes(each))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(declared);
  const app = await openTestApp("sqlite");
  const site = await siteOf(app);
  let { cookie } = await actAs(app, "owner");
  const found: Record<string, readonly string[]> = {};
  for (const { path } of adminScreens) {
    app.clock.advance(recentMinutes * minute);
    const address = addressOf(path);
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
    // A confirmation would do too, but the session would end before all screens are opened.
    cookie = (await signIn(app, "owner@kinward.test")).cookie;
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

it.each(databases)(
  "keeps a list of addresses from being read to its end, in pages, large pages or parts, on %s",
  async (kind) => {
    const app = await openTestApp(kind);
    const { cookie } = await actAs(app, "owner");
    const lines = Array.from({ length: 320 }, (_, index) => `reader${index}@example.org`);
    const given = { csv: ["email", ...lines].join("\n"), source: "A list on paper" };
    const bring = (more = {}) => app.post("/api/admin/subscribers/import", { ...given, ...more }, { cookie });
    const { checked } = await (await bring()).json();
    expect((await bring({ checked })).status).toBe(200);
    app.clock.advance(40 * minute);

    const shown: Awaited<ReturnType<typeof subscribersLoader>>[] = [];
    const loader: LoaderFunction = async (args) => {
      const content = await subscribersLoader(args);
      shown.push(content);
      return content;
    };
    const site = siteWith(app.services, { "/admin/subscribers": { loader } });
    const read = async (query: string, cookieNow = cookie) => {
      const address = `/admin/subscribers${query}`;
      const answer = await site.request(siteUrl + address, { headers: { cookie: cookieNow } });
      const [content] = shown.splice(0);
      const asks = answer.headers.get("location") === confirmationAddress(address);
      // Either the list, or the question and nothing of the list.
      expect([answer.status, content === undefined], query).toEqual(asks ? [302, true] : [200, false]);
      const rows = content?.list.rows ?? [];
      const older = content?.older?.slice("/admin/subscribers".length);
      return { asks, older, emails: rows.map(({ cells }) => cells.email?.text ?? "") };
    };
    const seen = new Set<string>();
    const note = (emails: readonly string[]) => {
      for (const email of emails) seen.add(email);
    };
    expect((await read("?limit=200")).asks).toBe(true);
    let page = await read("");
    note(page.emails);
    const second = page.older ?? "";
    const opened = [""];
    while (!page.asks) {
      opened.push(page.older ?? "");
      page = await read(page.older ?? "");
      note(page.emails);
    }
    // The first page, and three further ones.
    expect(seen.size).toBe(4 * usualPage);
    const [refused = "", last = ""] = opened.toReversed();
    // Also in parts, and again from the start; only the page that was last seen stays open.
    for (const query of ["?since=2026-11-21", "?tag=x", refused, second, `${second}&limit=100`, "?limit=100"])
      expect((await read(query)).asks, query).toBe(true);
    expect((await read(last)).asks).toBe(false);
    // The first page is everyday work.
    for (const query of ["", "?state=active"]) expect((await read(query)).asks, query).toBe(false);

    const now = cookiesOf(await app.post("/api/admin/profile/confirm", { password }, { cookie }));
    for (let next: string | undefined = ""; next !== undefined; ) {
      const all: Awaited<ReturnType<typeof read>> = await read(next, now);
      expect(all.asks).toBe(false);
      note(all.emails);
      next = all.older;
    }
    expect(seen.size).toBe(320);
    await app.close();
  },
  120_000,
);

it.each(["nobody", ...roles] as const)(
  "every screen opens for %s exactly as the table of permissions says",
  async (role) => {
    const app = await openTestApp("sqlite");
    const site = await siteOf(app);
    const headers: Record<string, string> = role === "nobody" ? {} : await actAs(app, role);
    const found: Record<string, readonly string[]> = {};
    for (const { path } of adminScreens)
      found[path] = await Promise.all(
        ["", ".data"].map(async (suffix) => {
          const answer = await site.request(`${siteUrl}${addressOf(path)}${suffix}`, { headers });
          const text = await answer.text();
          const to = `${answer.headers.get("location")} ${text}`;
          if (to.includes("/admin/login")) return "asks to sign in";
          // Who has no dashboard is led on from its address; a redirect of a data request has the status 202.
          const isLedOn = answer.status === 302 || answer.status === 202;
          if (isLedOn && to.includes("/admin/meetings")) return "leads to the meetings";
          if (isLedOn && path === "/admin" && to.includes("/admin/profile")) return "leads to the profile";
          expect(answer.status, path).toBeLessThan(500);
          // Limited access gets the answer of an item that doesn't exist.
          const isRefused = answer.status === 403 || (role === "limited" && answer.status === 404);
          return isRefused ? "refuses" : "opens";
        }),
      );
    const expected = (path: string, permission: Permission) => {
      if (role === "nobody") return "asks to sign in";
      if (roleMay(role, permission)) return "opens";
      if (path !== "/admin") return "refuses";
      return role === "host" ? "leads to the meetings" : "leads to the profile";
    };
    expect(found).toEqual(
      Object.fromEntries(
        adminScreens.map(({ path, permission }) => {
          const answer = expected(path, permission);
          return [path, [answer, answer]];
        }),
      ),
    );
    await app.close();
  },
  120_000,
);

/** Ids that nothing has: well-formed, what PostgreSQL can't be asked for, and half a character. */
const unknownIds = [id, "%00", "a%00b", "%ed%a0%80", "%f0%9f%98%80"];
/** What the screens read from their addresses. */
const queryNames = [
  ...["action", "actor", "campaign", "chosen", "complete", "cursor", "filter", "from", "language", "late"],
  ...["mine", "month", "search", "segment", "since", "sort", "source", "spam", "standing", "state"],
  ...["subject", "tag", "template", "to", "until", "version", "view"],
];
/** A character that PostgreSQL can't store, and more than any value has. */
const oddForDatabases = ["%00", "x".repeat(1_000)];
/** The name of a prototype is odd to JavaScript, whatever the database. */
const oddValues = { sqlite: [...oddForDatabases, "__proto__"], postgres: oddForDatabases };

/** Each name with each value; in `script/test` all names at once, and some alone, others at each screen. */
function queriesOf(screen: number, values: readonly string[]): string[] {
  const pairs = values.flatMap((value) => queryNames.map((name) => `${name}=${value}`));
  // An address has no room for all of the long ones.
  const together = values
    .filter((value) => value.length < 100)
    .map((value) => queryNames.map((name) => `${name}=${value}`).join("&"));
  return [...together, ...pairs.filter((_, at) => isWholeRun || (at + screen) % 18 === 0)];
}

it.each(bothDatabases)(
  "every screen answers ids that nothing has with 404, and odd queries without a fault, on %s",
  async (kind) => {
    const app = await openTestApp(kind);
    const site = await siteOf(app);
    const headers = await actAs(app, "owner");
    const statusOf = async (address: string) => (await site.request(siteUrl + address, { headers })).status;
    const faults: string[] = [];
    for (const [index, { path }] of adminScreens.entries()) {
      for (const unknown of path.includes(":") ? unknownIds : []) {
        const address = path.replace(":kind", "messages").replaceAll(/:\w+/g, unknown);
        const status = await statusOf(address);
        if (status !== 404) faults.push(`${address}: ${status}`);
      }
      // A screen of an item reads nothing else of an address whose item isn't there.
      if (path.includes(":")) continue;
      for (const query of queriesOf(index, oddValues[kind])) {
        const address = `${path}?${query}`;
        const status = await statusOf(address);
        if (![200, 302, 404].includes(status)) faults.push(`${address.slice(0, 60)}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
    await app.close();
  },
  300_000,
);
