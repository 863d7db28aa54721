import { addressCheckMail } from "#content/address-check.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantAfter, instantNow } from "#platform/clock/clock.ts";
import { rowById } from "#platform/database/open.ts";
import { HttpError, notFoundError } from "#platform/http/errors.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { mailedUrl } from "#platform/mail/mailed-links.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { deliveryMessages } from "../copy.ts";
import { reopenLink, reopenToken } from "../reads.server.ts";
import { mailStops } from "../record.server.ts";
import { askAgainMs } from "../rules.ts";

const checkJob = "mail-delivery.check";

/**
 * Mails a stopped address a link that lets mail go there again, at most once a day. Nothing else goes there until the
 * link is followed.
 * @throws {HttpError} not_found; conflict if it was asked today, isn't stopped any more, or its owner complained.
 */
export async function askAgain(services: Services, actor: Actor, id: string): Promise<void> {
  authorize(actor, "subscribers.write");
  await services.store.transact(async (tx) => {
    const stop = await rowById(tx, "mail_stops", id).executeTakeFirstOrThrow(notFoundError);
    if (stop.reason === "complaint")
      throw new HttpError("conflict", { message: deliveryMessages.complained });
    const { numUpdatedRows } = await tx
      .updateTable("mail_stops")
      .set({ asked_at: instantNow(services.clock) })
      .where("id", "=", id)
      .where("lifted_at", "=", "")
      .where("reason", "!=", "complaint")
      .where("asked_at", "<=", instantAfter(services.clock, -askAgainMs))
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new HttpError("conflict", {
        message: stop.lifted_at === "" ? deliveryMessages.asked : deliveryMessages.lifted,
      });
    await enqueue(tx, services, { kind: checkJob, payload: { stopId: id } });
    await recordAudit(tx, services, { actor, action: "mail.asked_again", subject: id });
  });
}

/** Sends that mail, unless the address was confirmed or erased, or its owner complained meanwhile. */
export function mailDeliveryJobs(services: Services): Jobs {
  const { store, mailer, settings } = services;
  return {
    async [checkJob]({ id, payload: { stopId = "" } }) {
      const stop = await rowById(store.db, "mail_stops", stopId).executeTakeFirst();
      if (stop?.lifted_at !== "" || stop.reason === "complaint") return;
      const url = mailedUrl(settings, reopenLink, reopenToken(services, stop));
      const to = mailStops.fromRow(services, stop).email;
      await mailer.send(mailOf(to, addressCheckMail(url), { kind: "address check" }), id);
    },
  };
}
