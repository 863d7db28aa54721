import { instantNow } from "#platform/clock/clock.ts";
import type { TokenReplacer } from "#platform/mail/mailed-links.ts";
import { enqueueOnce } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { openLink } from "../reads/link.server.ts";
import { linkJob } from "./requests.server.ts";

/** Ends a link to one's own data that came back in a mail. Its owner gets a new one. */
export const replaceMyDataToken =
  (services: Services): TokenReplacer =>
  async (tx, token) => {
    const link = await openLink(services, token, tx);
    if (!link) return;
    const { requestId } = link;
    const id = `${linkJob}.again.${requestId}.${instantNow(services.clock).slice(0, 10)}`;
    if (!(await enqueueOnce(tx, services, { id, kind: linkJob, payload: { requestId } }))) return;
    await tx.updateTable("privacy_requests").set({ expires_at: "" }).where("id", "=", requestId).execute();
  };
