import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { LifeChange } from "#content/something-changed.ts";
import { placeUrl } from "#features/groups/reads/places.server.ts";
import { isExcluded } from "#platform/personal-data/exclusion.ts";
import { assemble } from "#server/assemble.ts";
import { backUpHere, emptySite, folderFor, restoreHere } from "#tests/support/backups.ts";
import { openGroup, takePlace } from "#tests/support/group-places.ts";
import { databases } from "#tests/support/test-app.ts";
import { applyPress } from "./writes/changes.server.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const names = ["ada", "bea", "cleo"] as const;

describe.each(databases)("what people have changed, after a restore on %s", (kind) => {
  it("is as they left it, and a backup alone says that it's old", { timeout: 120_000 }, async () => {
    const folder = folderFor(ends);
    const file = join(folder, "one.backup");
    const environment = await emptySite(kind, folder);
    const site = await assemble(environment);
    await openGroup(site, { size: 9 });
    for (const name of names)
      await takePlace(site, "tuesday-circle", { email: `${name}@example.org`, seats: 1 });
    const places = await site.store.db.selectFrom("group_places").select("id").orderBy("rank").execute();
    const press = (name: (typeof names)[number], what: LifeChange | "undo") =>
      applyPress(site, { token: placeUrl(site, places[names.indexOf(name)]?.id ?? ""), press: what });
    const mail = { kind: "newsletter", topics: ["pregnancy"], dates: [] } as const;
    const leftOut = (services: typeof site) =>
      Promise.all(
        names.map((name) => isExcluded(services, services.store.db, { email: `${name}@example.org`, mail })),
      );
    await press("ada", "loss");
    await backUpHere(environment, file);
    await press("ada", "undo");
    await press("bea", "loss");
    await press("cleo", "pause");
    const rows = (services: typeof site) =>
      services.store.db.selectFrom("life_changes").selectAll().orderBy("id").execute();
    const now = await rows(site);
    expect(await leftOut(site)).toEqual([false, true, true]);
    await site.store.close();

    await restoreHere(environment, file, { replace: true });
    const restored = await assemble(environment);
    ends.push(() => restored.store.close());
    expect(await leftOut(restored)).toEqual([false, true, true]);
    expect(await rows(restored)).toEqual(now);

    const elsewhere = await emptySite(kind, folderFor(ends), { DATA_KEY: environment.DATA_KEY ?? "" });
    expect(await restoreHere(elsewhere, file)).toMatch(/Whoever said after .* that something had changed/);
  });
});
