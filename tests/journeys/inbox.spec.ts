import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { ownWord } from "../support/own-word.ts";
import { expect, test, untilHydrated, waitsForScripts } from "../support/site.ts";
import { isSound, isSoundInOneLook } from "../support/sound.ts";
import { isSoundAtRest } from "../support/sound-at-rest.ts";
import { asTeam } from "../support/team-request.ts";
import { signInAt, submitSignIn } from "../support/team-sign-in.ts";
import { isWholeRun } from "../support/whole-run.ts";
import { wordsIn } from "../support/words-in.ts";

test.use({ data: "team" });

const question = "Is there a group for the nights? I sleep badly since spring.";

/** Marta writes on the contact page. @returns what her message is found by. */
async function martaWrites(page: Page, email: string): Promise<string> {
  const message = { name: "Marta Wünsche", email, phone: "", message: question, website: "" };
  const sent = await page.request.post("/api/contact", { data: { ...message, subject: "peer-mentoring" } });
  expect(sent.status()).toBe(201);
  return (await sent.json()).id;
}

test("a message comes in, a colleague takes it, notes it and answers it by mail", async ({
  page,
  site,
  quiet,
}) => {
  const email = `marta-${ownWord()}@example.org`;
  const id = await martaWrites(page, email);
  const told = () => site.smtp.mails.find(({ text }) => text?.includes(id))?.text ?? "";
  await expect.poll(told).not.toBe("");
  expect(wordsIn(told(), ["Marta Wünsche", email, question])).toEqual([]);

  // The team's mail leads to the message, over the login; its way back is kept-words.spec.ts's too.
  const address = /http\S+\/admin\/messages\/\S+/.exec(told())?.[0] ?? "";
  if (isWholeRun) {
    await page.goto(address);
    await submitSignIn(page, "editor");
  } else await signInAt(page, address, "editor");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Peer Mentoring");
  await untilHydrated(page);
  await expect(page.getByRole("region", { name: "Message", exact: true }).getByText(question)).toBeVisible();
  await isSoundAtRest(page);
  const statusPanel = page.getByRole("region", { name: "Status" });
  await statusPanel.getByRole("button", { name: "Assign to me" }).press("Enter");
  await expect(statusPanel.getByText("Open", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Status" })).toBeFocused();
  await page.getByLabel("Note", { exact: true }).fill("Tuesday's group would suit her.");
  await page.getByRole("button", { name: "Save note" }).press("Enter");
  const since = page.getByRole("region", { name: "Activity" });
  await expect(since.getByText("Tuesday's group would suit her.")).toBeVisible();
  await expect(since.getByText("Robin Reyes assigned it to themselves")).toBeVisible();

  // What is typed survives a reload, and a version conflict.
  await page.getByLabel("Saved replies").selectOption("About the groups");
  await page.getByRole("button", { name: "Insert" }).press("Enter");
  const answer = page.getByLabel("Your reply");
  await expect(answer).toHaveValue(/^Hello Marta,\n\nThank you for asking about our groups/);
  await answer.press("ControlOrMeta+End");
  await answer.pressSequentially("\nP.S. Robin");
  await page.getByLabel("Note", { exact: true }).fill("Words about a reader");
  // What the browser keeps until then can't be read without the page.
  const keptHere = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await expect.poll(keptHere).toMatch(/:note":"gcm1\./);
  expect(wordsIn(await keptHere(), ["Thank you for asking", "Words about a reader"])).toEqual([]);
  await page.reload();
  await expect(answer).toHaveValue(/Warm wishes\nRobin Reyes\nP\.S\. Robin$/);
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Words about a reader");
  await page.getByRole("button", { name: "Discard" }).click();
  await asTeam(site, "owner", (post) =>
    post(`/admin/messages/${id}`, { operation: "moveConversation", version: 2, state: "done" }),
  );
  quiet.allow(/409/);
  await page.getByRole("button", { name: "Send and keep open" }).press("Enter");
  await expect(page.getByText(/This changed after you opened it/)).toBeVisible();
  await isSoundInOneLook(page);
  await expect(page.getByText("Noor Haddad changed the status to Done")).toBeVisible();
  await expect(answer).toHaveValue(/Robin$/);
  await page.getByRole("button", { name: "Send and keep open" }).dblclick();
  await expect(since.getByText("Robin Reyes replied by email")).toHaveCount(1);
  await expect(since.getByText("On its way")).toBeVisible();
  await expect(answer).toHaveValue("");
});

test("a server that is away takes nothing that is typed, and nothing half-written stays after signing out", async ({
  page,
  quiet,
}) => {
  const id = await martaWrites(page, `marta-${ownWord()}@example.org`);
  await signInAt(page, `/admin/messages/${id}`);
  const answer = page.getByLabel("Your reply");
  await answer.fill("Half an answer");
  quiet.allow(/ERR_CONNECTION_REFUSED/);
  await page.route(/\.data\b/, (route) => route.abort("connectionrefused"));
  await page.getByLabel("Note", { exact: true }).fill("She wrote again.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("We can’t reach the server", { exact: true })).toBeVisible();
  await expect(answer).toHaveValue("Half an answer");
  await page.unroute(/\.data\b/);
  await page.getByLabel("Note", { exact: true }).fill("She wrote a third time.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("region", { name: "Activity" }).getByText("She wrote again.")).toBeVisible();
  const drafts = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
        name.startsWith("kinward:draft:"),
      ),
    );
  await expect.poll(drafts).not.toEqual([]);
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByText("You're signed out.")).toBeVisible();
  expect(await drafts()).toEqual([]);
});

test.describe("with one message", { tag: "@all" }, () => {
  test.use({ alone: "team" });

  test("a message is answered once, found again by words and by its address, and erased", async ({
    page,
    browser,
    site,
  }) => {
    test.slow();
    const id = await martaWrites(page, "marta@example.org");
    await expect.poll(() => site.smtp.mails.length).toBe(1);
    await signInAt(page, `/admin/messages/${id}`);
    await page.getByLabel("Saved replies").selectOption("About the groups");
    await page.getByRole("button", { name: "Insert" }).press("Enter");
    await page.getByLabel("Your reply").press("ControlOrMeta+End");
    await page.keyboard.type("\nP.S. Robin");
    await page.getByRole("button", { name: "Send and keep open" }).dblclick();
    await expect.poll(() => site.smtp.mails.length).toBe(2);
    const [, mail] = site.smtp.mails;
    expect(mail?.rcpt).toEqual(["marta@example.org"]);
    expect(mail?.subject).toBe("An answer from Kinward");
    expect(mail?.replyTo).toMatchObject([{ address: "team@kinward.example" }]);
    expect(mail?.references).toBe(site.smtp.mails[0]?.references);
    expect(mail?.text).toMatch(/Thank you for asking about our groups[\s\S]*Robin/);
    expect(wordsIn(mail?.text ?? "", ["I sleep badly"])).toEqual([]);

    // Found again by words, and by the whole address from anywhere.
    await page.goto("/admin/messages");
    await expect(page.getByText("No messages need a reply")).toBeVisible();
    await page.getByLabel("Search", { exact: true }).fill("WUNSCHE nights");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 result", { exact: true })).toBeVisible();
    await isSound(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export results" }).press("Enter");
    expect((await download).suggestedFilename()).toMatch(/^messages-.*\.csv$/);
    await page.keyboard.press("ControlOrMeta+k");
    const field = page.getByRole("combobox", { name: "Search the admin" });
    await expect(field).toBeFocused();
    await field.fill("marta@example.org");
    // The whole person comes first, then each thing of theirs.
    await expect(page.getByRole("option", { name: "Everything from this address" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await field.press("ArrowDown");
    await expect(page.getByRole("option", { name: /Peer Mentoring/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    expect(await axeFaults(page, "without frame")).toEqual([]);
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Peer Mentoring");
    expect(page.url()).not.toContain("marta");
    await page.keyboard.press("ControlOrMeta+k");
    await field.fill("dash");
    await field.press("Escape");
    await expect(field).toBeHidden();
    await page.keyboard.press("ControlOrMeta+k");
    await field.fill("dash");
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Robin Reyes");
    await expect(page.getByText("Nothing needs attention")).toBeVisible();
    await expect(page.getByRole("img", { name: /^1 from / })).toBeVisible();
    await isSound(page);

    const other = await browser.newContext({ baseURL: site.url });
    const colleague = await other.newPage();
    waitsForScripts(colleague);
    await signInAt(colleague, `/admin/messages/${id}`, "owner");
    await colleague.getByRole("button", { name: "Erase", exact: true }).click();
    await colleague.getByLabel("Type erase to confirm").fill("erase");
    await colleague.getByRole("button", { name: "Erase permanently" }).click();
    await expect(colleague).toHaveURL(`${site.url}/admin/messages`);
    await colleague.goto("/admin");
    await expect(colleague.getByText("Noor Haddad: Erased a message")).toBeVisible();
    await other.close();
  });
});
