import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { password } from "../support/admin.ts";
import { appCode } from "../support/app-code.ts";
import { allCookies, type HttpsSite, origin, startHttpsSite } from "../support/https-site.ts";
import { patiently } from "../support/until.ts";

const email = "owner@kinward.test";

let site: HttpsSite;
beforeAll(async () => {
  site = await startHttpsSite();
});
afterAll(() => site.stop());

describe("the first person of the team", () => {
  it("takes the whole address in a field where there are no scripts, and keeps what was typed", async () => {
    const found = () => /http\S+first-owner#token=[\w-]{43}/.exec(site.printed())?.[0];
    await expect.poll(found, patiently).toBeDefined();
    const chosen = {
      name: "Robin",
      email: "robin@kinward.test",
      password: "seven lamps beside a slow river",
    };
    const login = load(await (await site.get("/admin/login")).text());
    expect(login("[role=status]").text()).toContain("Nobody is on the team yet");
    const form = load(await (await site.get("/admin/first-owner")).text());
    expect(form("input[name=token]").length).toBe(1);
    const post = (fields: Readonly<Record<string, string>>) =>
      fetch(`${site.url}/admin/first-owner`, {
        method: "POST",
        redirect: "manual",
        headers: { origin, accept: "text/html" },
        body: new URLSearchParams({ token: found() ?? "", ...chosen, ...fields }),
      });
    const again = await post({ password: "short" });
    expect(again.status).toBe(422);
    const rejected = load(await again.text());
    expect(rejected("input[name=name]").attr("value")).toBe("Robin");
    expect(rejected("input[name=password]").attr("value")).toBeUndefined();
    const done = await post({});
    expect([done.status, done.headers.get("location")]).toEqual([303, "/admin"]);
    // The address is of no use any more.
    const late = load(await (await site.get("/admin/first-owner")).text());
    expect(late("h1").text()).toBe("Somebody is on the team already");
  });
});

describe("the team's part", () => {
  let owner: Awaited<ReturnType<HttpsSite["newOwner"]>>;
  beforeAll(async () => {
    owner = await site.newOwner(email);
  });

  it("masks every password field and lets password managers fill it in", async () => {
    const expected: Readonly<Record<string, readonly string[]>> = {
      "/admin/login": ["current-password"],
      "/admin/set-password": ["new-password"],
    };
    for (const [path, kinds] of Object.entries(expected)) {
      const $ = load(await (await site.get(path)).text());
      const fields = $("input[name*='assword']").get();
      expect(fields.length, path).toBeGreaterThan(0);
      for (const field of fields) {
        expect($(field).attr("type"), path).toBe("password");
        expect(kinds, path).toContain($(field).attr("autocomplete"));
        expect($(field).attr("onpaste"), path).toBeUndefined();
      }
    }
    const login = load(await (await site.get("/admin/login")).text());
    expect(login("input[name='email']").attr("autocomplete")).toMatch(/username|email/);
  });

  it("moves the token of a link that an earlier version mailed behind #, where no request has it", async () => {
    const token = await site.invite("fourth@kinward.test");
    for (const [earlier, now] of [
      [`/admin/set-password?token=${token}`, "/admin/set-password"],
      ["/privacy/my-data/open/01a1.2026.Secret_x-9", "/privacy/my-data/open"],
    ] as const) {
      const moved = await site.get(earlier);
      expect([moved.status, moved.headers.get("cache-control")]).toEqual([302, "no-store"]);
      expect(moved.headers.get("location")).toBe(`${now}#token=${earlier.split(/token=|open\//)[1]}`);
      const page = await site.get(now);
      expect([page.status, page.headers.get("cache-control")], now).toEqual([200, "no-store"]);
      const $ = load(await page.text());
      expect($("form[method=post] input[name=token]").attr("type"), now).toBe("text");
    }
    const opened = await site.post("/api/auth/password-link", { token });
    expect(opened.status).toBe(200);
  });

  it("takes the link and a password from one form without JavaScript, and keeps the link after an error", async () => {
    const token = await site.invite("fifth@kinward.test");
    const send = (fields: Record<string, string>) =>
      fetch(`${site.url}/admin/set-password`, {
        method: "POST",
        redirect: "manual",
        headers: { origin, accept: "text/html" },
        body: new URLSearchParams(fields),
      });
    const link = `${origin}/admin/set-password#token=${token}`;
    const empty = load(await (await send({ token: "", password })).text());
    expect(empty("#gate-token").attr("aria-invalid")).toBe("true");
    const short = await send({ token: link, password: "too short" });
    const $ = load(await short.text());
    expect([short.status, $("input[name=token]").attr("type"), $("input[name=token]").val()]).toEqual([
      422,
      "hidden",
      token,
    ]);
    expect($("main").text()).toContain("You’re invited to join the Kinward team as an owner.");
    const set = await send({ token: link, password });
    expect([set.status, set.headers.get("location")]).toEqual([303, "/admin"]);
    const used = await send({ token: link, password });
    expect([used.status, load(await used.text())("h1").text()]).toEqual([404, "This link no longer works"]);
  });

  it("binds the team's cookies to this host and TLS, and hides them from scripts", async () => {
    const first = await site.post("/api/auth/sign-in", { email, password });
    const second = await site.post(
      "/api/auth/second-step",
      { code: appCode(owner.secret, 1) },
      { cookie: allCookies(first) },
    );
    expect([first.status, second.status]).toEqual([200, 200]);
    const cookies = [...first.headers.getSetCookie(), ...second.headers.getSetCookie()].filter(
      (each) => !/max-age=0/i.test(each),
    );
    const names = new Set(cookies.map((each) => each.slice(0, each.indexOf("="))));
    expect([...names].toSorted()).toEqual([
      "__Host-kinward-browser",
      "__Host-kinward-second-factor",
      "__Host-kinward-session",
    ]);
    for (const each of cookies) {
      expect(each, each).toMatch(/; Secure/i);
      expect(each, each).toMatch(/; HttpOnly/i);
      expect(each, each).toMatch(/; SameSite=(?:Lax|Strict)/i);
      expect(each, each).toMatch(/; Path=\//i);
      expect(each, each).not.toMatch(/domain=/i);
      expect(each.length).toBeLessThan(4_096);
    }
    const values = cookies
      .map((each) => decodeURIComponent(each.split(/[=;]/)[1] ?? ""))
      .filter((each) => each.length > 20);
    const bodies = `${await first.text()}${await second.text()}`;
    for (const value of values) expect(bodies).not.toContain(value.split(".")[0]);
  });

  it("opens nothing but the profile to a password alone", async () => {
    const alone = "alone@kinward.test";
    await site.newPerson(alone);
    const cookie = allCookies(await site.post("/api/auth/sign-in", { email: alone, password }));
    expect((await site.get("/api/admin/profile", { cookie })).status).toBe(200);
    for (const path of [
      "/api/admin/messages.csv",
      "/api/admin/subscribers.csv",
      "/api/admin/audit",
      "/api/admin/pictures",
    ])
      expect((await site.get(path, { cookie })).status, path).toBe(403);
    const screen = await site.get("/admin/messages", { cookie });
    expect([screen.status, screen.headers.get("location")]).toEqual([302, "/admin/profile"]);
  });

  it("offers a way out on the admin's frame, and lets no browser keep what it shows", async () => {
    const { cookie } = owner;
    for (const path of ["/admin", "/admin/messages", "/admin/people", "/admin/profile"]) {
      const answer = await site.get(path, { cookie });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("cache-control"), path).toBe("no-store");
      const $ = load(await answer.text());
      expect($("form[action='/api/auth/sign-out'] button").length, path).toBeGreaterThan(0);
    }
  });

  it("lets no browser keep what the team or a link shows", async () => {
    for (const path of [
      "/admin",
      "/admin/login",
      "/admin/messages.data",
      "/api/admin/profile",
      "/api/contact",
      "/privacy/my-data/open/nothing",
      "/newsletter/preferences/nothing",
      "/newsletter/unsubscribe/nothing",
    ])
      expect((await site.get(path)).headers.get("cache-control"), path).toMatch(/no-store/);
  });

  it("clears what the browser kept when somebody signs out", async () => {
    const answer = await site.post("/api/auth/sign-out", {}, { cookie: owner.cookie });
    expect(answer.headers.get("clear-site-data")).toBe('"cache"');
    expect(answer.headers.getSetCookie().every((each) => /max-age=0/i.test(each))).toBe(true);
  });
});
