import { instantNow } from "#platform/clock/clock.ts";
import type { TokenReplacer } from "#platform/mail/mailed-links.ts";
import { enqueueOnce } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { passwordLinkJob } from "../../sign-in/writes/sign-in.server.ts";
import { invitationJob } from "./accounts.server.ts";

/**
 * Ends a link for a password that came back in a mail, and mails its owner a new one. The first owner's isn't anybody's
 * yet, and stays.
 */
export const replacePasswordToken =
  (services: Services): TokenReplacer =>
  async (tx, token) => {
    const now = instantNow(services.clock);
    const invite = await tx
      .selectFrom("member_invites")
      .innerJoin("team_members", "team_members.id", "member_invites.team_member_id")
      .select(["token_index", "team_member_id", "invited_by", "email_index", "state"])
      .where("token_index", "in", services.cipher.blindIndexes("staff_invites", token))
      .where("expires_at", ">", now)
      .executeTakeFirst();
    if (!invite) return;
    const {
      token_index,
      team_member_id: teamMemberId,
      invited_by: invitedBy,
      email_index: emailIndex,
    } = invite;
    const kind = invite.state === "invited" ? invitationJob : passwordLinkJob;
    const id = `${kind}.again.${teamMemberId}.${now.slice(0, 10)}`;
    const payload = kind === invitationJob ? { teamMemberId, invitedBy } : { emailIndex };
    if (!(await enqueueOnce(tx, services, { id, kind, payload }))) return;
    await tx.deleteFrom("member_invites").where("token_index", "=", token_index).execute();
  };
