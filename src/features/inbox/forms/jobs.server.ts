import { removedBefore } from "#features/settings/reads.server.ts";
import { mailNotified } from "#features/team/members/writes/notify.server.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { RetentionKind } from "#platform/personal-data/retention.ts";
import type { Services } from "#platform/services.ts";
import { forgetSearched } from "../reads/search-index.server.ts";
import { type BoxName, boxes, boxNames } from "../rules/boxes.ts";
import { teamEmail } from "./emails.server.ts";
import { forms } from "./schema/forms.ts";

/** The mails to the team about what was sent. */
export function formJobs(services: Services): Jobs {
  const siteUrl = services.settings.SITE_URL;
  return Object.fromEntries(
    boxNames.map((box) => {
      const { job, id } = forms[box].mail;
      return [
        job,
        (entry) =>
          mailNotified(services, { about: box, kind: job, entry }, (to) =>
            teamEmail(box, { to, id: entry.payload[id] ?? "", siteUrl }),
          ),
      ];
    }),
  );
}

/** Removes what was sent by a form once its time is over, with its notes and answers. */
async function removeOld(services: Services, box: BoxName): Promise<number> {
  const result = await services.store.db
    .deleteFrom(boxes[box].table)
    .where("created_at", "<", await removedBefore(services, forms[box].retention.kept))
    .executeTakeFirst();
  return removedFrom(services, box, result.numDeletedRows);
}

/** Removes suspected spam. Its time begins when it was put there, so that a mistake can be undone. */
async function removeOldSuspected(services: Services, box: BoxName): Promise<number> {
  const result = await services.store.db
    .deleteFrom(boxes[box].table)
    .where("state", "=", "suspected_spam")
    .where("state_at", "<", await removedBefore(services, forms[box].retention.suspected))
    .executeTakeFirst();
  return removedFrom(services, box, result.numDeletedRows);
}

function removedFrom(services: Services, box: BoxName, count: bigint): number {
  if (count > 0n) forgetSearched(services, box);
  return Number(count);
}

/** What the daily job removes, by name. */
export const formRemovals = Object.fromEntries(
  boxNames.flatMap((box) => {
    const { kept, suspected } = forms[box].retention;
    return [
      [suspected.name, (services: Services) => removeOldSuspected(services, box)] as const,
      [kept.name, (services: Services) => removeOld(services, box)] as const,
    ];
  }),
);

/** The periods that owners can shorten. */
export const formRetentionKinds: readonly RetentionKind[] = boxNames.flatMap((box) => {
  const { table } = boxes[box];
  const { kept, suspected } = forms[box].retention;
  return [
    { rule: kept, rows: { table, since: "created_at", state: { isNot: "suspected_spam" } } },
    { rule: suspected, rows: { table, since: "state_at", state: { is: "suspected_spam" } } },
  ];
});
