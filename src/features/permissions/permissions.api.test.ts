import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actAs } from "#tests/support/admin.ts";
import { allOperations, allScreens, type Callable, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { permissions, type Role, roleMay, roles } from "./access.ts";

describe.each(databases)("every operation of the admin on %s", (kind) => {
  let app: TestApp;
  let site: TestApp["app"];
  let operations: Callable[];
  const cookies = new Map<Role, string>();
  beforeAll(async () => {
    app = await openTestApp(kind);
    site = siteWith(app.services, await allScreens());
    operations = (await allOperations(app.services)).filter(({ path }) => path.startsWith("/admin/"));
    for (const role of roles) cookies.set(role, (await actAs(app, role)).cookie);
  });
  afterAll(() => app.close());

  // An input that nothing takes is refused by every write, and after the guard: nothing is changed by asking.
  const call = (
    { method, address, bodyOf }: Pick<Callable, "method" | "address" | "bodyOf">,
    cookie: string,
  ) =>
    site.request(siteUrl + address.replace(/:\w+/g, "nothing-here"), {
      method: method.toUpperCase(),
      headers: { cookie, origin: siteUrl, "content-type": "application/json" },
      ...(method === "get" ? {} : { body: bodyOf({ "nothing takes": "this" }) }),
    });

  it("is there, and each asks for a permission", () => {
    expect(operations.length).toBeGreaterThanOrEqual(8);
    for (const { path, permission } of operations) expect(permission, path).toBeDefined();
  });

  it("is refused without a session, and changes nothing from another site", async () => {
    for (const operation of operations) {
      const { path } = operation;
      const answer = await call(operation, "");
      expect([path, answer.status]).toEqual([path, 401]);
      expect((await answer.json()).code).toBe("unauthorized");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  // Limited access depends on the item: limited.api.test.ts.
  it.each(roles.filter((role) => role !== "limited"))(
    "is open to %s exactly as the table says",
    async (role) => {
      for (const operation of operations) {
        const { method, path, permission } = operation;
        if (permission === undefined) continue;
        const { status } = await call(operation, cookies.get(role) ?? "");
        expect([path, status === 403], `${method} ${path} for ${role}`).toEqual([
          path,
          !roleMay(role, permission),
        ]);
        expect(status).not.toBe(401);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it("tells strangers nothing of what is there", async () => {
    const nothing = { method: "get", address: "/api/admin/nothing", bodyOf: JSON.stringify } as const;
    expect((await call(nothing, "")).status).toBe(401);
    expect((await call(nothing, cookies.get("viewer") ?? "")).status).toBe(404);
  });
});

it("gives owners everything, viewers nothing of anybody, and hosts their meetings only, limited access only its items", () => {
  const of = (role: Role) =>
    Object.entries(permissions)
      .filter(([, may]) => may.some((each) => each === role))
      .map(([permission]) => permission);
  expect(of("owner")).toEqual(Object.keys(permissions));
  expect(of("viewer")).toEqual([
    "profile.own",
    "admin.read",
    "campaigns.read",
    "summaries.read",
    "content.read",
    "pictures.read",
  ]);
  expect(of("host")).toEqual(["profile.own", "meetings.host"]);
  expect(of("limited")).toEqual(["profile.own"]);
  for (const permission of of("viewer")) expect(of("editor")).toContain(permission);
  for (const permission of [
    "records.delete",
    "team.manage",
    "privacy.manage",
    "redirects.manage",
    "settings.manage",
    "audit.read",
  ])
    expect(of("editor")).not.toContain(permission);
});
