import { afterEach, expect, it } from "vitest";
import { createLog, withoutAddress } from "#platform/log/log.ts";
import { actAs, addPerson, cookiesOf, password, turnOnSecondFactor } from "#tests/support/admin.ts";
import { appCode } from "#tests/support/app-code.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
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
    await send("/api/admin/messages.csv", { cookie }),
    await send("/api/admin/messages.csv", {}),
    await send("/api/contact", { origin: "https://evil.example" }, { email }),
  ];
  const ids = answers.map(({ headers }) => headers.get("x-request-id"));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403, 401, 403]);
  expect(
    lines.map((line) => JSON.parse(line)).map(({ event, operation }) => `${event} ${operation}`),
  ).toEqual([
    "security.sign_in_failed signIn",
    "security.sign_in_failed answerSecondStep",
    "security.forbidden exportMessages",
    "security.unauthorized exportMessages",
    "security.foreign_origin sendContactMessage",
  ]);
  const requests = lines.map((line) => JSON.parse(line).request);
  expect(new Set(requests).size).toBe(lines.length);
  expect(requests).toEqual(ids);
  expect(lines.join("")).not.toContain("@");
  expect(wordsIn(lines.join(""), [email, "evil.example", `${password} but wrong`, 'code":"123456'])).toEqual(
    [],
  );
});

it("writes down who was let in by which factors, naming nobody", async () => {
  const app = await openTestApp("sqlite");
  open.push(app);
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const email = await addPerson(app, "editor");
  const logged = createApp({ services: { ...app.services, log }, pages: undefined });
  const send = (path: string, body: object, cookie = "") =>
    logged.request(siteUrl + path, {
      method: "POST",
      headers: { origin: siteUrl, "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const { secret, codes } = await turnOnSecondFactor(
    app,
    cookiesOf(await send("/api/auth/sign-in", { email, password })),
  );
  for (const code of [appCode(secret, 1), codes[0]]) {
    const first = await send("/api/auth/sign-in", { email, password });
    expect((await send("/api/auth/second-step", { code }, cookiesOf(first))).status).toBe(200);
  }
  expect(lines.map((line) => JSON.parse(line)).map(({ event, factors }) => `${event}: ${factors}`)).toEqual([
    "security.signed_in: password",
    "security.signed_in: password and app code",
    "security.signed_in: password and recovery code",
  ]);
  expect(lines.join("")).not.toContain("@");
  expect(wordsIn(lines.join(""), [email, "Robin editor"])).toEqual([]);
});

it("writes down attempts to get around the controls, with nothing of what was sent", async () => {
  const app = await openTestApp("sqlite");
  open.push(app);
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const logged = createApp({ services: { ...app.services, log }, pages: undefined });
  const send = async (body: string, type = "application/json") =>
    (
      await logged.request(`${siteUrl}/api/contact`, {
        method: "POST",
        headers: { origin: siteUrl, "content-type": type },
        body,
      })
    ).status;
  const message = {
    name: "Quinn of the Lake",
    email: "quinn@b.example",
    subject: "general",
    message: "Secret words of mine",
  };
  const statuses = [
    await send("{"),
    await send("x", "text/plain"),
    await send(`{"message":"${"Secret ".repeat(12_000)}"}`),
    await send(JSON.stringify({ ...message, role: "owner" })),
    await send(JSON.stringify({ ...message, website: "https://spam.example" })),
    await send(JSON.stringify({ ...message, email: "no address of mine" })),
    await send(JSON.stringify(message)),
  ];
  expect(statuses).toEqual([400, 415, 413, 422, 201, 422, 201]);
  expect(lines.map((line) => JSON.parse(line).event)).toEqual([
    "security.unreadable",
    "security.unsupported_media_type",
    "security.unknown_field",
    "security.honeypot",
  ]);
  const sent = [
    "Quinn of the Lake",
    message.email,
    message.message,
    "Secret Secret",
    "spam.example",
    "no address of",
  ];
  expect(wordsIn(lines.join(""), [...sent, 'role":"owner"'])).toEqual([]);
});

it("writes down that a limit was reached, once for each refusal", async () => {
  const app = await openTestApp("sqlite", { RATE_LIMIT: "on" });
  open.push(app);
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const logged = createApp({ services: { ...app.services, log }, pages: undefined });
  const statuses: number[] = [];
  for (let sent = 0; sent < 7; sent += 1) {
    const answer = await logged.request(`${siteUrl}/api/auth/forgotten-password`, {
      method: "POST",
      headers: { origin: siteUrl, "content-type": "application/json" },
      body: JSON.stringify({ email: "quinn@b.example" }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
  expect(
    lines.map((line) => JSON.parse(line)).map(({ event, operation }) => `${event} ${operation}`),
  ).toEqual(Array.from({ length: 2 }, () => "security.too_many_requests askForPasswordLink"));
  expect(wordsIn(lines.join(""), ["quinn@b.example"])).toEqual([]);
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
  const pages = {
    render: fail,
    act: fail,
    renderOnce: refuse,
    renderKept: refuse,
    renderRejectedForm: refuse,
    renderRejectedScreen: refuse,
    renderSentForm: refuse,
  };
  const failing = createApp({ services: { ...app.services, log }, pages });
  const secret = "01a1fc74.2026.Secret-9dF_x";
  for (const path of [
    `/newsletter/preferences/${secret}`,
    `/newsletter/unsubscribe/${secret}`,
    `/privacy/my-data/open/${secret}`,
    `/admin/set-password?token=${secret}`,
    "/c/secret,code",
  ])
    for (const method of path.startsWith("/admin") ? ["GET"] : ["GET", "POST"]) {
      const headers = { origin: siteUrl, "content-type": "application/x-www-form-urlencoded" };
      const answer = await failing.request(siteUrl + path, { method, headers });
      expect(answer.status, `${method} ${path}`).toBe(500);
    }
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join("")).toContain("page.failed");
  expect(wordsIn(lines.join(""), [secret, secret.slice(-14), "secret,code?"])).toEqual([]);
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
