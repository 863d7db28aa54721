import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import * as z from "zod";
import { appCode } from "../support/app-code.ts";
import { teamPassword } from "../support/prepared-data.ts";
import { expect, test } from "../support/site.ts";
import { isSound } from "../support/sound.ts";
import type { Site } from "../support/start-site.ts";

test.use({ alone: "owner" });

const owner = { email: "owner@kinward.test", password: teamPassword };
const title = "Evenings that help";

/** Turns on the second step of the owner. @returns the secret of their app. */
async function turnOnSecondStep(page: Page, site: Site): Promise<string> {
  const post = async (path: string, data: object) =>
    (await page.request.post(site.url + path, { data, headers: { origin: site.url } })).json();
  await post("/api/auth/sign-in", owner);
  const profile = "/admin/profile";
  const { secret } = await post(profile, { operation: "startSecondFactor", password: owner.password });
  const plain = String(secret).replaceAll(" ", "");
  await post(profile, { operation: "confirmSecondFactor", code: appCode(plain) });
  await page.context().clearCookies();
  return plain;
}

/** Adds a question of a kind with the keyboard, and leaves its card open. */
async function add(page: Page, kind: string, words: string): Promise<void> {
  await page.getByText("Add a question", { exact: true }).press("Enter");
  await page.getByRole("button", { name: kind, exact: true }).press("Enter");
  const field = page.getByLabel(kind === "Text without a question" ? "Text" : "Question", { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.insertText(words);
}

async function done(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Done" }).press("Enter");
  // The closed card takes the focus; whoever presses on before that presses its button.
  await expect(page.locator("article button:focus")).toHaveCount(1);
}

/** Twelve questions, one of each kind; two are asked only after certain answers. */
async function build(page: Page): Promise<void> {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Purpose, shown to visitors").fill("We ask so that we can plan evening groups.");
  await page.getByLabel("Contact person's email address").fill("team@kinward.example");
  await add(page, "Text without a question", "Skip what you like.");
  await done(page);
  await add(page, "One choice", "Which evening suits you?");
  await page.getByLabel("Option 1", { exact: true }).fill("Monday");
  await page.getByLabel("Option 2", { exact: true }).fill("No evening");
  await done(page);
  await add(page, "Several choices", "What would you use?");
  await page.getByLabel("Option 1", { exact: true }).fill("A plan");
  await page.getByLabel("Option 2", { exact: true }).fill("A group");
  await done(page);
  await add(page, "Long text", "From what hour?");
  await page.getByLabel("Show only if...").press("Space");
  await page.getByLabel("Earlier question").selectOption("Which evening suits you?");
  await page.getByLabel("Condition").selectOption("is one of");
  await page.getByLabel("Monday").press("Space");
  await done(page);
  await add(page, "Yes or no", "Have you been with us before?");
  await done(page);
  await add(page, "Number", "Your age");
  await page.getByLabel("Minimum", { exact: true }).fill("18");
  await page.getByLabel("Maximum", { exact: true }).fill("60");
  await page.getByLabel("Show only if...").press("Space");
  await page.getByLabel("Earlier question").selectOption("Have you been with us before?");
  await page.getByLabel("Condition").selectOption("is one of");
  await page.getByRole("checkbox", { name: "Yes", exact: true }).press("Space");
  await done(page);
  for (const [kind, words] of [
    ["Scale", "How hard are evenings?"],
    ["Date", "Since when do you wait?"],
    ["Short text", "What shall we call you?"],
    ["Email address", "Where may we write?"],
    ["Phone number", "Where may we call?"],
    ["Consent", "You may read my answers."],
  ] as const) {
    await add(page, kind, words);
    await done(page);
  }
  for (const part of ["Appearance", "Schedule"])
    await page.locator("summary", { hasText: new RegExp(`^${part}$`) }).press("Enter");
  await page.getByLabel("Show questions").selectOption("all on one page");
  await page.getByLabel("Time zone", { exact: true }).selectOption("UTC");
  await page.getByLabel("Opens", { exact: true }).fill("2026-01-01T09:00");
  await page.getByLabel("Closes", { exact: true }).fill("2031-01-01T09:00");
  await expect(page.locator("[data-saving]")).toHaveText(/^Saved at \d{1,2}:\d\d [AP]M \w+$/);
}

/** What the interface tells of the draft, as far as sending needs it. */
const draft = z.object({
  slug: z.string(),
  content: z.object({
    opens: z.string(),
    closes: z.string(),
    sections: z.array(
      z.object({
        questions: z.array(
          z.object({
            id: z.string(),
            kind: z.string(),
            showIf: z.unknown(),
            options: z.optional(z.array(z.object({ id: z.string(), label: z.string() }))),
          }),
        ),
      }),
    ),
  }),
});

/** One person's answers in the words of this test, from which everything is counted by hand. */
type Said = {
  evening: string;
  uses: string[];
  hour?: string;
  before: "yes" | "no";
  age?: number;
  hard: number;
};

const byApi = Array.from({ length: 197 }, (_, at): Said => {
  const evening = at % 4 === 0 ? "No evening" : "Monday";
  const before = at % 3 === 0 ? "yes" : "no";
  return {
    evening,
    uses: at % 2 ? ["A plan"] : ["A plan", "A group"],
    ...(evening === "Monday" ? { hour: at % 7 ? `At ${at % 12}, "perhaps"` : "=HYPERLINK(1)" } : {}),
    before,
    ...(before === "yes" ? { age: 20 + (at % 30) } : {}),
    hard: 1 + (at % 5),
  };
});
const inBrowser: Said = {
  evening: "Monday",
  uses: ["A plan"],
  hour: "At eight",
  before: "yes",
  age: 33,
  hard: 5,
};
const all = [...byApi, inBrowser, inBrowser, inBrowser];
const count = (holds: (said: Said) => boolean) => all.filter(holds).length;

async function answerInBrowser(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByLabel("From what hour?")).toBeHidden();
  await page.getByLabel(inBrowser.evening).check();
  await page.getByLabel("A plan").check();
  await page.getByLabel("From what hour?").fill(inBrowser.hour ?? "");
  await page.getByRole("group", { name: "Have you been with us before?" }).getByLabel("Yes").check();
  await page.getByLabel("Your age").fill(String(inBrowser.age));
  await page
    .getByRole("group", { name: "How hard are evenings?" })
    .getByLabel("5", { exact: true })
    .press("Space");
  await page.getByRole("button", { name: "Send my answers" }).click();
  await expect(page.getByText("Thank you. Your answers are with us.")).toBeVisible();
  await context.close();
}

/** The numbers of a chart, from its table. */
async function tableOf(chart: Locator): Promise<Record<string, string>> {
  const rows = await chart.locator("tbody tr").evaluateAll((found) =>
    found.map((row) => {
      for (const drawn of row.querySelectorAll("[aria-hidden]")) drawn.remove();
      const [name = "", figure = ""] = [...row.querySelectorAll("th, td")].map(
        (cell) => cell.textContent ?? "",
      );
      return [name, figure.split(" · ")[0] ?? ""];
    }),
  );
  return Object.fromEntries(rows.map(([name = "", number = ""]) => [name, number]));
}

test("a campaign from the first word to the last count, with an owner, its visitors and those who try", {
  tag: "@all",
}, async ({ page, site, browser }) => {
  test.setTimeout(180_000);
  const secret = await turnOnSecondStep(page, site);
  await page.goto("/admin/campaigns/new");
  await page.getByRole("textbox", { name: "Email address" }).fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
  // The code of this half minute was spent on turning it on.
  await page.getByLabel("Code").fill(appCode(secret, 1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/campaigns\/new$/);

  await build(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Published. Visitors see this version now.")).toBeVisible();
  await isSound(page);
  const id = /campaigns\/([\w-]+)\/edit/.exec(page.url())?.[1] ?? "";
  const { slug, content } = draft.parse(
    await (await page.request.get(`${site.url}/api/admin/campaigns/${id}`)).json(),
  );
  expect([content.opens, content.closes]).toEqual(["2026-01-01T09:00:00.000Z", "2031-01-01T09:00:00.000Z"]);
  const questions = content.sections.flatMap((section) => section.questions);
  expect(questions).toHaveLength(12);
  expect(questions.filter(({ showIf }) => showIf !== null)).toHaveLength(2);

  const of = (kind: string) => questions.find((question) => question.kind === kind);
  const idOf = (kind: string) => of(kind)?.id ?? "";
  const option = (kind: string, label: string) =>
    of(kind)?.options?.find((each) => each.label === label)?.id ?? "";
  const answersOf = ({ evening, uses, hour, before, age, hard }: Said) => ({
    [idOf("oneChoice")]: { chosen: [option("oneChoice", evening)] },
    [idOf("severalChoices")]: { chosen: uses.map((each) => option("severalChoices", each)) },
    ...(hour === undefined ? {} : { [idOf("longText")]: hour }),
    [idOf("yesNo")]: before,
    ...(age === undefined ? {} : { [idOf("number")]: age }),
    [idOf("scale")]: hard,
  });
  const send = async (answers: object, more: object = {}) =>
    (
      await fetch(`${site.url}/api/campaigns/${slug}/responses`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: site.url },
        body: JSON.stringify({ version: 1, website: "", answers, ...more }),
      })
    ).status;

  const said = answersOf(inBrowser);
  // What is not asked of this person is dropped, whatever is sent for it.
  const hidden = { [idOf("longText")]: "Not asked", [idOf("number")]: 44 };
  const sending = byApi.map(
    (each) => () =>
      send({ ...(each.evening === "No evening" && each.before === "no" ? hidden : {}), ...answersOf(each) }),
  );
  for (let at = 0; at < sending.length; at += 10)
    expect(new Set(await Promise.all(sending.slice(at, at + 10).map((one) => one())))).toEqual(
      new Set([201]),
    );
  for (let person = 0; person < 3; person += 1)
    await answerInBrowser(browser, `${site.url}/campaign/${slug}`);
  const refused = await Promise.all([
    send({ ...said, [idOf("longText")]: "x".repeat(200_000) }),
    send({ ...said, [idOf("longText")]: "x".repeat(6_000) }),
    send({ ...said, [idOf("shortText")]: "a\u0000b" }),
    send({ ...said, [idOf("number")]: "33" }),
    send({ ...said, [idOf("number")]: 17 }),
    send({ ...said, [idOf("scale")]: 6 }),
    send({ ...said, [idOf("date")]: "2026-02-30" }),
    send({ ...said, [idOf("oneChoice")]: { chosen: ["nosuch"] } }),
    send({ ...said, [idOf("severalChoices")]: [1, 2] }),
    send(said, { version: 9 }),
    send([]),
  ]);
  expect(refused).toEqual([413, 422, 422, 422, 422, 422, 422, 422, 422, 409, 422]);
  // Those who fill in the hidden field are thanked, and counted nowhere.
  for (let at = 0; at < 5; at += 1) expect(await send(said, { website: "https://spam.example" })).toBe(201);

  await page.goto(`/admin/campaigns/${id}/responses`);
  await expect(page.getByRole("list", { name: "At a glance" })).toContainText(String(all.length));
  const chart = (name: string) => tableOf(page.getByRole("region", { name }));
  const [monday, none] = ["Monday", "No evening"].map((name) => count(({ evening }) => evening === name));
  expect(await chart("Which evening suits you?")).toEqual({
    Monday: String(monday),
    "No evening": String(none),
  });
  expect(await chart("What would you use?")).toEqual({
    "A plan": String(all.length),
    "A group": String(count(({ uses }) => uses.includes("A group"))),
  });
  const ages = await chart("Your age");
  for (const [band, number] of Object.entries(ages)) {
    const [from = 0, to = 0] = band.split(" to ").map(Number);
    expect([band, number]).toEqual([
      band,
      String(count(({ age }) => age !== undefined && age >= from && age <= to)),
    ]);
  }
  expect(Object.keys(ages).length).toBeGreaterThan(4);
  const scale = await chart("How hard are evenings?");
  for (const step of [1, 2, 3, 4, 5]) expect(scale[step]).toBe(String(count(({ hard }) => hard === step)));

  await page.getByRole("link", { name: "Filter", exact: true }).press("Enter");
  await page.getByRole("combobox", { name: "Which evening suits you?" }).selectOption("No evening");
  await page.getByRole("button", { name: "Filter", exact: true }).press("Enter");
  await expect(page).toHaveURL(/chosen\./);
  const rows = page.getByRole("table", { name: "Answers, newest first" }).locator("tbody tr");
  // A page of the list has 25 at most; the export has all of them.
  await expect(rows).toHaveCount(Math.min(none ?? 0, 25));
  const exported = async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).click();
    return readFileSync(await (await download).path(), "utf8");
  };
  const narrowed = await exported();
  expect(narrowed.match(/^[0-9a-f-]{36},.*No evening/gm)).toHaveLength(none ?? 0);
  expect(narrowed).not.toContain("Not asked");
  await page.getByRole("link", { name: "Clear filter" }).click();
  // As many answers may have been narrowed down to as a page has, so that the count alone tells nothing.
  await expect(page).not.toHaveURL(/chosen\./);
  await expect(rows).toHaveCount(25);
  const whole = await exported();
  expect(whole.match(/^[0-9a-f-]{36},/gm)).toHaveLength(all.length);
  expect(whole.match(/,Monday,/g)).toHaveLength(monday ?? 0);
  expect(whole.match(/'=HYPERLINK\(1\)/g)).toHaveLength(count(({ hour }) => hour === "=HYPERLINK(1)"));
  expect(whole).not.toContain("spam.example");
  await page.getByRole("link", { name: /^Spam/ }).click();
  await expect(rows).toHaveCount(5);
  await isSound(page);
});
