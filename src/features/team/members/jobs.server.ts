import { invitationMail } from "#content/mails.ts";
import { linkWithToken } from "#platform/http/mailed-token.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { nameOf } from "../reads.server.ts";
import { inviteHours } from "../rules.ts";
import { makePasswordLink } from "../writes/accounts.server.ts";
import { invitationJob } from "./writes/accounts.server.ts";

/** Sends an invitation, unless the account was closed or has a password by now. */
export function membersJobs(services: Services): Jobs {
  const { store, cipher, mailer, settings } = services;
  return {
    async [invitationJob]({ id, payload: { staffId = "", invitedBy = "" } }) {
      const member = await store.db
        .selectFrom("staff")
        .select(["email", "state", "role"])
        .where("id", "=", staffId)
        .executeTakeFirst();
      if (member?.state !== "invited") return;
      const to = cipher.decrypt(member.email, { table: "staff", column: "email", id: staffId });
      // Created at the last moment, so that the link is in no table or queue.
      const token = await store.transact((tx) =>
        makePasswordLink(tx, services, { staffId, hours: inviteHours, invitedBy }),
      );
      const invitation = invitationMail({
        url: linkWithToken(`${settings.SITE_URL}/admin/set-password`, token),
        hours: inviteHours,
        inviter: await nameOf(services, invitedBy),
        role: member.role,
      });
      await mailer.send(mailOf(to, invitation), id);
    },
  };
}
