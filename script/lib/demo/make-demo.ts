import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { day } from "#platform/clock/clock.ts";
import { demoFile } from "#platform/demo.ts";
import { assemble } from "#server/assemble.ts";
import { planDailyJob } from "#worker/daily.ts";
import { createWorker } from "#worker/worker.ts";
import { makeBackup } from "./backup-chapter.ts";
import { planChapters } from "./chapters.ts";
import { demoEnvironment } from "./environment.ts";
import { randomFrom, Story, storyClock, storyIds, withoutWaitingForDisk } from "./story.ts";
import { makeTeam } from "./team.ts";

/** Quick to verify: the password of a demo is printed. */
const quick = { N: 2 ** 10, r: 8, p: 1 };

/** How many days a demo looks back. */
const days = 34;

/**
 * Makes a demo's data in a new folder: the same month for the same seed, told from `now` backwards. The file that marks
 * the folder as a demo's is written last. `finalFolder` is where the data will be.
 */
export async function makeDemo(
  folder: string,
  { finalFolder = folder, seed, now, port }: { finalFolder?: string; seed: number; now: Date; port: number },
): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const random = randomFrom(seed);
  const clock = storyClock(new Date(now.getTime() - days * day));
  const ids = storyIds(clock, randomFrom(seed + 1));
  const environment = { ...demoEnvironment(folder, port), LOG_LEVEL: "silent", BACKUP_TO: "" };
  const services = await assemble(environment, {
    clock,
    ids,
    hashCosts: { password: quick, recoveryCode: quick },
  });
  try {
    await services.asSite(async () => {
      await withoutWaitingForDisk(services);
      const team = await makeTeam(services);
      const story = new Story({ services, random, team, now, clock, worker: createWorker(services) });
      await planDailyJob(services);
      planChapters(story);
      await story.play();
      await makeBackup(services, team, finalFolder);
    });
  } finally {
    services.mailer.close();
    await services.store.close();
  }
  writeFileSync(join(folder, demoFile), `${JSON.stringify({ seed, madeAt: now.toISOString() })}\n`, {
    mode: 0o600,
  });
}
