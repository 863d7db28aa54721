import { connect } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpointsOf } from "#api/app.ts";
import { tablesOf } from "#platform/backup/tables-of.ts";
import { actAs } from "#tests/support/admin.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { closeGracefully, createHttpServer, listen } from "./http-server.ts";

// docs/security/asvs.md says which parts of ASVS don't apply. These tests fail as soon as one of them would.

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp("sqlite");
});
afterAll(() => app.close());

const statusOf = async (path: string, init: RequestInit = {}) =>
  (await app.app.request(siteUrl + path, { headers: { origin: siteUrl }, ...init })).status;

/** The status of each address for a read and for a write with JSON and with a form. */
async function statusesOf(paths: readonly string[]): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  for (const path of paths) {
    statuses.add(await statusOf(path));
    for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
      const headers = { origin: siteUrl, "content-type": type };
      statuses.add(await statusOf(path, { method: "POST", headers, body: "{}" }));
    }
  }
  return statuses;
}

describe("the site", () => {
  it("answers no address of OAuth, OpenID or SAML, as client or as provider", async () => {
    const statuses = await statusesOf([
      "/.well-known/openid-configuration",
      "/.well-known/oauth-authorization-server",
      "/.well-known/jwks.json",
      "/api/auth/jwks",
      "/api/auth/token",
      "/api/auth/sign-in/social",
      "/api/auth/sign-in/oauth2",
      "/api/auth/callback/google",
      "/api/auth/oauth2/authorize",
      "/api/auth/oauth2/token",
      "/api/auth/oauth2/register",
      "/api/auth/sso/saml2/callback/x",
      "/oauth/authorize",
      "/oauth/token",
      "/saml/acs",
    ]);
    expect([...statuses]).toEqual([404]);
    for (const { path, operationId } of endpointsOf(app.services))
      expect(`${path} ${operationId}`).not.toMatch(/oauth|openid|saml|jwks|consent\b.*client|grant/i);
  });

  it("answers no address of GraphQL", async () => {
    const query = JSON.stringify({ query: "{ __schema { types { name } } }" });
    for (const path of ["/graphql", "/api/graphql", "/graphiql", "/v1/graphql"]) {
      expect(await statusOf(`${path}?query={__typename}`)).toBe(404);
      const headers = { origin: siteUrl, "content-type": "application/json" };
      expect(await statusOf(path, { method: "POST", headers, body: query })).toBe(404);
    }
  });

  it("upgrades no connection, whatever address asks for a WebSocket", async () => {
    const server = createHttpServer(app.app);
    const port = await listen(server, 0, "127.0.0.1");
    const ask = (path: string) =>
      new Promise<string>((done, failed) => {
        const socket = connect(port, "127.0.0.1");
        let answer = "";
        socket.setTimeout(5_000, () => socket.destroy());
        socket.on("data", (part) => {
          answer += part.toString();
          socket.end();
        });
        socket.once("close", () => done(answer));
        socket.once("error", failed);
        const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13";
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: kinward.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`,
        );
      });
    const gets = endpointsOf(app.services).filter(({ method }) => method === "get");
    const paths = ["/healthz", "/ws", "/socket", "/admin/login", ...gets.map(({ path }) => `/api${path}`)];
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) expect(await ask(path), path).toMatch(/^HTTP\/1\.1 [2345]\d\d /);
    await closeGracefully(server, 100);
  });

  it("signs people in by password and second step, or by passkey, only", async () => {
    const ways = endpointsOf(app.services)
      .filter(({ path }) => path.startsWith("/auth/"))
      .map(({ method, path }) => `${method} ${path}`);
    expect(ways.toSorted()).toEqual([
      "post /auth/first-owner",
      "post /auth/forgotten-password",
      "post /auth/passkey",
      "post /auth/passkey/challenge",
      // It only says whether a link works.
      "post /auth/password-link",
      "post /auth/second-step",
      "post /auth/set-password",
      "post /auth/sign-in",
      "post /auth/sign-out",
    ]);
    // Libraries for signing in have addresses for far more.
    const others = await statusesOf([
      "/api/auth/sign-up/email",
      "/api/auth/sign-in/email",
      "/api/auth/sign-in/magic-link",
      "/api/auth/sign-in/phone-number",
      "/api/auth/two-factor/send-otp",
      "/api/auth/passkey/generate-register-options",
      "/api/auth/passkey/generate-authenticate-options",
      "/api/auth/passkey/verify-registration",
      "/api/auth/passkey/verify-authentication",
      "/api/auth/passkey/list-user-passkeys",
      "/api/auth/passkey/delete-passkey",
      "/api/auth/passkey/update-passkey",
      "/api/auth/get-session",
      "/api/auth/list-sessions",
      "/api/auth/update-user",
      "/api/auth/delete-user",
      "/api/auth/reset-password",
      "/api/auth/change-email",
    ]);
    expect([...others]).toEqual([404]);
  });

  it("asks no secret question and keeps no hint", async () => {
    const described = await (await app.app.request(`${siteUrl}/api/openapi.json`)).text();
    expect(described).not.toMatch(/"(?:[a-z]*hint|secret_?question|security_?question|maiden\w*)"/i);
    const columns = (await app.services.store.db.introspection.getTables())
      .filter(({ name }) => /^(?:team_members|member_)/.test(name))
      .flatMap((table) => table.columns.map(({ name }) => name));
    expect(columns).toContain("password_hash");
    expect(columns.filter((name) => /hint|question|answer/.test(name))).toEqual([]);
  });

  it("has no account before the operator adds one", async () => {
    const fresh = await openTestApp("sqlite");
    expect(await fresh.services.store.db.selectFrom("team_members").selectAll().execute()).toEqual([]);
    for (const name of ["admin", "root", "administrator", "owner"]) {
      const email = `${name}@kinward.test`;
      expect((await fresh.post("/api/auth/sign-in", { email, password: name })).status).toBe(401);
    }
    await fresh.close();
  });

  it("changes nothing by GET, also for somebody who may do everything", async () => {
    const { cookie } = await actAs(app, "owner");
    await app.post("/api/contact", { name: "A", email: "a@b.example", subject: "general", message: "Hi" });
    await app.post("/api/newsletter/signup", { email: "a@b.example", consentToNewsletter: true });
    const before = await contents();
    expect(before.size).toBeGreaterThan(20);
    for (const { method, path } of endpointsOf(app.services)) {
      const { id } = await app.services.store.db
        .selectFrom("conversations")
        .select("id")
        .executeTakeFirstOrThrow();
      const address = `/api${path.replace(/:\w+/g, id)}`;
      const answer = await app.app.request(siteUrl + address, { headers: { cookie } });
      await answer.arrayBuffer();
      expect(answer.status, `${method} ${address}`).toBeLessThan(500);
    }
    expect(await contents()).toEqual(before);
  });

  /** The rows of each table, without what a read may leave: its line in the audit log, and when a session was used. */
  async function contents(): Promise<ReadonlyMap<string, string>> {
    const { db, kind } = app.services.store;
    const tables = (await tablesOf(db, kind)).filter(({ name }) => !name.startsWith("audit"));
    const rows = await Promise.all(
      tables.map(({ name }) => sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)),
    );
    return new Map(
      tables.map(({ name }, at) => [
        name,
        JSON.stringify((rows[at]?.rows ?? []).map(({ seen_at: _, ...row }) => row)),
      ]),
    );
  }

  it("has no address for development", async () => {
    const statuses = await statusesOf([
      "/dev/mail",
      "/@vite/client",
      "/@react-refresh",
      "/__vite_ping",
      "/__manifest.json",
      "/src/root.tsx",
      "/debug",
      "/api/debug",
      "/phpinfo.php",
      "/server-status",
      "/metrics",
      "/actuator/env",
    ]);
    expect([...statuses]).toEqual([404]);
  });
});
