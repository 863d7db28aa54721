import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "#tests/support/postgres-server.ts";
import { spawnApi } from "#tests/support/start-api.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "kinward-start-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts and waits for the end (or for "ready", which ends it). */
function startAndEnd(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((done) => {
    const child = spawnApi({ DATA_DIR: dataDir, LOG_LEVEL: "silent", PORT: "0", ...environment });
    let said = "";
    child.stderr.on("data", (part: Buffer) => {
      said += part.toString();
    });
    child.stdout.on("data", () => child.kill("SIGTERM"));
    child.once("exit", (code) => done({ code, said: said.trim() }));
  });
}

it("starts and ends well with settings that are right", async () => {
  expect(await startAndEnd({})).toEqual({ code: 0, said: "" });
});

it("stops with one sentence when the data was written with another key", async () => {
  const { code, said } = await startAndEnd({ DATA_KEY: randomBytes(32).toString("base64") });
  expect(code).toBe(1);
  expect(said).toMatch(/^The data was written with another key\./);
  expect(said.split("\n")).toHaveLength(1);
});

it("stops with one sentence when the port is taken", async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((ready) => other.listen(port, "127.0.0.1", ready));
  const { code, said } = await startAndEnd({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(said).toMatch(/^The port is taken/);
});

it("stops with one sentence when the data folder cannot be made", async () => {
  const file = join(dataDir, "a-file");
  writeFileSync(file, "");
  const { code, said } = await startAndEnd({ DATA_DIR: join(file, "data") });
  expect(code).toBe(1);
  expect(said).toMatch(/^The data folder cannot be written/);
  expect(said.split("\n")).toHaveLength(1);
});

it("lists every bad setting at once and never its value", async () => {
  const { code, said } = await startAndEnd({
    PORT: "many",
    DATA_KEY: "secret-but-short",
    RATE_LIMIT: "maybe",
  });
  expect(code).toBe(1);
  expect(said).toContain("PORT must be a whole number");
  expect(said).toContain("DATA_KEY must be 32 bytes in base64");
  expect(said).toContain("RATE_LIMIT must be on or off");
  expect(said).not.toContain("secret-but-short");
});

it("names the line of a broken .env", async () => {
  const file = join(dataDir, "broken.env");
  writeFileSync(file, "PORT=0\nthis is no setting\n");
  const { code, said } = await startAndEnd({ ENV_FILE: file });
  expect(code).toBe(1);
  expect(said).toContain("line 2 is neither a comment nor NAME=value");
});

it("says what the identifier for analytics looks like, and does not repeat the wrong one", async () => {
  for (const wrong of ["UA-12345-6", "g-ab12cd34ef", "G-AB12'; drop", "https://analytics.example"]) {
    const { code, said } = await startAndEnd({ ANALYTICS_ID: wrong });
    expect(code).toBe(1);
    expect(said).toContain(
      "ANALYTICS_ID must be a measurement identifier of Google Analytics, such as G-AB12CD34EF",
    );
    expect(said).not.toContain(wrong);
  }
});

it("refuses the sample settings on a public address", async () => {
  const SMTP_URL = "smtps://mail.kinward.org";
  const { code, said } = await startAndEnd({ SITE_URL: "https://kinward.org", SMTP_URL });
  expect(code).toBe(1);
  for (const name of ["MAIL_FROM", "TEAM_MAIL"]) expect(said).toContain(name);
});
