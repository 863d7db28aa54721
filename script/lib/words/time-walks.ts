/**
 * `script/check words --walks`: how long each way from the home page takes on a phone, from the first press until what
 * was looked for can be read. The processor is slowed to a quarter, and each way is walked five times.
 */
import { chromium, type Page } from "@playwright/test";

type Walk = (typeof walks)[number];

const times = 5;

async function secondsOf(page: Page, siteUrl: string, { links, found }: Walk): Promise<number> {
  await page.goto(siteUrl, { waitUntil: "networkidle" });
  const began = performance.now();
  for (const text of links) {
    const before = page.url();
    await page.locator("main").getByRole("link", { name: text }).first().click();
    await page.waitForURL((url) => url.href !== before);
  }
  await page.locator("main").getByText(found).first().waitFor({ state: "attached" });
  return (performance.now() - began) / 1_000;
}

/** A line for each walk: clicks and the median of its seconds. */
export async function timeWalks(siteUrl: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  const lines: string[] = [];
  for (const walk of walks) {
    const taken: number[] = [];
    for (let at = 0; at < times; at++) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: "block",
      });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      taken.push(await secondsOf(page, siteUrl, walk));
      await context.close();
    }
    const median = taken.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
    const clicks = `${walk.links.length} ${walk.links.length === 1 ? "click" : "clicks"}`;
    lines.push(`${clicks}, ${median.toFixed(1)} s: ${walk.reader} (${walk.links.join(" → ")})`);
  }
  await browser.close();
  return lines;
}

/** What people come for, and the way there from the home page. */

/** A reader's way from the home page: the links they press, by what these say, and what they came for. */
export const walks: readonly { reader: string; links: readonly string[]; found: string | RegExp }[] = [
  {
    reader: "someone who is bleeding after a miscarriage, at night",
    links: ["After a miscarriage"],
    found: /Call 911/,
  },
  {
    reader: "a man whose sample showed no sperm",
    links: ["Male infertility"],
    found: "If no sperm were seen, the lab should spin the sample and look again.",
  },
  {
    reader: "two women who need sperm",
    links: ["LGBTQ+", "Donor sperm, step by step"],
    found: /reciprocal IVF/i,
  },
  {
    reader: "someone whose transfer didn't work",
    links: ["It didn’t work"],
    found: /result/i,
  },
  {
    reader: "a woman who thinks about carrying for others",
    links: ["Being a surrogate", "Considering"],
    found: /before anyone needs an answer/,
  },
  {
    reader: "someone who wants to adopt",
    links: ["Adoption"],
    found: /home study/i,
  },
  {
    reader: "someone who asks what it costs and how to leave",
    links: ["Join Now"],
    found: /cancel/i,
  },
  {
    reader: "a nurse who has to call with a bad result",
    links: ["I work at a clinic", "the hard call"],
    found: "Two minutes before",
  },
];
