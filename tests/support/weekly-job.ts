import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import type { Effort } from "./effort.ts";
import { teamNames, teamPassword } from "./prepared-data.ts";
import { expect } from "./site.ts";

/** How a job is done; each is done both ways. */
export const ways = ["mouse", "keyboard"] as const;

/** Signs in, and waits until the dashboard answers: a count begins there. */
export async function atTheDesk(page: Page, role: keyof typeof teamNames): Promise<void> {
  await page.goto("/admin/login");
  await page.getByRole("textbox", { name: "Email address" }).fill(`${role}@kinward.test`);
  await page.getByLabel("Password", { exact: true }).fill(teamPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${teamNames[role]}`);
  // A shortcut pressed before React has the page is lost, so the count begins on a page that answers.
  await page.goto("/admin");
}

/** Somebody writes to the team, with a name that nobody else has. @returns the name; the address follows from it. */
export async function someoneWrites(page: Page, name: string): Promise<string> {
  const unique = `${name}${Math.random().toString(36).slice(2, 8)}`;
  const answer = await page.request.post("/api/contact", {
    data: {
      name: unique,
      email: `${unique.toLowerCase()}@example.org`,
      phone: "",
      subject: "general",
      message: `A question from ${unique}.`,
      website: "",
    },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(201);
  return unique;
}

type Job = { name: string; by: (typeof ways)[number]; began: number };

/** The most clicks and keys a job needs, as docs/weekly-jobs.md says. */
function limitOf({ name, by }: Job): { clicks: number; keys: number } {
  const row = readFileSync(new URL("../../docs/weekly-jobs.md", import.meta.url), "utf8")
    .split("\n")
    .find((line) => line.startsWith(`| ${name} |`));
  const [clicks, keys] = (row ?? "").split("|").slice(2).map(Number);
  if (!clicks || !keys) throw new Error(`docs/weekly-jobs.md has no row for "${name}"`);
  return by === "mouse" ? { clicks, keys: 0 } : { clicks: 0, keys };
}

/** The counts are limits; EFFORT=1 prints them with the seconds, which depend on the machine. */
export async function within(page: Page, effort: Effort, job: Job): Promise<void> {
  const said = `${job.name}, by ${job.by}`;
  const seconds = ((performance.now() - job.began) / 1000).toFixed(2);
  if (process.env.EFFORT === "1")
    process.stdout.write(`${said} | ${effort.clicks} clicks | ${effort.keys} keys | ${seconds} s\n`);
  const limit = limitOf(job);
  expect(effort.clicks, `${said}: clicks`).toBeLessThanOrEqual(limit.clicks);
  expect(effort.keys, `${said}: keys`).toBeLessThanOrEqual(limit.keys);
  expect(await axeFaults(page, "without frame")).toEqual([]);
}
