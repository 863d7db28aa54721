import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpointsOf } from "#api/app.ts";
import { actAs } from "#tests/support/admin.ts";
import { databases, openTestApp, siteUrl, type TestApp } from "#tests/support/test-app.ts";
import { permissions, type Role, roleMay, roles } from "./access.ts";

describe.each(databases)("every operation of the admin on %s", (kind) => {
  let app: TestApp;
  const cookies = new Map<Role, string>();
  beforeAll(async () => {
    app = await openTestApp(kind);
    for (const role of roles) cookies.set(role, (await actAs(app, role)).cookie);
  });
  afterAll(() => app.close());

  const adminOperations = () => endpointsOf(app.services).filter(({ path }) => path.startsWith("/admin/"));
  /** Ends the session it is called with, and asks for no body that could be refused first. */
  const endsTheSession = "endOwnSessions";
  // An empty body is refused by every write that reads one, and after the guard: nothing is changed by asking.
  const call = (method: string, path: string, cookie: string) =>
    app.app.request(`${siteUrl}/api${path.replace(/:\w+/g, "nothing-here")}`, {
      method: method.toUpperCase(),
      headers: { cookie, origin: siteUrl, "content-type": "application/json" },
      ...(method === "get" ? {} : { body: "{" }),
    });

  it("is there, and each asks for a permission", () => {
    expect(adminOperations().length).toBeGreaterThanOrEqual(8);
    for (const { path, permission } of adminOperations()) expect(permission, path).toBeDefined();
  });

  it("is refused without a session, and changes nothing from another site", async () => {
    for (const { method, path } of adminOperations()) {
      const answer = await call(method, path, "");
      expect([path, answer.status]).toEqual([path, 401]);
      expect((await answer.json()).code).toBe("unauthorized");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });

  it.each(roles)("is open to %s exactly as the table says", async (role) => {
    for (const { method, path, permission, operationId } of adminOperations()) {
      if (permission === undefined || operationId === endsTheSession) continue;
      const { status } = await call(method, path, cookies.get(role) ?? "");
      expect([path, status === 403], `${method} ${path} for ${role}`).toEqual([
        path,
        !roleMay(role, permission),
      ]);
      expect(status).not.toBe(401);
      expect(status).toBeLessThan(500);
    }
  });

  it("tells strangers nothing of what is there", async () => {
    expect((await call("get", "/admin/nothing", "")).status).toBe(401);
    expect((await call("get", "/admin/nothing", cookies.get("viewer") ?? "")).status).toBe(404);
  });
});

it("gives owners everything, and viewers nothing of anybody", () => {
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
