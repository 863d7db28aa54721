import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { newSubscriber } from "#features/newsletter/writes/import.server.ts";
import { rowsToRotate } from "#platform/crypto/key-rows.ts";
import { assemble } from "#server/assemble.ts";
import { emptySite, folderFor } from "#tests/support/backups.ts";
import { fileOfProcess } from "#tests/support/bundle-processes.ts";
import { childEnvironment } from "#tests/support/child-environment.ts";
import { countStarted } from "#tests/support/count-started.ts";
import { countFaults, databaseNames } from "#tests/support/fault-counts.ts";
import { startApi } from "#tests/support/start-api.ts";
import { bothDatabases } from "#tests/support/test-app.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const first = `v1:${randomBytes(32).toString("base64")}`;
const second = `v2:${randomBytes(32).toString("base64")}`;
const rowsBefore = 3_000;
const kills = 4;

type Rotation = { child: ChildProcess; begun: Promise<unknown>; ended: Promise<unknown[]>; said: string[] };
type Environment = Readonly<Record<string, string>>;

/** `script/admin key rotate` as a process of its own; it prints a line once it has begun. */
function startRotation(environment: Environment): Rotation {
  countStarted("command");
  const child = spawn(process.execPath, [fileOfProcess("admin"), "key", "rotate"], {
    cwd: environment.DATA_DIR,
    env: { ...childEnvironment, ...environment },
  });
  ends.push(() => void child.kill("SIGKILL"));
  if (!child.stdout) throw new Error("The rotation has no output.");
  const ended = once(child, "exit");
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => said.push(part.toString()));
  return { child, ended, said, begun: Promise.race([once(child.stdout, "data"), ended]) };
}

/** People who write and sign up until they are told to stop, some of them known from before. */
function keepWriting(url: string, from: number) {
  const accepted: string[] = [];
  const failed: number[] = [];
  let stopped = false;
  const post = async (path: string, body: object) => {
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://kinward.test" },
      body: JSON.stringify({ website: "", ...body }),
    });
    if (!answer.ok) failed.push(answer.status);
    return answer.ok;
  };
  const write = async (writer: number) => {
    for (let each = 0; !stopped; each += 1) {
      const email = `wren${writer}.${from + each}@example.org`;
      const message = { name: "Wren", email, phone: "", subject: "general", message: `From ${email}` };
      if (await post("/api/contact", message)) accepted.push(email);
      await post("/api/newsletter/signup", { email, consentToNewsletter: true });
      await post("/api/newsletter/signup", {
        email: `reader${(each * 7 + writer) % rowsBefore}@example.org`,
        consentToNewsletter: true,
      });
    }
  };
  const writing = Promise.all([0, 1, 2].map(write));
  return {
    async stop() {
      stopped = true;
      await writing;
      return { accepted, failed };
    },
  };
}

describe.each(bothDatabases)("a rotation of the data key on %s", (kind) => {
  it("is killed with -9 while people write, goes on, and loses and doubles nothing", {
    timeout: 180_000,
  }, async () => {
    const site = { ...(await emptySite(kind, folderFor(ends))), DATA_KEY: first };
    const old = await assemble(site);
    const email = (at: number) => `reader${at}@example.org`;
    const { store } = old;
    const rows = Array.from({ length: rowsBefore }, (_, at) => {
      const person = { email: email(at), comparable: email(at), details: { name: `Reader ${at}` } };
      return newSubscriber(old, { ...person, state: "active", page: "/" });
    });
    for (let at = 0; at < rows.length; at += 500)
      await store.db
        .insertInto("subscribers")
        .values(rows.slice(at, at + 500))
        .execute();
    await store.close();

    // One process still writes with the old version, another with the new one.
    const oldFirst = await startApi({ ...site, DATA_KEY: `${first} ${second}` }, { ends });
    const newFirst = await startApi({ ...site, DATA_KEY: `${second} ${first}` }, { ends });
    const writers = [keepWriting(oldFirst.url, 0), keepWriting(newFirst.url, 0)];
    const rotating = { ...site, DATA_KEY: `${second} ${first}` };
    let midway = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const { child, begun, ended } = startRotation(rotating);
      await begun;
      await new Promise((later) => setTimeout(later, 40 * (kill + 1)));
      child.kill("SIGKILL");
      if ((await ended)[1] === "SIGKILL") midway += 1;
    }
    expect(midway).toBeGreaterThan(0);
    const written = await Promise.all(writers.map(({ stop }) => stop()));
    expect(written.flatMap(({ failed }) => failed)).toEqual([]);
    // Two at once do each row once.
    const last = [startRotation(rotating), startRotation(rotating)];
    for (const { ended, said } of last) expect(await ended, said.join("")).toEqual([0, null]);

    const services = await assemble(rotating);
    ends.push(() => services.store.close());
    const { db } = services.store;
    expect(await rowsToRotate(db, services.contributions.keyedTables, "v2")).toEqual(new Map());
    const subscribers = await db.selectFrom("subscribers").selectAll().execute();
    const addresses = subscribers.map(({ id, email: stored }) =>
      services.cipher.decrypt(stored, { table: "subscribers", column: "email", id }),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    const known = new Set(addresses);
    expect(rows.filter((_, at) => !known.has(email(at)))).toEqual([]);
    for (const row of subscribers)
      expect(row.email_index).toBe(
        services.cipher.blindIndex(
          "subscribers",
          services.cipher.decrypt(row.email, { table: "subscribers", column: "email", id: row.id }),
        ),
      );
    const messages = await db.selectFrom("conversations").select(["id", "message"]).execute();
    const texts = messages
      .map(({ id, message }) =>
        services.cipher.decrypt(message, { table: "contact_messages", column: "message", id }),
      )
      .toSorted();
    const accepted = written.flatMap((each) => each.accepted);
    countFaults({
      what: `A rotation of the data key killed with SIGKILL on ${databaseNames[kind]} while people send forms`,
      kills: midway,
      faults: 0,
      inputs: rowsBefore + accepted.length,
      lost: rowsBefore + accepted.length - rows.filter((_, at) => known.has(email(at))).length - texts.length,
      measured: `${addresses.length - known.size} stored twice`,
    });
    expect(accepted.length).toBeGreaterThan(10);
    expect(texts).toEqual(accepted.map((each) => `From ${each}`).toSorted());
  });
});
