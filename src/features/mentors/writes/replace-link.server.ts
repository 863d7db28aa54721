import { day, instantAfter, instantNow } from "#platform/clock/clock.ts";
import type { TokenReplacer } from "#platform/mail/mailed-links.ts";
import type { Services } from "#platform/services.ts";
import { isErased, knownParty } from "../reads/parties.server.ts";
import { lockRequest, queueMail } from "./steps.server.ts";

/** Ends a link to letters that came back in a mail, and mails its owner a new one. */
export const replaceLettersToken =
  (services: Services): TokenReplacer =>
  async (tx, token) => {
    const party = await knownParty(services, tx, token);
    const request = party && (await lockRequest(tx, party.requestId));
    if (!party || !request || isErased(party.side, request)) return;
    const { side, proposal } = party;
    // A question that was closed to a mentor shows nothing any more.
    if (proposal && proposal.id !== request.proposal_id) return;
    const { link_since } = proposal ?? request;
    if (link_since > instantAfter(services.clock, -day)) return;
    await tx
      .updateTable(proposal ? "mentor_proposals" : "mentor_requests")
      .set({ link_since: instantNow(services.clock) })
      .where("id", "=", proposal?.id ?? request.id)
      .execute();
    await queueMail(tx, services, { request, side, about: "newLink", proposal });
  };
