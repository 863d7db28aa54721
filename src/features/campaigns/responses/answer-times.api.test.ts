import { afterEach, expect, it } from "vitest";
import { monday } from "#tests/support/answers.ts";
import { actorWith, answer, passNight, publishedCampaign } from "#tests/support/campaigns.ts";
import { dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { valuesIn } from "#tests/support/words-in.ts";
import { summaryOf } from "./reads/summary.server.ts";

const [editor, viewer] = [actorWith("editor"), actorWith("viewer")];
const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

it("says how long answering took once five times are known, and links none of them to a response", async () => {
  const app = await openTestApp("sqlite");
  open.push(app);
  const { services } = app;
  const { id } = await publishedCampaign(services);
  for (const took of ["0-1", "2-3", "2-3", "5-10"])
    expect((await answer(app, "the-wait", { answers: monday, took })).status).toBe(201);
  // Without scripts, or with a draft from earlier, nothing was measured.
  await answer(app, "the-wait", { answers: monday });
  const median = async (actor: typeof editor) => (await summaryOf(services, actor, id)).medianTime;
  expect([await median(editor), await median(viewer)]).toEqual([null, null]);

  const again = { answers: monday, took: "2-3" };
  const key = { "idempotency-key": "the-same-filling" };
  const first = await (await answer(app, "the-wait", again, key)).json();
  const second = await (await answer(app, "the-wait", { ...again, took: "60-" }, key)).json();
  expect(second.receipt).toBe(first.receipt);
  expect([await median(editor), await median(viewer)]).toEqual(["2-3", null]);
  await passNight(app);
  expect(await median(viewer)).toBe("2-3");

  const tallies = await services.store.db.selectFrom("campaign_tallies").selectAll().execute();
  const days = new Set(tallies.map(({ day }) => day));
  expect(days).toEqual(new Set(["2026-11-01", "2026-11-21"]));
  const timed = tallies.filter(({ day }) => day === "2026-11-01").map(({ mark }) => mark);
  const marks = await services.store.db.selectFrom("response_marks").select("mark").execute();
  expect(marks.filter(({ mark }) => timed.includes(mark))).toEqual([]);
  expect(valuesIn(await dumpOf(services))).not.toContain("2-3");
  expect((await answer(app, "the-wait", { answers: monday, took: "17 seconds" })).status).toBe(422);
});
