import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { placeUrl } from "#features/groups/reads/places.server.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { assemble } from "#server/assemble.ts";
import { countFaults, databaseNames } from "#tests/support/fault-counts.ts";
import { openGroup, takePlace } from "#tests/support/group-places.ts";
import { type ApiProcess, startApi } from "#tests/support/start-api.ts";
import { bothDatabases, placeWithTables } from "#tests/support/test-app.ts";

const siteUrl = "http://kinward.test";
const people = 40;
const groups = ["one", "two", "three"] as const;

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** The status of a press; 0 if the process has gone. Who is asked to come back comes back. */
async function send(to: ApiProcess, token: string, press: string): Promise<number> {
  while (true) {
    const sent = await fetch(`${to.url}/api/something-changed`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: siteUrl },
      body: JSON.stringify({ token, press }),
    }).catch(() => undefined);
    if (sent && sent.status !== 503) return sent.status;
    // Asked to come back, or a connection that a busy machine didn't take in time.
    if (to.child.exitCode !== null || to.child.signalCode !== null) return 0;
    await new Promise((again) => setTimeout(again, 50));
  }
}

/** How many of each person's places are paused, and how many have a change; by the index of the address. */
async function stateOf({ store }: FeatureServices) {
  const places = await store.db.selectFrom("group_places").select(["email_index", "paused_at"]).execute();
  const paused = new Map<string, number>();
  for (const { email_index, paused_at } of places)
    paused.set(email_index, (paused.get(email_index) ?? 0) + (paused_at === "" ? 0 : 1));
  const changes = await store.db.selectFrom("life_changes").select("id").execute();
  return { paused: [...paused.values()], changes: changes.length };
}

describe.each(bothDatabases)(
  "a press that changes places in three groups, and kill -9 in the middle, on %s",
  (kind) => {
    it("changes all of them or none, and the same press afterwards the rest", {
      timeout: 180_000,
    }, async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "kinward-changes-"));
      ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
      const environment = {
        SITE_URL: siteUrl,
        DATA_DIR: dataDir,
        DATA_KEY: randomBytes(32).toString("base64"),
        RATE_LIMIT: "off",
        LOG_LEVEL: "silent",
        ...(await placeWithTables(kind, dataDir)),
      };
      const services = await assemble(environment);
      ends.push(() => services.store.close());
      const tokens: string[] = [];
      for (const slug of groups) await openGroup(services, { slug, size: people });
      for (let at = 0; at < people; at += 1)
        for (const slug of groups)
          await takePlace(services, slug, { email: `reader${at}@example.org`, seats: 1 });
      const mine = services.store.db.selectFrom("group_places").select(["id", "email_index"]).orderBy("rank");
      const seen = new Set<string>();
      for (const { id, email_index } of await mine.execute()) {
        if (!seen.has(email_index)) tokens.push(placeUrl(services, id).split("=")[1] ?? "");
        seen.add(email_index);
      }
      const whole = ({ paused, changes }: Awaited<ReturnType<typeof stateOf>>) => {
        expect(new Set([...paused, 0, groups.length])).toEqual(new Set([0, groups.length]));
        expect(paused.filter((count) => count > 0)).toHaveLength(changes);
        return changes;
      };

      let kills = 0;
      let measured = "";
      for (const press of ["pause", "undo"]) {
        const doomed = await startApi(environment, { ends });
        // Twice each, as an impatient finger does.
        const asking = [...tokens, ...tokens].map((token) => send(doomed, token, press));
        const isUnderWay = async () => {
          const { changes } = await stateOf(services);
          return press === "pause" ? changes > 3 : changes < people - 3;
        };
        await expect.poll(isUnderWay, { timeout: 60_000, interval: 1 }).toBe(true);
        await doomed.kill();
        kills += 1;
        const answered = (await Promise.all(asking))
          .slice(0, people)
          .filter((status) => status === 200).length;
        const changes = whole(await stateOf(services));
        const carriedOut = press === "pause" ? changes : people - changes;
        expect(carriedOut).toBeGreaterThanOrEqual(answered);
        measured += `${carriedOut} of ${people} ${press === "pause" ? "changed" : "undone"} at the kill; `;
        const next = await startApi(environment, { ends });
        const rest = await Promise.all(tokens.map((token) => send(next, token, press)));
        expect(new Set(rest)).toEqual(new Set([200]));
        expect(whole(await stateOf(services))).toBe(press === "pause" ? people : 0);
        await next.kill();
      }
      countFaults({
        what: `A process killed with SIGKILL on ${databaseNames[kind]} while people press "Something has changed"`,
        kills,
        faults: 0,
        inputs: people * 6,
        lost: 0,
        measured: `${measured}none in half`,
      });
    });
  },
);
