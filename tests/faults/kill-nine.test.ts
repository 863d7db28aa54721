import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, inject, it } from "vitest";
import { latestReceived } from "#features/inbox/forms/reads.server.ts";
import { assemble } from "#server/assemble.ts";
import { childEnvironment } from "#tests/support/child-environment.ts";
import { countFaults, databaseNames } from "#tests/support/fault-counts.ts";
import { freePort } from "#tests/support/postgres-server.ts";
import { bothDatabases, placeWithTables } from "#tests/support/test-app.ts";

const entry = join(inject("processes"), "api-process.js");
const rounds = { sqlite: 10, postgres: 5 } as const;
const senders = 8;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function startApi(environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [entry], { env: { ...childEnvironment, ...environment } });
  await new Promise<void>((ready, failed) => {
    child.stdout?.on("data", () => ready());
    child.stderr?.on("data", (part: Buffer) => failed(new Error(part.toString())));
    child.once("exit", (code) => failed(new Error(`ended with ${code}`)));
  });
  return child;
}

describe.each(bothDatabases)("a server killed with -9 on %s", (kind) => {
  it("has every message it has answered for, and none twice", { timeout: 180_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "kinward-kill-"));
    folders.push(dataDir);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = {
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      DATA_KEY: randomBytes(32).toString("base64"),
      RATE_LIMIT: "off",
      LOG_LEVEL: "silent",
      ...(await placeWithTables(kind, dataDir)),
    };
    const acknowledged = new Map<string, string>();
    let ending = false;

    /** One person who presses "send" until there is an answer, always with the same key. */
    async function sendUntilAnswered(key: string): Promise<void> {
      while (true) {
        try {
          const answer = await fetch(`${url}/api/contact`, {
            method: "POST",
            headers: { "content-type": "application/json", "idempotency-key": key },
            body: JSON.stringify({ name: key, email: "a@b.example", subject: "general", message: key }),
          });
          if (answer.status === 201) {
            const { id }: { id: string } = JSON.parse(await answer.text());
            acknowledged.set(key, id);
            return;
          }
        } catch (error) {
          // The server is down at this moment, which is the point of the test.
          if (!(error instanceof Error)) throw error;
        }
        await new Promise((again) => setTimeout(again, 60));
      }
    }

    const sending = Array.from({ length: senders }, async () => {
      while (!ending) await sendUntilAnswered(randomUUID());
    });
    let child = await startApi(environment);
    for (let round = 0; round < rounds[kind]; round += 1) {
      // On a busy machine some hundred milliseconds can pass without a single answer to lose.
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before);
      await new Promise((later) => setTimeout(later, Math.random() * 300));
      child.kill("SIGKILL");
      await once(child, "exit");
      child = await startApi(environment);
    }
    ending = true;
    await Promise.all(sending);
    child.kill("SIGTERM");
    await once(child, "exit");

    const services = await assemble(environment);
    const stored = await latestReceived(services, "messages", 100_000);
    const ids = new Set(stored.map(({ id }) => id));
    const lost = [...acknowledged.values()].filter((id) => !ids.has(id));
    countFaults({
      what: `A process killed with SIGKILL on ${databaseNames[kind]} while people send forms`,
      kills: rounds[kind],
      faults: 0,
      inputs: acknowledged.size,
      lost: lost.length,
      measured: `${stored.length - acknowledged.size} stored twice`,
    });
    expect(acknowledged.size).toBeGreaterThan(rounds[kind]);
    expect(lost).toEqual([]);
    expect(stored).toHaveLength(acknowledged.size);
    await services.store.close();
  });
});
