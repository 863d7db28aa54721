import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { day } from "#platform/clock/clock.ts";
import { assemble } from "#server/assemble.ts";
import { backUpHere, emptySite, folderFor, restoreHere } from "#tests/support/backups.ts";
import { addMentor, coordinator } from "#tests/support/mentoring.ts";
import { databases } from "#tests/support/test-app.ts";
import { checkInAll } from "./jobs.server.ts";
import { lettersUrl } from "./reads/parties.server.ts";
import type { LetterAction } from "./rules/request.ts";
import { proposeMentor } from "./writes/team.server.ts";
import { askForMentor, changeLetters, writeLetter } from "./writes/visitors.server.ts";

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

describe.each(databases)("matches after a restore on %s", (kind) => {
  it("are as they were left, except those with a mentor who is lost, and are asked how it goes", {
    timeout: 120_000,
  }, async () => {
    const folder = folderFor(ends);
    const file = join(folder, "one.backup");
    const environment = await emptySite(kind, folder);
    const site = await assemble(environment);
    const { db } = site.store;
    const mentorId = await addMentor(site, { capacity: 3 });
    const requests: string[] = [];
    for (const name of ["ada", "bea", "cleo", "dora"]) {
      await askForMentor(
        site,
        {
          ...{
            email: `${name}@example.org`,
            journey: "infertility",
            languages: "en",
            zone: "America/Chicago",
          },
          ...{ help: "Somebody who waited too.", agree: true },
        },
        undefined,
      );
      const { id } = await db
        .selectFrom("mentor_requests")
        .select("id")
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow();
      requests.push(id);
    }
    const [ada = "", bea = "", cleo = "", dora = ""] = requests;
    const act = (id: string, action: LetterAction) =>
      changeLetters(site, { token: lettersUrl(site, "person", { id, link_since: "" }), action });
    const match = async (id: string, mentor = mentorId) => {
      await proposeMentor(site, coordinator, { id, mentorId: mentor });
      const { proposal_id } = await db
        .selectFrom("mentor_requests")
        .select("proposal_id")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      await changeLetters(site, {
        token: lettersUrl(site, "mentor", { id: proposal_id, link_since: "" }),
        action: "yes",
      });
      await act(id, "yes");
    };
    await match(ada);
    await match(bea);
    await writeLetter(
      site,
      { token: lettersUrl(site, "person", { id: bea, link_since: "" }), text: "A quiet hello." },
      undefined,
    );
    await backUpHere(environment, file);
    await act(ada, "end");
    await act(bea, "flag");
    await match(cleo);
    await match(dora, await addMentor(site, { email: "new@example.org" }));
    await site.store.transact((tx) =>
      tx
        .updateTable("mentor_requests")
        .set({ matched_at: new Date(Date.now() - 15 * day).toISOString() })
        .where("id", "=", cleo)
        .execute(),
    );
    const stateOf = async (services: typeof site) =>
      (await services.store.db.selectFrom("mentor_requests").selectAll().orderBy("id").execute()).map(
        ({ state, flagged_at, check_in_person }) => [state, flagged_at !== "", check_in_person],
      );
    const known = [
      ["ended", false, ""],
      ["matched", true, ""],
      ["matched", false, ""],
    ];
    expect(await stateOf(site)).toEqual([...known, ["matched", false, ""]]);
    await site.store.close();

    const told = await restoreHere(environment, file, { replace: true });
    expect(told).toContain("Requests for a mentor that ended since the backup, ended again: 1.");
    const restored = await assemble(environment);
    ends.push(() => restored.store.close());
    expect(await stateOf(restored)).toEqual([...known, ["requested", false, ""]]);
    expect(await restored.store.db.selectFrom("mentor_letters").select("id").execute()).toHaveLength(1);
    await checkInAll(restored);
    expect(await stateOf(restored)).toEqual([
      ...known.slice(0, 2),
      ["matched", false, "asked"],
      ["requested", false, ""],
    ]);

    const elsewhere = await emptySite(kind, folderFor(ends), { DATA_KEY: environment.DATA_KEY ?? "" });
    expect(await restoreHere(elsewhere, file)).toMatch(/Requests for a mentor are as they were at .* \(4\)/);
  });
});
