import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { changeGroupHost } from "#features/groups/writes/hosts.server.ts";
import type { FeatureServices } from "#features/index.server.ts";
import type { Role } from "#platform/permissions/access.ts";
import { listMembers } from "#platform/team/members.ts";
import { assemble } from "#server/assemble.ts";
import { addPerson, cookiesOf, password } from "../support/admin.ts";
import { actorWith } from "../support/campaigns.ts";
import { type groupWith, meetingLink, openGroup } from "../support/group-places.ts";
import { pictureForm } from "../support/pictures.ts";
import { sendPlainForm } from "../support/plain-form.ts";
import { type ServedPage, servedPage } from "../support/served-page.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";

let site: RunningSite;
let services: FeatureServices;
/** The id of the group that a host of the team has. */
let hosted: string;

/** A weekly group of this size whose meeting begins in ten minutes; its door is open already. */
async function openSoon(
  slug: string,
  size: number,
  more: Parameters<typeof groupWith>[0] = {},
): Promise<string> {
  const start = new Date(Math.ceil(Date.now() / 60_000 + 10) * 60_000);
  const local = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/London",
    dateStyle: "short",
    timeStyle: "short",
  }).format(start);
  const [first = "", time = ""] = local.split(" ");
  const schedule = { first, time, zone: "Europe/London" };
  return openGroup(services, { slug, size, schedule, ...more });
}

// This process is the team, and the site's own serves the pages.
beforeAll(async () => {
  site = await startSite();
  services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
  await openSoon("full-circle", 1);
  hosted = await openSoon("calm-circle", 2);
  await openSoon("closed-circle", 6, { state: "closed" });
  await vi.waitFor(
    async () => expect((await get("/support/groups")).html).toContain("closed-circle"),
    10_000,
  );
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  await site.stop();
});

const get = (path: string) => servedPage(path, undefined, site.url);
const heading = ({ texts }: ServedPage) => texts("h1").join();
const main = ({ texts }: ServedPage) => texts("main").join();

type Press = Omit<Parameters<typeof sendPlainForm>[0], "page" | "siteUrl">;
const send = (page: ServedPage, press: Press) => sendPlainForm({ page, siteUrl: site.url, ...press });

/** The error below a field, as a screen reader hears it with the field. */
function described({ $ }: ServedPage, selector: string): string {
  const ids = $(selector).attr("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => $(`#${id}`).text()).join(" ");
}

/** The newest link of this kind that somebody was mailed. */
async function linkTo(email: string, pattern: RegExp): Promise<string> {
  const found = () =>
    site.smtp.mails
      .filter(({ rcpt }) => rcpt.includes(email))
      .map(({ text }) => pattern.exec(text ?? "")?.[0])
      .findLast((link) => link !== undefined);
  return vi.waitFor(() => {
    const link = found();
    if (link === undefined) throw new Error(`${email} was mailed no link yet`);
    return link;
  }, 10_000);
}

const signUp = (slug: string, email: string) => ({
  path: "/support/groups",
  form: `form#join-${slug}`,
  typed: { email, name: "Eve", seats: "1", agree: "on" },
});

it("a sign-up for a group comes back with all that was typed, and then leads to a page that thanks", async () => {
  const right = signUp("calm-circle", "eve@example.org");
  const wrong = { ...right, typed: { ...right.typed, email: "eve@example", seats: "2" } };
  const answer = await send(await get(right.path), wrong);
  expect(answer.status).toBe(422);
  const row = answer.$("#calm-circle");
  expect(row.find("details").first().attr("open")).toBeDefined();
  expect(described(answer, "#calm-circle [name=email]")).toContain("such as name@example.org");
  expect(row.find("[name=email]").val()).toBe("eve@example");
  expect(row.find("[name=name]").val()).toBe("Eve");
  expect(row.find("[name=seats]:checked").val()).toBe("2");
  expect(row.find("[name=agree]").is(":checked")).toBe(true);

  const sent = await send(answer, right);
  expect(sent.status).toBe(303);
  const thanks = await get(new URL(sent.headers.get("location") ?? "", site.url).pathname);
  expect(heading(thanks)).toBe("Thank you");
  expect(main(thanks)).toContain("We’ve emailed you a link");
  expect(thanks.$("main a[href='tel:988']")).not.toHaveLength(0);
});

it("a sign-up is told why on the page, if the group has closed or is gone", async () => {
  for (const [slug, status, text] of [
    ["closed-circle", 409, "This group doesn’t take new people right now."],
    ["nowhere", 404, "We couldn’t find this group. It may have ended."],
  ] as const) {
    const init = {
      method: "POST",
      body: new URLSearchParams({ email: "eve@example.org", seats: "1", rules: "1", agree: "on" }),
      headers: { accept: "text/html", origin: site.url },
    };
    const answer = await servedPage(`/api/groups/${slug}/places`, init, site.url);
    expect(answer.status).toBe(status);
    expect(main(answer)).toContain(text);
  }
});

it("somebody pastes the link to their place, goes in, takes a break and gives the place up", async () => {
  const path = "/your-place";
  await send(await get("/support/groups"), signUp("full-circle", "robin@example.org"));
  const token = await linkTo("robin@example.org", /http\S+\/your-place#\S+/);
  const paste = { path, form: `form[action='${path}']` };
  const empty = await send(await get(path), paste);
  expect(described(empty, "[name=token]")).toContain("Please paste the link from the email");
  const open = async () => send(await get(path), { ...paste, typed: { token } });
  const act = (page: ServedPage, action: string) =>
    send(page, { path, form: `form[action='${path}/change']:has([name=action][value=${action}])` });
  const signedUp = await open();
  expect(heading(signedUp)).toBe("One more step");
  expect(heading(await act(signedUp, "confirm"))).toBe("You have a place");
  const place = await open();
  expect(heading(place)).toBe("You have a place");

  const inside = await send(place, { path, form: `form[action='${path}/door']` });
  const refresh = /url=(\S+)/.exec(inside.$("meta[http-equiv=refresh]").attr("content") ?? "")?.[1] ?? "";
  const ticket = await get(new URL(refresh, site.url).pathname);
  expect([ticket.status, ticket.headers.get("location")]).toEqual([303, meetingLink]);
  expect(ticket.headers.get("cache-control")).toBe("no-store");
  expect(ticket.headers.get("referrer-policy")).toBe("no-referrer");

  const paused = await act(place, "pause");
  expect(heading(paused)).toBe("You’re taking a break");
  const back = await act(paused, "resume");
  expect(heading(back)).toBe("You have a place");
  const canceled = await act(back, "cancel");
  expect(heading(canceled)).toBe("You’ve canceled");
  expect(canceled.$(`form[action='${path}/door']`)).toHaveLength(0);
  // A page that was opened before says so too.
  const late = await act(place, "pause");
  expect([late.status, heading(late)]).toEqual([409, "You’ve canceled"]);
  expect(late.texts("[role=alert]").join()).toContain("This place has ended.");
  const shut = await get(`${path}/door/v1.old`);
  const led = await get(new URL(shut.headers.get("location") ?? "", site.url).pathname);
  expect(described(led, "[name=token]")).toContain("That way in isn’t open anymore");
});

it("somebody pastes the link of a newsletter, says what has changed, and takes it back", async () => {
  const path = "/something-changed";
  const body = JSON.stringify({ email: "toni@example.org", consentToNewsletter: true, website: "" });
  const headers = { "content-type": "application/json", origin: site.url };
  const joined = await servedPage("/api/newsletter/signup", { method: "POST", body, headers }, site.url);
  expect(joined.status).toBe(200);
  const link = await linkTo("toni@example.org", /http\S+\/newsletter\/preferences\/\S+/);
  const paste = { path, form: `form[action='${path}']` };
  const empty = await send(await get(path), paste);
  expect([empty.status, described(empty, "[name=token]")]).toEqual([
    422,
    expect.stringContaining("Please paste the link from the email"),
  ]);
  const form = "main form:has([name=press])";
  const open = await send(empty, { ...paste, typed: { token: link.split("/").at(-1) ?? "" } });
  const done = await send(open, { path, form, button: "I’m pregnant" });
  expect(heading(done)).toBe("That’s done");
  expect(main(done)).toMatch(/You get no newsletters about: .*Stillbirth/);
  const undone = await send(done, { path, form, button: "Undo" });
  expect(main(undone)).toContain("Everything is as it was before.");
});

/** Signs in somebody new on the team. @returns the cookie of their browser. */
async function signedIn(role: Role): Promise<string> {
  const email = await addPerson({ services }, role);
  const body = JSON.stringify({ email, password });
  const headers = { "content-type": "application/json", origin: site.url };
  const answer = await fetch(`${site.url}/api/auth/sign-in`, { method: "POST", body, headers });
  expect(answer.status).toBe(200);
  return cookiesOf(answer);
}

it("a host finds the way from a screen that isn't theirs to their meeting, and closes its door", async () => {
  const cookie = await signedIn("host");
  const host = (await listMembers(services)).find(({ role }) => role === "host");
  const input = { groupId: hosted, memberId: host?.id ?? "", isHost: true };
  await changeGroupHost(services, actorWith("editor"), input);
  const seen = (path: string) => servedPage(path, { headers: { cookie } }, site.url);
  const refused = await seen("/admin/groups");
  expect([refused.status, heading(refused)]).toEqual([403, "You don’t have access to this page"]);
  const start = await seen(refused.$("main a:contains('Go to your meetings')").attr("href") ?? "");
  expect([start.status, start.headers.get("location")]).toEqual([302, "/admin/meetings"]);
  const meeting = (await seen("/admin/meetings")).$("main table a").first().attr("href") ?? "";
  const screen = await seen(meeting);
  const closed = await send(screen, {
    ...{ path: meeting, cookie, button: "Close the door" },
    form: "main form:has(button:contains('Close the door'))",
  });
  const after = closed.status === 303 ? await seen(meeting) : closed;
  expect(main(after)).toContain("It's closed.");
});

it("a picture that is refused comes back with its description and the reason", async () => {
  const cookie = await signedIn("owner");
  const body = pictureForm(Buffer.from("GIF89a"), { alt: "A quiet room" }, "x.png");
  const headers = { accept: "text/html", origin: site.url, cookie };
  const answer = await servedPage("/api/admin/pictures", { method: "POST", body, headers }, site.url);
  expect(answer.status).toBe(422);
  expect(described(answer, "main [name=file]")).toContain("We don't accept GIF files");
  expect(answer.$("main [name=alt]").val()).toBe("A quiet room");
});
