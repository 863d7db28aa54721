import { countRemoval, type FeatureServices, features } from "#features/index.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { removeOldIdempotencyKeys } from "#platform/http/idempotency.ts";
import { removeOldMailFiles } from "#platform/mail/mail-files.ts";
import { removeOldPaces } from "#platform/mail/mail-pace.ts";
import { removeFinishedEntries } from "#platform/outbox/finished-entries.ts";
import type { Job, Jobs, LongJobs } from "#platform/outbox/jobs.ts";
import { createOutboxWorker, type OutboxWorker } from "#platform/outbox/outbox-worker.ts";
import { removeOldUnverifiedMails } from "#platform/outbox/unverified-mails.ts";
import { dailyJob, planDailyJob } from "./daily.ts";

/** The background worker: runs tasks that follow from writes, and what is due every day. */
export function createWorker(services: FeatureServices): OutboxWorker {
  const { store, clock, log } = services;
  const featureJobs: Jobs = Object.assign({}, ...features.map((feature) => feature.jobs?.(services) ?? {}));
  const longJobs: LongJobs = Object.assign(
    {},
    ...features.map((feature) => feature.longJobs?.(services) ?? {}),
  );

  const removals = removalsOf(services);

  const daily: Job = async () => {
    // First of all, so that a cleanup that keeps failing doesn't end all later days.
    await planDailyJob(services);
    try {
      for (const { nightly } of features) await nightly?.(services);
      for (const [name, remove] of Object.entries(removals)) {
        const removed = await remove();
        if (removed === 0) continue;
        log.info({ event: "retention.removed", what: name, removed, at: instantNow(clock) });
        await countRemoval(services, name, removed);
      }
    } finally {
      await store.scrub();
    }
  };

  const worker = createOutboxWorker({
    store,
    clock,
    log,
    jobs: { ...featureJobs, [dailyJob]: daily },
    longJobs,
    hasHandedOver: services.mailer.hasHandedOver,
  });
  return {
    ...worker,
    drain: () => services.asSite(worker.drain),
    start: () => services.asSite(worker.start),
  };
}

/** Everything that is deleted once a day, by name; each returns the number of deleted rows. */
export function removalsOf(services: FeatureServices): Readonly<Record<string, () => Promise<number>>> {
  const { store, clock, settings } = services;
  return {
    "outbox.done": () => removeFinishedEntries(store, clock),
    "mail.files": () => removeOldMailFiles(settings.DATA_DIR, clock),
    "mail.paces": () => removeOldPaces(store, clock),
    idempotency: () => removeOldIdempotencyKeys(store, clock),
    "mail.unverified": () => removeOldUnverifiedMails(services),
    ...Object.fromEntries(
      features.flatMap((feature) =>
        Object.entries(feature.retention ?? {}).map(([name, remove]) => [name, () => remove(services)]),
      ),
    ),
  };
}
