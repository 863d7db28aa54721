import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { assemble } from "#server/assemble.ts";
import { backUpHere, emptySite, folderFor, restoreHere } from "#tests/support/backups.ts";
import { host, openGroup, takePlace } from "#tests/support/group-places.ts";
import { databases } from "#tests/support/test-app.ts";
import { offerAllFreeSeats } from "./jobs.server.ts";
import { groupPlaces, placeUrl } from "./reads/places.server.ts";
import { changeOwnPlace } from "./writes/places.server.ts";
import { removePlace } from "./writes/removal.server.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

describe.each(databases)("places in groups after a restore on %s", (kind) => {
  it("are as people left them, reminders to come are planned once, and lost meetings aren't counted", {
    timeout: 120_000,
  }, async () => {
    const folder = folderFor(ends);
    const file = join(folder, "one.backup");
    const environment = await emptySite(kind, folder);
    const site = await assemble(environment);
    const tomorrow = new Date(Date.now() + 26 * 60 * 60_000).toISOString().slice(0, 10);
    const id = await openGroup(site, { size: 4, schedule: { first: tomorrow, zone: "UTC", time: "23:30" } });
    const signUp = (email: string) => takePlace(site, "tuesday-circle", { email, seats: 1 });
    for (const each of ["ada", "bea", "cleo", "dora", "edda"]) await signUp(`${each}@example.org`);
    const [ada, bea, cleo, dora] = await groupPlaces(site, host, id);
    const act = (of: typeof ada, action: "cancel" | "pause" | "resume") =>
      changeOwnPlace(site, { token: placeUrl(site, of?.id ?? ""), action });
    await act(dora, "pause");
    await site.store.db
      .updateTable("group_places")
      .set({ break_shown: 1 })
      .where("id", "=", dora?.id ?? "")
      .execute();
    await backUpHere(environment, file);
    await act(ada, "cancel");
    await removePlace(site, host, { groupId: id, id: bea?.id ?? "", bar: true });
    await act(cleo, "pause");
    await act(dora, "resume");
    const stateOf = async (services: typeof site) =>
      (await services.store.db.selectFrom("group_places").selectAll().orderBy("rank").execute()).map(
        ({ state, paused_at, break_shown }) =>
          `${state}${paused_at === "" ? "" : " paused"}${break_shown === 1 ? " shown" : ""}`,
      );
    const now = ["canceled", "removed", "held paused", "held", "offered"];
    expect(await stateOf(site)).toEqual(now);
    await site.store.close();

    const began = new Date().toISOString();
    const told = await restoreHere(environment, file, { replace: true });
    expect(told).toContain("Places in groups that ended since the backup, ended again: 2.");
    const restored = await assemble(environment);
    ends.push(() => restored.store.close());
    expect(await stateOf(restored)).toEqual(now);
    const { db } = restored.store;
    expect(await db.selectFrom("group_bars").selectAll().execute()).toHaveLength(1);
    const waiting = await db.selectFrom("outbox").select("kind").where("state", "=", "queued").execute();
    const kinds = new Set(waiting.map((entry) => entry.kind));
    for (const each of ["groups.remind", "groups.settle", "groups.count"]) expect(kinds).toContain(each);
    expect(kinds).not.toContain("groups.place_mail");
    const dead = await db.selectFrom("outbox").select("kind").where("state", "=", "dead").execute();
    expect(dead.map((entry) => entry.kind)).not.toContain("groups.remind");
    const [counted] = await db.selectFrom("group_counted").select("until").execute();
    expect((counted?.until ?? "") >= began).toBe(true);

    // A seat that somebody gave up since is free, and the next night it's offered to whoever waits.
    await restored.store.transact(async (tx) => {
      await tx
        .updateTable("group_places")
        .set({ state: "waiting", offered_until: "" })
        .where("state", "=", "offered")
        .execute();
      await tx.updateTable("support_groups").set({ is_full: 0 }).where("id", "=", id).execute();
    });
    await offerAllFreeSeats(restored);
    expect(await stateOf(restored)).toEqual(now);

    const elsewhere = await emptySite(kind, folderFor(ends), { DATA_KEY: environment.DATA_KEY ?? "" });
    expect(await restoreHere(elsewhere, file)).toMatch(/Places in groups are as they were at .* \(5\)/);
  });
});
