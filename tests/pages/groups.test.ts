import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { shippedGroups } from "#content/groups.ts";
import { sendPlainForm } from "../support/plain-form.ts";
import { oneLine, type ServedPage, servedPage } from "../support/served-page.ts";

const path = "/support/groups";
const count = ({ texts }: ServedPage) => texts("main [role=status]");
const names = ({ $ }: ServedPage) =>
  $("main article")
    .get()
    .map((row) => $(`#${$(row).attr("aria-labelledby")}`).text());

it("shows the groups that the address asks for from the first byte, with dates by their own clock", async () => {
  const page = await servedPage(`${path}?path=gestational-surrogates&format=by-path`);
  expect(names(page)).toEqual(["Surrogates circle"]);
  const row = page.$("main article");
  expect(oneLine(row.find("summary time").text())).toMatch(/^Mon, \w+ \d+7:00 PM MT$/);
  expect(row.find("time")).toHaveLength(4);
  expect(page.$("select[name=path]").val()).toBe("gestational-surrogates");
  expect(count(page)).toEqual([`Showing 1 of ${shippedGroups.length} groups`]);
});

it("narrows the groups down with a button where there are no scripts, and takes nonsense as not asked", async () => {
  const page = await servedPage(path);
  const form = `form[action='${path}#timetable']`;
  const answer = await sendPlainForm({ page, path, form, typed: { format: "clinic-staff" } });
  expect(names(answer)).toEqual(["Clinic staff circle"]);
  const nonsense = await servedPage(`${path}?path=%3Cscript%3E&format=..`);
  expect(names(nonsense)).toHaveLength(shippedGroups.length);
});

it("leads on from its first line: the next meeting, and a membership with its price", async () => {
  const { $, texts } = await servedPage(path);
  const next = $("main h1 ~ p a").first();
  expect(oneLine(next.text())).toMatch(
    /^(?:Tonight|Today): \d+(?::\d\d)? [AP]M \w+, |^Next: \w+day(?:, \w+ \d+,)? \d+(?::\d\d)? [AP]M \w+, /,
  );
  const row = $(`main ${next.attr("href")}`);
  expect(row).toHaveLength(1);
  expect(oneLine(next.text())).toContain(row.find("h4").text());
  expect(texts("main h1 ~ p")).toContain("Part of every membership, from $20 a month");
  expect(oneLine($("main h1 ~ p a[href='/membership']").text())).toBe("See membership");
});

it("says in each row what the group costs, and beside the sign-up how to become a member", async () => {
  const { $ } = await servedPage(path);
  for (const { id, cost, name } of shippedGroups) {
    const row = $(`#${id}`);
    expect(oneLine(row.find("summary").text()), name).toContain(
      cost === "free" ? "Cost: Free" : "Cost: For members",
    );
    const join = row.find("a[href='/membership']");
    expect(join.get().map((link) => oneLine($(link).text()))).toEqual(
      cost === "members" ? ["Not a member yet? Join"] : [],
    );
  }
});

it("says once what calendars show, and each title's field points there", async () => {
  const { $ } = await servedPage(path);
  expect(oneLine($("main").text()).match(/Anyone who can see your calendar/g)).toHaveLength(1);
  const fields = $("main input[name=title]");
  expect(fields).toHaveLength(shippedGroups.length);
  for (const field of fields.get())
    expect($(`[id='${$(field).attr("aria-describedby")}']`).text()).toContain("Anyone who can see");
});

it("marks the timetable as a sample, and says before each of two parts what is hard to read in it", async () => {
  const { $ } = await servedPage(path);
  expect($("#timetable").text()).toContain("Sample");
  const part = (heading: string) => $(`main h2:contains("${heading}")`).closest("section");
  expect(part("A group after a loss").text()).toContain("This part talks about: pregnancy loss.");
  const after = part("Pregnant or parenting after infertility");
  expect(after.text()).toContain("This part talks about: pregnancy news, children.");
  // Neither part leads on to the other.
  const skip = part("A group after a loss").find("a:contains('Skip this part')");
  expect(skip.attr("href")).toBe("#the-hour");
  expect($("#the-hour")).toHaveLength(1);
});

it("is made once for all who ask for the same groups, packed, with its scripts in its policy, and asked for anew", async () => {
  const some = `${path}?format=clinic-staff`;
  const init = { headers: { "accept-encoding": "br, gzip" } };
  const [first, second] = [await servedPage(some, init), await servedPage(some, init)];
  expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
  const policyOf = ({ headers }: ServedPage) => headers.get("content-security-policy") ?? "";
  const policy = policyOf(first);
  expect(policy).not.toContain("nonce");
  const inline = first.$("script:not([src]):not([type='application/ld+json'])").get();
  expect(inline.length).toBeGreaterThan(2);
  for (const script of inline) {
    const hash = createHash("sha256").update(first.$(script).text()).digest("base64");
    expect(policy).toContain(`'sha256-${hash}'`);
  }
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(first.headers.get("content-encoding")).toMatch(/br|gzip/);
  const home = await servedPage("/", init);
  for (const name of [
    "content-type",
    "cache-control",
    "x-content-type-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "x-frame-options",
    "vary",
  ])
    expect(first.headers.get(name), name).toBe(home.headers.get(name));
  const withoutScripts = (policy: string) => policy.replace(/script-src[^;]+/, "");
  expect(withoutScripts(policyOf(first))).toBe(withoutScripts(policyOf(home)));
});

it("tells search engines of no group that is a sample", async () => {
  const { $ } = await servedPage(path);
  const said = $("script[type='application/ld+json']")
    .get()
    .map((script) => $(script).text())
    .find((text) => text.includes(`"@type":"ItemList"`));
  expect(JSON.parse(said ?? "{}").numberOfItems).toBe(0);
  expect(said).not.toMatch(/After a loss|Pregnant or parenting/);
});

it("carries no time zone machinery to the browser", async () => {
  const { $ } = await servedPage(path);
  const start = $("script[data-modules]");
  const scripts = new Set([
    ...(start.attr("data-modules")?.split(" ").filter(Boolean) ?? []),
    ...[...start.text().matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address = ""]) => address),
  ]);
  expect(scripts.size).toBeGreaterThan(3);
  // What they load in turn, at once or later, joins the set as it is read.
  for (const script of scripts) {
    const { html: code } = await servedPage(script);
    expect(code, script).not.toMatch(/ZonedDateTime|VTIMEZONE/);
    for (const [, name] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) scripts.add(`/assets/${name}`);
  }
});
