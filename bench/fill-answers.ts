/** Fills two campaigns with answers, as sending would, and says their ids. Run by answers.ts. */
import { everyResponse, markOf } from "#features/campaigns/reads/marks.server.ts";
import { encryptAnswers } from "#features/campaigns/responses/reads/encrypted.server.ts";
import { completeMark, versionMark } from "#features/campaigns/responses/writes/answers.server.ts";
import { answeredValue } from "#features/campaigns/rules/choice-values.ts";
import { assemble } from "#server/assemble.ts";
import { publishedCampaign } from "#tests/support/campaigns.ts";
import { begin, secondsApart } from "./answer-times.ts";

const [small = 10_000, large = 1_000_000] = process.argv.slice(2).map(Number);
const step = 5_000;
const choices = ["monday", "tuesday", "never"];
const services = await assemble({ ...process.env, LOG_LEVEL: "silent" });

/** Fills a campaign as the sending of answers would, without its checks. */
async function fill(slug: string, count: number): Promise<string> {
  const { id } = await publishedCampaign(services, { slug });
  const marks = new Map(choices.map((each) => [each, markOf(services, id, "evening", each)]));
  const answeredMark = markOf(services, id, "evening", answeredValue);
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
          ...part.map(({ created_at }) => ({ mark: everyResponse, created_at })),
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
  const created_at = new Date(begin + at * secondsApart * 1_000).toISOString();
  return {
    id,
    campaign_id: campaignId,
    version: 1,
    state: "kept" as const,
    answers: encryptAnswers(services, id, { evening: { chosen: [choice] }, words: `Words of answer ${at}` }),
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

const ids = { small: await fill("small", small), large: await fill("large", large) };
process.stdout.write(JSON.stringify(ids));
services.mailer.close();
await services.store.close();
