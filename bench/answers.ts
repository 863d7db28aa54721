/**
 * A list of a million answers beside one of ten thousand, and the export of the million. Run:
 *   node bench/answers.ts            (SQLite in a folder of its own; takes some minutes)
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { streamedFile } from "#api/streamed-file.ts";
import { everyAnswer, markOf } from "#features/campaigns/reads/marks.server.ts";
import { responsesCsv } from "#features/responses/reads/export.server.ts";
import { responsePage } from "#features/responses/reads/list.server.ts";
import { sealAnswers } from "#features/responses/reads/sealed.server.ts";
import { summaryOf } from "#features/responses/reads/summary.server.ts";
import { completeMark, versionMark } from "#features/responses/writes/answers.server.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith, publishedCampaign } from "#tests/support/campaigns.ts";

const sizes = { small: 10_000, large: Number(process.argv[2] ?? 1_000_000) };
const step = 5_000;
const begin = Date.parse("2026-01-01T00:00:00.000Z");
const choices = ["monday", "tuesday", "never"];

const dataDir = mkdtempSync(join(tmpdir(), "kinward-answers-"));
const services = await assemble({
  SITE_URL: "http://kinward.test",
  DATA_DIR: dataDir,
  LOG_LEVEL: "silent",
  DATA_KEY: randomBytes(32).toString("base64"),
});
const actor = actorWith("owner");

/** Fills a campaign as the sending of answers would, without its checks. */
async function fill(slug: string, count: number): Promise<string> {
  const { id } = await publishedCampaign(services, { slug });
  const marks = new Map(choices.map((each) => [each, markOf(services, id, "evening", each)]));
  const answeredMark = markOf(services, id, "evening", "answered");
  const tallies = new Map<string, number>();
  for (let done = 0; done < count; done += step) {
    const rows = Array.from({ length: Math.min(step, count - done) }, (_, at) => row(id, done + at));
    await services.store.transact(async (tx) => {
      for (let from = 0; from < rows.length; from += 500) {
        const part = rows.slice(from, from + 500);
        await tx
          .insertInto("responses")
          .values(part.map(({ choice: _, ...each }) => each))
          .execute();
        const found = part.flatMap(({ id: response_id, created_at, choice, complete }) =>
          [marks.get(choice) ?? "", answeredMark, versionMark(1), ...(complete ? [completeMark] : [])].map(
            (mark) => ({ campaign_id: id, mark, created_at, response_id }),
          ),
        );
        await tx.insertInto("response_marks").values(found).execute();
        for (const { mark, created_at } of [
          ...found.filter(({ mark }) => !mark.startsWith("version")),
          ...part.map(({ created_at }) => ({ mark: everyAnswer, created_at })),
        ]) {
          const key = `${mark} ${created_at.slice(0, 10)}`;
          tallies.set(key, (tallies.get(key) ?? 0) + 1);
        }
      }
    });
  }
  await services.store.transact(async (tx) => {
    for (const [key, number] of tallies) {
      const [mark = "", day = ""] = key.split(" ");
      await tx
        .insertInto("campaign_tallies")
        .values({ campaign_id: id, mark, day, version: 1, shard: 0, count: number })
        .execute();
    }
  });
  return id;
}

function row(campaignId: string, at: number) {
  const id = services.ids.next();
  const choice = choices[at % 3] ?? "monday";
  const created_at = new Date(begin + at * 20_000).toISOString();
  return {
    id,
    campaign_id: campaignId,
    version: 1,
    state: "kept" as const,
    answers: sealAnswers(services, id, { evening: { chosen: [choice] }, words: `Words of answer ${at}` }),
    contact: "",
    contact_index: "",
    receipt_index: id,
    complete: at % 4 === 0 ? 1 : 0,
    created_at,
    changed_at: created_at,
    erase_at: "2029-01-01T00:00:00.000Z",
    choice,
  };
}

async function medianMs(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 21; turn += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[10] ?? 0;
}

const ids = { small: await fill("small", sizes.small), large: await fill("large", sizes.large) };
const say = (line: string) => process.stdout.write(`${line}\n`);
const monday = [{ question: "evening", value: "monday" }];
const pages = {
  "first page": {},
  "page in the middle": { cursor: "middle" },
  "one choice": { chosen: monday },
  "one choice, complete": { chosen: monday, complete: true as const },
};
for (const [name, filter] of Object.entries(pages)) {
  const at = async (size: keyof typeof sizes) => {
    const middle = `${new Date(begin + sizes[size] * 10_000).toISOString()}_${ids.small}`;
    const cursor = "cursor" in filter ? { cursor: middle } : {};
    return medianMs(() => responsePage(services, actor, ids[size], { ...filter, ...cursor }));
  };
  const [small, large] = [await at("small"), await at("large")];
  say(
    `${name}: ${small.toFixed(2)} ms at ${sizes.small}, ${large.toFixed(2)} ms at ${sizes.large}: ${(large / small).toFixed(2)} times`,
  );
}
const summary = await medianMs(() => summaryOf(services, actor, ids.large));
say(`summary at ${sizes.large}: ${summary.toFixed(1)} ms`);

const before = process.memoryUsage().rss;
let peak = before;
let bytes = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 20);
const started = performance.now();
const file = {
  pieces: await responsesCsv(services, actor, ids.large),
  type: "text/csv",
  saveAs: "answers.csv",
};
for await (const part of streamedFile(file, services, "bench").body ?? []) bytes += part.length;
clearInterval(watch);
const mb = (count: number) => `${Math.round(count / 1_000_000)} MB`;
say(
  `CSV of ${sizes.large}: ${mb(bytes)} in ${((performance.now() - started) / 1000).toFixed(1)} s, memory grew by ${mb(peak - before)}`,
);
services.mailer.close();
await services.store.close();
rmSync(dataDir, { recursive: true, force: true });
