import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { type HomeFaqContent, homeFaqDocument } from "#content/pages/home-faq.ts";
import { assemble } from "#server/assemble.ts";
import { countFaults, databaseNames } from "#tests/support/fault-counts.ts";
import { startFleet } from "#tests/support/fleet.ts";
import { type AsOwner, signInOwner } from "#tests/support/fleet-owner.ts";
import { startFleetProcess } from "#tests/support/fleet-process.ts";
import { type FleetFetch, siteClient } from "#tests/support/fleet-request.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { bothDatabases } from "#tests/support/test-app.ts";

/** One process or three, which are all killed at the same moment. */
type Site = {
  settings: Readonly<Record<string, string>>;
  fetch: FleetFetch;
  /** The same page from each process. */
  each(path: string): Promise<string[]>;
  crash(): Promise<void>;
  stop(): Promise<void>;
};

const rounds = { sqlite: 16, postgres: 6 } as const;
const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

async function oneProcess(): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "kinward-publishing-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    NODE_ENV: "production",
    SITE_URL: url,
    DATA_DIR: dataDir,
    DATA_KEY: randomBytes(32).toString("base64"),
    RATE_LIMIT: "off",
    LOG_LEVEL: "warn",
  };
  const start = () => startFleetProcess(settings, port, () => undefined);
  let child = await start();
  return {
    settings,
    fetch: siteClient(url),
    each: async (path) => [await (await fetch(url + path)).text()],
    async crash() {
      await child.end("SIGKILL");
      child = await start();
    },
    async stop() {
      await child.end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function threeProcesses(): Promise<Site> {
  const fleet = await startFleet();
  return {
    settings: fleet.settings,
    fetch: fleet.fetch,
    each: async (path) => Promise.all((await fleet.each(path)).map((answer) => answer.text())),
    async crash() {
      await Promise.all(fleet.ports.map((_port, index) => fleet.restart(index, "SIGKILL")));
    },
    stop: () => fleet.stop(),
  };
}

const starts = { sqlite: oneProcess, postgres: threeProcesses };
const questionOf = (round: number) => `Which question has number ${round}?`;
const answerOf = (round: number) => `The answer has number ${round}.`;

/** Saves a draft that changes a question and its answer. @returns its revision. */
async function draft(asOwner: AsOwner, round: number): Promise<number> {
  const seen = JSON.parse((await asOwner("/api/admin/site-content/home-faq")).text);
  const [first, ...others] = homeFaqDocument.shipped.items;
  if (!first) throw new Error("the home page has no questions");
  const items = [{ ...first, question: questionOf(round), answer: answerOf(round) }, ...others];
  const value: HomeFaqContent = { ...homeFaqDocument.shipped, items };
  const body = { document: "home-faq", base: seen.value, value };
  return JSON.parse((await asOwner("/api/admin/site-content/draft", body)).text).revision;
}

/** The numbers that a text has in the question and in the answer. */
function numbersIn(text: string): [question: number, answer: number] {
  const [, question = "-1"] = /Which question has number (\d+)/.exec(text) ?? [];
  const [, answer = "-1"] = /The answer has number (\d+)/.exec(text) ?? [];
  return [Number(question), Number(answer)];
}

describe.each(bothDatabases)("publishing while every process is killed with -9, on %s", (kind) => {
  it("leaves the page as it was or as it will be, and forgets nothing it has confirmed", async () => {
    const site = await starts[kind]();
    ending.push(site.stop);
    const services = await assemble(site.settings);
    ending.push(async () => {
      services.mailer.close();
      await services.store.close();
    });
    const asOwner = await signInOwner(site.fetch, services);
    let last = 0;
    let confirmed = 0;
    let lost = 0;
    const begin = performance.now();
    const publish = (revision: number) =>
      asOwner("/admin/site/home-faq", { operation: "publishContent", revision });
    await publish(await draft(asOwner, 0));
    const whole = performance.now() - begin;
    for (let round = 1; round <= rounds[kind]; round += 1) {
      const revision = await draft(asOwner, round);
      const publishing = publish(revision).then(
        () => true,
        () => false,
      );
      // From before anything is rendered until everything is stored.
      await pause((round * whole) / rounds[kind]);
      await site.crash();
      const isConfirmed = await publishing;
      if (isConfirmed) confirmed += 1;
      const shown = (await Promise.all([site.each("/"), site.each("/_.data")])).flat().map(numbersIn);
      for (const [question, answer] of shown) {
        expect(answer).toBe(question);
        expect([last, round]).toContain(question);
        expect(question).toBe(shown[0]?.[0]);
      }
      if (isConfirmed && shown[0]?.[0] !== round) lost += 1;
      last = shown[0]?.[0] ?? 0;
    }
    const versions = await services.store.db.selectFrom("content_versions").select("version").execute();
    countFaults({
      what: `Every process killed with SIGKILL on ${databaseNames[kind]} while a page is published`,
      kills: rounds[kind] * (kind === "sqlite" ? 1 : 3),
      faults: 0,
      inputs: rounds[kind],
      lost,
      measured: `${confirmed} confirmed before the kill, ${versions.length - 1} published`,
    });
    expect(lost).toBe(0);
    expect(versions.length).toBeGreaterThan(confirmed);
  });
});
