import pg from "pg";
import { afterEach, expect, it } from "vitest";
import { siteConnections } from "#platform/database/changes.ts";
import { freshPostgresUrl } from "#tests/support/test-app.ts";
import { openAlone } from "./open-copy.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** A database on which a site has one connection. */
async function siteOn(databaseUrl: string): Promise<pg.Client> {
  const site = new pg.Client({ connectionString: databaseUrl, application_name: siteConnections });
  await site.connect();
  return site;
}

it("waits for a site on PostgreSQL that has just been stopped, and refuses while one runs", {
  tags: "all",
}, async () => {
  const databaseUrl = await freshPostgresUrl();
  const place = { databaseUrl, dataDir: "" };
  const stopping = await siteOn(databaseUrl);
  const opening = openAlone(place);
  const stopped = new Promise((resolve) => setTimeout(() => resolve(stopping.end()), 300));
  const copy = await opening;
  await Promise.all([stopped, copy.close()]);

  const running = await siteOn(databaseUrl);
  ends.push(() => running.end());
  await expect(openAlone(place)).rejects.toThrow(/running site/);
});
