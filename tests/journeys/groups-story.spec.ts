import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { day, hour, minute } from "#platform/clock/clock.ts";
import { groupWith, meetingLink } from "../support/group-places.ts";
import { emailOf, everybody, newPage, type Person, people, press, Visitors } from "../support/group-story.ts";
import { expect } from "../support/site.ts";
import { letPass, type StorySite, test } from "../support/story-site.ts";
import { signIn } from "../support/team-sign-in.ts";
import { wordsIn } from "../support/words-in.ts";

const { content } = groupWith();
const group = content.name;

/** New York sets its clocks on March 14, 2027. The group meets on Tuesdays, from the one before. */
const first = "2027-03-09";
const firstStart = Date.parse("2027-03-10T00:00:00.000Z");
const movedStart = Date.parse("2027-03-15T23:00:00.000Z");
const lastEnd = Date.parse("2027-03-24T00:15:00.000Z");

/** Fills in the form of a new group. @returns the address of its screen. */
async function makeGroup(team: Page): Promise<string> {
  await signIn(team, "editor");
  await team.goto("/admin/groups/new");
  await team.getByLabel("Name", { exact: true }).fill(group);
  await team.getByLabel("Who it's for").fill(content.forWhom);
  await team.getByLabel("Host", { exact: true }).fill(content.host);
  await team.getByLabel("First day").fill(first);
  await team.getByLabel("Meeting link").fill(meetingLink);
  await team.getByLabel("Cost").selectOption("free");
  await team.getByLabel("Status").selectOption("open");
  await team.getByText("More settings").click();
  await team.getByLabel("Address on the site").fill("tuesday-circle");
  await team.getByLabel(/^Seats/).fill("6");
  await team.getByLabel("Ground rules").fill(content.groundRules);
  await press(team, "Save group");
  await expect(team.getByRole("heading", { level: 1 })).toHaveText(group);
  return new URL(team.url()).pathname;
}

/** Opens the screen of the group, signed in just now. */
async function openGroup(team: Page, address: string): Promise<void> {
  await signIn(team, "editor");
  await team.goto(address);
}

async function moveFirstDate(team: Page): Promise<void> {
  const dates = team.getByRole("region", { name: "Next dates" });
  await chooseAction(team, /^Actions for Tue, Mar 9/, "Move this date");
  const dialog = team.getByRole("dialog", { name: "Move Tuesday, March 9" });
  await dialog.getByLabel("New day and time").fill("2027-03-15T19:00");
  await expect(dialog).toContainText("5 people get this email:");
  await expect(dialog).toContainText("it's now Monday, March 15, 7 PM Eastern Time.");
  await press(team, "Move the date");
  await expect(
    team.getByText("Moved to Mon, Mar 15, 7:00 PM ET. 5 people get an email.").first(),
  ).toBeVisible();
  await expect(dates.getByRole("table")).toContainText("Mon, Mar 15");
}

/** Opens the menu of a row, and presses one of its actions. */
async function chooseAction(page: Page, menu: string | RegExp, action: string): Promise<void> {
  await page.getByLabel(menu).filter({ visible: true }).click();
  await page.getByRole("button", { name: action, exact: true }).filter({ visible: true }).click();
}

/** Cancels a date on a screen that may not know that it's canceled already. */
async function cancelDate(team: Page, when: RegExp): Promise<void> {
  await chooseAction(team, when, "Cancel this date");
  await press(team, "Cancel the date");
  await expect(team.getByText(/^Canceled: Tue, Mar 16/)).toBeVisible();
}

/** Goes in, from a tab of its own: no meeting is there, so the browser shows a failure. */
async function goIn(visitors: Visitors, person: Person): Promise<void> {
  const page = await visitors.newTab();
  await visitors.sees(person, person === "ada" ? "You have two places" : "You have a place", { page });
  const asked = page.waitForRequest((request) => request.url() === meetingLink);
  await press(page, "Go in");
  await asked;
  await page.close();
}

/** What is in mails, addresses, calendars and logs of anybody but whom they are for, or of the group. */
function isDiscreet(site: StorySite, { urls, calendars }: { urls: readonly string[]; calendars: string[] }) {
  const telling = [meetingLink, group, content.forWhom];
  const of = (names: readonly Person[]) => names.flatMap((name) => [emailOf(name), people[name]]);
  for (const mail of site.smtp.mails) {
    const others = everybody.filter((name) => !mail.rcpt.includes(emailOf(name)));
    const words = `${mail.subject} ${mail.text} ${mail.html} ${JSON.stringify(mail.headers)}`;
    expect(wordsIn(words, [...telling, ...of(others)])).toEqual([]);
    expect(words.match(/miscarriage|pregnan|donor|adopt/gi)).toBeNull();
  }
  expect(calendars.every((file) => file.includes("BEGIN:VEVENT"))).toBe(true);
  for (const texts of [calendars, [site.printed()]])
    expect(wordsIn(texts.join("\n"), [...telling, ...of(everybody)])).toEqual([]);
  const ours = urls.filter((url) => url.startsWith(site.url)).join("\n");
  expect(wordsIn(ours, [meetingLink, ...of(everybody)])).toEqual([]);
  // A token leaves the address before anything is asked for.
  expect(ours).not.toContain("token=");
}

for (const database of ["sqlite", "postgres"] as const)
  test.describe(`on ${database}`, { tag: "@all" }, () => {
    test.use({ story: { database, data: "circle", startsAt: firstStart - 8 * day } });

    test("a group from its form in the admin to the end of its traces", async ({ browser, site }) => {
      test.slow();
      const team = await newPage(browser, site);
      const visitors = await Visitors.come(browser, site, group);
      const { scripted, plain } = visitors;
      const address = await test.step("the team makes a group of six", () => makeGroup(team));

      await test.step("eight people sign up, and two of them wait", async () => {
        await visitors.signUp("ada", { couple: true });
        await visitors.signUp("bea", { page: plain });
        for (const name of ["cal", "dee", "eve", "fay", "gus"] as const) await visitors.signUp(name);
        for (const name of ["ada", "bea", "cal", "dee", "eve"] as const)
          await visitors.isTold(name, "You're in");
        for (const name of ["fay", "gus"] as const) await visitors.isTold(name, "You're on the list");
      });

      await test.step("one cancels, the first offer lapses, and the second is taken", async () => {
        const page = await visitors.sees("cal", "You have a place");
        await page.getByText("Leave this group").click();
        await press(page, "Yes, leave it");
        await visitors.isTold("fay", "A place is free");
        // Twelve hours later it is 7 AM in New York: the offer ends at 8.
        await site.setClock(firstStart - 8 * day + 13 * hour + 5 * minute);
        await visitors.isTold("gus", "A place is free");
        await visitors.sees("fay", "We couldn’t keep this place any longer");
        await press(await visitors.sees("gus", "A place is free for you"), "Take the place");
        await expect(scripted.getByRole("heading", { level: 1 })).toHaveText("You have a place");
      });

      await test.step("somebody presses pause, is passed over, and keeps her turn", async () => {
        for (const name of ["fay", "hal"] as const) await visitors.signUp(name);
        await visitors.isTold("hal", "You're on the list");
        await visitors.isTold("fay", "You're on the list", 2);
        await visitors.sees("fay", "Something has changed", { at: "/something-changed" });
        await press(scripted, "I need a break");
        await expect(scripted.getByText("Your place in a group is paused.")).toBeVisible();
        await visitors.sees("bea", "You have a place", { page: plain });
        await plain.getByText("Leave this group").click();
        await press(plain, "Yes, leave it");
        await visitors.isTold("hal", "A place is free");
        await press(scripted, "Undo");
        await expect(scripted.getByRole("heading", { level: 1 })).toHaveText("That’s undone");
        const page = await visitors.sees("hal", "A place is free for you");
        await page.getByText("I don’t want it").click();
        await press(page, "Yes, leave the list");
        await visitors.isTold("fay", "A place is free", 2);
        await press(await visitors.sees("fay", "A place is free for you"), "Take the place");
        await visitors.isTold("fay", "You're in");
      });

      const members = ["ada", "dee", "eve", "gus", "fay"] as const;
      await test.step("the date moves over the change of the clocks", async () => {
        await openGroup(team, address);
        await moveFirstDate(team);
        for (const name of members) await visitors.isTold(name, /^New time: .*7 PM/);
      });

      await test.step("the door opens half an hour before the new time, and not at the old one", async () => {
        for (const at of [firstStart, movedStart - 31 * minute]) {
          await site.setClock(at);
          await visitors.sees("ada", "You have two places");
          await expect(scripted.getByText(/You can go in here from/)).toBeVisible();
          await expect(scripted.getByRole("button", { name: "Go in" })).toHaveCount(0);
        }
        await site.setClock(movedStart - 29 * minute);
        for (const name of ["ada", "dee", "eve"] as const) await goIn(visitors, name);
      });

      await test.step("the host removes one in mid-meeting, who can't come back", async () => {
        await openGroup(team, address);
        await team.getByRole("button", { name: /^Make host/ }).click();
        await expect(team.getByText("Hosts this group", { exact: true })).toBeVisible();
        await site.setClock(movedStart + 10 * minute);
        const host = await newPage(browser, site);
        await signIn(host, "host");
        await host.goto("/admin/meetings");
        await host.getByRole("table").getByRole("link").first().click();
        await expect(host.getByText("3 of 5 have come")).toBeVisible();
        await chooseAction(host, `Actions for ${people.eve}`, "Remove and don't readmit");
        await host.getByRole("dialog").getByRole("button", { name: "Remove and don't readmit" }).click();
        await expect(host.getByText("Removed. 1 person gets an email.", { exact: true })).toBeVisible();
        await host.context().close();
        await visitors.isTold("eve", "Your place has ended");
        await visitors.sees("eve", "Your place has ended");
        await visitors.signUp("eve");
      });

      await test.step("the next date is canceled in two tabs, and everyone is told once", async () => {
        await openGroup(team, address);
        const other = await team.context().newPage();
        await openGroup(other, address);
        for (const tab of [team, other]) await cancelDate(tab, /^Actions for Tue, Mar 16/);
        await other.close();
      });

      const calendars = await test.step("calendars have the dates", async () => {
        await visitors.sees("ada", "You have two places");
        const download = scripted.waitForEvent("download");
        await press(scripted, "Download for my calendar");
        const own = readFileSync(await (await download).path(), "utf8");
        return [own, await (await scripted.request.get("/support/groups/tuesday-circle.ics")).text()];
      });

      await test.step("a month and a day after its end nobody is found", async () => {
        await openGroup(team, `${address}/edit`);
        await team.getByLabel("Last day").fill("2027-03-23");
        await press(team, "Save group");
        await expect(team.getByText(/^Saved\./)).toBeVisible();
        const rows = await site.database.db
          .selectFrom("group_places")
          .select(["id", "email_index"])
          .execute();
        const traces = rows.flatMap((each) => [each.id, each.email_index]);
        expect(await site.tablesWith(traces)).toContain("group_places");
        for (const at of [lastEnd + 6 * hour, lastEnd + 31 * day + 6 * hour, lastEnd + 32 * day + 6 * hour])
          await letPass(site, at);
        await expect.poll(() => site.tablesWith(traces)).toEqual([]);
        const words = everybody.flatMap((name) => [emailOf(name), people[name]]);
        for (const { text } of await site.dump()) expect(wordsIn(text, words)).toEqual([]);
      });

      // By now every mail has gone out that ever will.
      for (const name of ["ada", "dee", "gus", "fay"] as const)
        await visitors.isTold(name, /^Canceled: .*March 16/);
      await visitors.isTold("eve", /^Canceled: /, 0);
      await visitors.isTold("eve", "You're in");
      for (const name of members) await visitors.isTold(name, /^New time: /);
      isDiscreet(site, { urls: visitors.urls, calendars });
      await visitors.leave();
      await team.context().close();
    });
  });
