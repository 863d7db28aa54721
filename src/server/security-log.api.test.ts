import { afterEach, expect, it } from "vitest";
import { createLog } from "#platform/log/log.ts";
import { withoutAddress } from "#platform/log/without-address.ts";
import { actAs, addPerson, password } from "#tests/support/admin.ts";
import { openTestApp, siteUrl, type TestApp } from "#tests/support/test-app.ts";
import { createApp } from "./app.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

it("writes a line for each refusal that matters, with nothing of who it was", async () => {
  const app = await openTestApp("sqlite", { RATE_LIMIT: "on" });
  open.push(app);
  const email = await addPerson(app, "owner");
  const { cookie } = await actAs(app, "viewer");
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const logged = createApp({ services: { ...app.services, log }, pages: undefined });
  const send = (path: string, headers: Record<string, string>, body?: object) =>
    logged.request(siteUrl + path, {
      method: body ? "POST" : "GET",
      headers: { origin: siteUrl, "content-type": "application/json", ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const answers = [
    await send("/api/auth/sign-in", {}, { email, password: `${password} but wrong` }),
    await send("/api/auth/second-step", {}, { code: "123456" }),
    await send("/api/admin/messages", { cookie }),
    await send("/api/admin/messages", {}),
    await send("/api/contact", { origin: "https://evil.example" }, { email }),
  ];
  const ids = answers.map(({ headers }) => headers.get("x-request-id"));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 401, 403]);
  expect(
    lines.map((line) => JSON.parse(line)).map(({ event, operation }) => `${event} ${operation}`),
  ).toEqual([
    "security.sign_in_failed signIn",
    "security.sign_in_failed answerSecondStep",
    "security.forbidden listMessages",
    "security.unauthorized listMessages",
    "security.foreign_origin sendContactMessage",
  ]);
  const requests = lines.map((line) => JSON.parse(line).request);
  expect(new Set(requests).size).toBe(lines.length);
  expect(requests).toEqual(ids);
  expect(lines.join("")).not.toMatch(/kinward\.test|evil|quiet sentence|123456|@/);
});

it("writes down that a page failed without the address, the token or the code in it", async () => {
  const app = await openTestApp("sqlite");
  open.push(app);
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const fail = async (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const part = searchParams.get("token") ?? pathname.split("/").at(-1);
    throw new Error(`Failed to parse ${request.url}; nothing at ${pathname}${search}, no row "${part}"`);
  };
  const refuse = async (page: string) => fail(new Request(siteUrl + page));
  const pages = { render: fail, renderOnce: refuse, renderRejectedForm: refuse, renderSentForm: refuse };
  const failing = createApp({ services: { ...app.services, log }, pages });
  const secret = "01a1fc74.2026.Secret-9dF_x";
  for (const path of [
    `/newsletter/preferences/${secret}`,
    `/newsletter/unsubscribe/${secret}`,
    `/privacy/my-data/open/${secret}`,
    `/admin/set-password?token=${secret}`,
    "/c/secret",
  ])
    for (const method of path.startsWith("/admin") ? ["GET"] : ["GET", "POST"]) {
      const headers = { origin: siteUrl, "content-type": "application/x-www-form-urlencoded" };
      const answer = await failing.request(siteUrl + path, { method, headers });
      expect(answer.status, `${method} ${path}`).toBe(500);
    }
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join("")).toContain("page.failed");
  expect(lines.join("").toLowerCase()).not.toContain("secret");
});

it("takes addresses with tokens out of what is logged", () => {
  const url = `${siteUrl}/privacy/my-data/open/01a1.2026.s%2Fecret?x=1`;
  const params = { purpose: "open", token: "01a1.2026.s/ecret" };
  const said = withoutAddress(
    'You made a POST request to "/privacy/my-data/open/01a1.2026.s%2Fecret?x=1" with 01a1.2026.s/ecret',
    { url, params },
  );
  expect(said).toBe('You made a POST request to "(its address)" with :token');
});
