/** Takes the pictures of the admin that README.md shows. Run by script/demo-pictures. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { demoPassword, demoTeam } from "./team.ts";

const root = resolve(import.meta.dirname, "../../..");
const target = join(root, "docs/demo");
const port = 3_061;
const url = `http://localhost:${port}`;
const size = { width: 1_440, height: 900 };

/** Where each picture is taken: an address, or a link to follow from there. */
const pictures = [
  { name: "dashboard", at: "/admin" },
  { name: "conversation", at: "/admin/messages?state=done", link: /General Inquiry/ },
  { name: "results", at: "/admin/campaigns", link: /240/ },
  { name: "group", at: "/admin/groups", link: /Evening circle/ },
] as const;

/** Starts a demo of its own, and answers what ends it. */
async function openDemo(folder: string): Promise<() => void> {
  const demo = spawn(process.execPath, ["script/lib/demo/run-demo.ts", folder], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((done, fail) => {
    demo.stdout.on("data", (part: Buffer) => part.toString().includes("Stop it") && done());
    demo.once("exit", () => fail(new Error("The demo didn't start.")));
  });
  return () => void demo.kill("SIGTERM");
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await page.getByLabel("Email address").fill(demoTeam.owner.email);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(`${url}/admin`);
}

const folder = mkdtempSync(join(tmpdir(), "kinward-pictures-"));
const stop = await openDemo(join(folder, "demo"));
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  mkdirSync(target, { recursive: true });
  const page = await browser.newPage({ viewport: size, colorScheme: "light", reducedMotion: "reduce" });
  await signIn(page);
  for (const { name, at, ...step } of pictures) {
    await page.goto(url + at, { waitUntil: "networkidle" });
    if ("link" in step) {
      await page.getByRole("main").getByRole("link", { name: step.link }).first().click();
      await page.waitForURL((now) => now.href !== url + at);
      await page.waitForLoadState("networkidle");
    }
    const shot = await page.screenshot();
    const { size: bytes } = await sharp(shot)
      .resize({ width: 1_080 })
      .webp({ quality: 78 })
      .toFile(join(target, `${name}.webp`));
    console.log(`docs/demo/${name}.webp: ${Math.round(bytes / 1_000)} KB`);
  }
} finally {
  await browser.close();
  stop();
  rmSync(folder, { recursive: true, force: true });
}
