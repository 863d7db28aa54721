import { invitationMail, passwordLinkMail } from "#content/mails.ts";
import { instantAfter, minute } from "#platform/clock/clock.ts";
import type { KeyedTable } from "#platform/crypto/keyed-table.ts";
import type { Feature } from "#platform/feature.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { mailedUrl } from "#platform/mail/mailed-links.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { memberNames, nameOf } from "#platform/team/members.ts";
import { memberCommands } from "./members/commands.server.ts";
import { teamSettings } from "./members/team-settings.server.ts";
import { invitationJob } from "./members/writes/accounts.server.ts";
import { replacePasswordToken } from "./members/writes/replace-link.server.ts";
import { replayAccounts } from "./members/writes/restore.server.ts";
import { profileEndpoints } from "./profile/api.server.ts";
import { teamMemberByIndex } from "./reads.server.ts";
import routes from "./routes.ts";
import { inviteHours, longestCountMinutes, passwordLinkHours, usedCodeMinutes } from "./rules.ts";
import { signInSettings } from "./settings.server.ts";
import { signInEndpoints } from "./sign-in/api.server.ts";
import type { SignInServices } from "./sign-in/reads.server.ts";
import { idleMinutes, sessionHours } from "./sign-in/rules.ts";
import { signInMigrations } from "./sign-in/table.server.ts";
import { encryptEarlierSecrets } from "./sign-in/writes/earlier-secrets.server.ts";
import { firstOwnerLink } from "./sign-in/writes/first-owner.server.ts";
import { passwordLinkJob } from "./sign-in/writes/sign-in.server.ts";
import { teamMigrations } from "./table.server.ts";
import {
  makePasswordLink,
  passwordLink,
  removeClosedAccounts,
  removeOldPasswordLinks,
} from "./writes/accounts.server.ts";

const teamKeyed: readonly KeyedTable[] = [
  {
    table: "team_members",
    context: { table: "staff" },
    columns: ["email", "name"],
    indexes: [{ column: "email_index", from: "email", purpose: "staff", text: comparableEmail }],
  },
  {
    table: "member_second_factors",
    context: { table: "staff_second_factors" },
    columns: ["secret"],
    lasting: ["recovery_codes"],
  },
  { table: "member_passkeys", context: { table: "staff_passkeys" }, columns: ["name"] },
  { table: "member_sessions", context: { table: "staff_sessions" }, passing: ["token_index"] },
  { table: "sign_in_challenges", passing: ["token_index"] },
  { table: "member_invites", context: { table: "staff_invites" }, passing: ["token_index"] },
  { table: "member_used_codes", context: { table: "staff_used_codes" }, passing: ["code_index"] },
  {
    table: "member_failures",
    context: { table: "staff_failures" },
    passing: ["account_index", "owner_index"],
  },
];

/** The mails with links for a password, which are made at the last moment. */
function teamJobs(services: Services): Jobs {
  const { store, cipher, mailer, settings } = services;
  return {
    // Unknown addresses get no email.
    async [passwordLinkJob]({ id, payload: { emailIndex = "" } }) {
      const member = await teamMemberByIndex(services, emailIndex.split(" "));
      if (!member) return;
      const to = cipher.decrypt(member.email, { table: "staff", column: "email", id: member.id });
      const token = await store.transact((tx) =>
        makePasswordLink(tx, services, {
          teamMemberId: member.id,
          hours: passwordLinkHours,
          keepEarlier: true,
        }),
      );
      const url = mailedUrl(settings, passwordLink, token);
      await mailer.send(mailOf(to, passwordLinkMail({ url })), id);
    },
    // An invitation, unless the account was closed or has a password by now.
    async [invitationJob]({ id, payload: { staffId: teamMemberId = "", invitedBy = "" } }) {
      const member = await store.db
        .selectFrom("team_members")
        .select(["email", "state", "role"])
        .where("id", "=", teamMemberId)
        .executeTakeFirst();
      if (member?.state !== "invited") return;
      const to = cipher.decrypt(member.email, { table: "staff", column: "email", id: teamMemberId });
      // Created at the last moment, so that the link is in no table or queue.
      const token = await store.transact((tx) =>
        makePasswordLink(tx, services, { teamMemberId, hours: inviteHours, invitedBy }),
      );
      const invitation = invitationMail({
        url: mailedUrl(settings, passwordLink, token),
        hours: inviteHours,
        inviter: await nameOf(services, invitedBy),
        role: member.role,
      });
      await mailer.send(mailOf(to, invitation), id);
    },
  };
}

async function removeEndedSessions({ store, clock }: Services): Promise<number> {
  const before = (minutes: number) => instantAfter(clock, -minutes * minute);
  const sessions = await store.db
    .deleteFrom("member_sessions")
    .where((row) =>
      row.or([row("seen_at", "<", before(idleMinutes)), row("created_at", "<", before(sessionHours * 60))]),
    )
    .executeTakeFirst();
  await store.db.deleteFrom("member_used_codes").where("used_at", "<", before(usedCodeMinutes)).execute();
  await store.db.deleteFrom("member_failures").where("since", "<", before(longestCountMinutes)).execute();
  await store.db
    .deleteFrom("sign_in_challenges")
    .where("expires_at", "<", before(sessionHours * 60))
    .execute();
  return Number(sessions.numDeletedRows);
}

/** At the start: what a release before this one encrypted in another way. */
function afterUpgrade(services: Services): () => Promise<void> {
  const encrypted = encryptEarlierSecrets(services).catch((error: unknown) => {
    services.log.warn({ event: "app_secrets.not_encrypted", error: String(error) });
  });
  return () => encrypted;
}

export const teamFeature = {
  name: "team",
  routes,
  mailedLinks: [passwordLink, firstOwnerLink],
  replacesToken: replacePasswordToken,
  settings: signInSettings,
  migrations: { ...teamMigrations, ...signInMigrations },
  endpoints: (services: SignInServices) => [...signInEndpoints(services), ...profileEndpoints(services)],
  itemTitles: memberNames,
  actorNames: (services) => memberNames(services),
  teamSettings,
  jobs: teamJobs,
  commands: memberCommands,
  retention: {
    "accounts.links": removeOldPasswordLinks,
    "accounts.closed": removeClosedAccounts,
    "sign-in.sessions": removeEndedSessions,
  },
  background: afterUpgrade,
  resign: encryptEarlierSecrets,
  restoring: replayAccounts,
  keyed: teamKeyed,
} satisfies Feature;
