import { mailSentence } from "#content/mail-notice.ts";
import { may } from "#platform/permissions/access.ts";
import type { WorkKind } from "#platform/work/work-kind.ts";
import { mailboxAttention, mailboxState } from "./incoming/reads.server.ts";

export const mailWork: readonly WorkKind[] = [
  {
    id: "mail.server",
    tag: "urgent",
    permission: "admin.read",
    label: "Missing mail server",
    read: async ({ settings }, actor) =>
      settings.SMTP_URL === undefined
        ? [
            {
              count: 1,
              sentence: `Email from this site isn't being delivered. ${mailSentence(settings, "")}`,
              href: may(actor, "settings.manage") ? "/admin/settings/mail" : "",
            },
          ]
        : [],
  },
  {
    id: "mail.mailbox",
    tag: "failed",
    permission: "messages.read",
    label: "Problems with the team's mailbox",
    async read(services) {
      const sentence = await mailboxAttention(services);
      if (sentence === "") return [];
      const { since } = await mailboxState(services);
      return [{ count: 1, since: since ?? undefined, sentence, href: "/admin/mailbox" }];
    },
  },
];
