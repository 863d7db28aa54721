import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import type { Effort } from "./effort.ts";
import { effortOf } from "./keystroke-model.ts";
import { teamNames } from "./prepared-data.ts";
import { expect } from "./site.ts";
import { stepsElsewhere } from "./steps-elsewhere.ts";
import { signInAt } from "./team-sign-in.ts";

/** How a job is done; each is done both ways. */
export const ways = ["mouse", "keyboard"] as const;

/** Signs in, and waits until the dashboard answers: a count begins there. */
export async function atTheDesk(page: Page, role: keyof typeof teamNames): Promise<void> {
  // A shortcut pressed before React has the page is lost, so the count begins on a page that answers.
  await signInAt(page, "/admin", role);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${teamNames[role]}`);
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

/** The cells after the job's name, in the table of docs/weekly-jobs.md. */
function rowOf(name: string): string[] {
  const text = readFileSync(new URL("../../docs/weekly-jobs.md", import.meta.url), "utf8");
  const row = text.split("\n").find((line) => line.startsWith(`| ${name} |`));
  if (row === undefined) throw new Error(`docs/weekly-jobs.md has no row for "${name}"`);
  return row
    .split("|")
    .slice(2, -1)
    .map((cell) => cell.trim());
}

/** The product, the clicks or keys, and the seconds in a cell such as "Ghost 4 · 13.3 s". */
function figuresIn(cell = ""): { product: string; count: number; seconds: number } {
  const [, product = "", count, seconds] = /^(?:(\w+) )?(\d+) · ([\d.]+) s$/.exec(cell) ?? [];
  if (count === undefined || seconds === undefined) throw new Error(`"${cell}" has no count and seconds`);
  return { product, count: Number(count), seconds: Number(seconds) };
}

/** Ours may take at most this many times what the shortest way elsewhere takes. */
const most = 1.3;

/**
 * Compares a job with its row in docs/weekly-jobs.md, and the row with the other product's steps. EFFORT=1 prints the counts
 * with the machine's own seconds.
 */
export async function within(page: Page, effort: Effort, job: Job): Promise<void> {
  const title = `${job.name}, by ${job.by}`;
  const mouse = job.by === "mouse";
  const ours = effortOf(effort.steps);
  if (process.env.EFFORT === "1") {
    const measured = ((performance.now() - job.began) / 1000).toFixed(2);
    const counts = `${ours.clicks} clicks | ${ours.keys} keys | ${ours.seconds} s | machine ${measured} s`;
    process.stdout.write(`${title} | ${counts} | ${effort.steps.join(" · ")}\n`);
  }
  const [byMouse, byKeys, theirMouse, theirKeys] = rowOf(job.name);
  const limit = figuresIn(mouse ? byMouse : byKeys);
  expect(mouse ? ours.clicks : ours.keys, title).toBeLessThanOrEqual(limit.count);
  expect(mouse ? ours.keys : ours.clicks, `${title}: the other hand`).toBe(0);
  expect(ours.seconds, `${title}: seconds of the model`).toBeLessThanOrEqual(limit.seconds);

  const noted = stepsElsewhere[job.name]?.[job.by];
  const written = (mouse ? theirMouse : theirKeys) ?? "–";
  if (noted !== undefined || written !== "–") {
    const [product = "", steps = ""] = (noted ?? "").split(": ");
    const { clicks, keys, seconds } = effortOf(steps.split(" · "));
    const theirs = { product, count: mouse ? clicks : keys, seconds };
    expect(figuresIn(written), `${title}, elsewhere`).toEqual(theirs);
    const ratio = Math.max(limit.count / theirs.count, limit.seconds / theirs.seconds);
    expect(ratio, `${title}, beside ${product}`).toBeLessThanOrEqual(most);
  } else {
    const byTheirMouse = figuresIn(theirMouse).seconds;
    expect(limit.seconds / byTheirMouse, `${title}, beside a mouse`).toBeLessThanOrEqual(most);
  }
  expect(await axeFaults(page, "without frame")).toEqual([]);
}
