import { passwordLinkMail } from "#content/mails.ts";
import { instantAfter, minute } from "#platform/clock/clock.ts";
import { linkWithToken } from "#platform/http/mailed-token.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import type { Jobs } from "#platform/outbox/outbox-worker.ts";
import type { Services } from "#platform/services.ts";
import { teamMemberByIndex } from "../reads.server.ts";
import { longestCountMinutes, passwordLinkHours, usedCodeMinutes } from "../rules.ts";
import { makePasswordLink } from "../writes/accounts.server.ts";
import { idleMinutes, sessionHours } from "./rules.ts";
import { passwordLinkJob } from "./writes/sign-in.server.ts";

/** Sends the link for a new password. Unknown addresses get no email. */
export function signInJobs(services: Services): Jobs {
  const { store, cipher, mailer, settings } = services;
  return {
    async [passwordLinkJob]({ id, payload: { emailIndex = "" } }) {
      const member = await teamMemberByIndex(services, emailIndex.split(" "));
      if (!member) return;
      const to = cipher.decrypt(member.email, { table: "staff", column: "email", id: member.id });
      const token = await store.transact((tx) =>
        makePasswordLink(tx, services, {
          staffId: member.id,
          hours: passwordLinkHours,
          keepEarlier: true,
        }),
      );
      const url = linkWithToken(`${settings.SITE_URL}/admin/set-password`, token);
      await mailer.send(mailOf(to, passwordLinkMail({ url })), id);
    },
  };
}

/** Deletes expired sessions, attempts and used codes. */
export async function removeEndedSessions({ store, clock }: Services): Promise<number> {
  const before = (minutes: number) => instantAfter(clock, -minutes * minute);
  const sessions = await store.db
    .deleteFrom("staff_sessions")
    .where((row) =>
      row.or([row("seen_at", "<", before(idleMinutes)), row("created_at", "<", before(sessionHours * 60))]),
    )
    .executeTakeFirst();
  await store.db.deleteFrom("staff_used_codes").where("used_at", "<", before(usedCodeMinutes)).execute();
  await store.db.deleteFrom("staff_failures").where("since", "<", before(longestCountMinutes)).execute();
  await store.db
    .deleteFrom("staff_challenges")
    .where("expires_at", "<", before(sessionHours * 60))
    .execute();
  return Number(sessions.numDeletedRows);
}
