import { answerMail, colleagueMail, digestMail } from "#content/mails.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { type Mail, messageIdOf } from "#platform/mail/mailer.ts";
import type { MailboxName } from "./forms/rules/mailboxes.ts";
import { forms } from "./forms/schema/forms.ts";

type AnswerEmail = {
  to: string;
  replyTo: string;
  mailbox: MailboxName;
  /** What is answered: the beginning of the thread is made of its id. */
  itemId: string;
  text: string;
  /** The mails of earlier answers, the oldest first. */
  earlier: readonly string[];
  siteUrl: string;
};

/** An answer of the team. The words it answers are not in it; mail programs show it below the answers before. */
export function answerEmail({ to, replyTo, mailbox, itemId, text, earlier, siteUrl }: AnswerEmail): Mail {
  const thread = [itemId, ...earlier].map((id) => messageIdOf(siteUrl, id));
  const headers = { "In-Reply-To": thread.at(-1) ?? "", References: thread.join(" ") };
  return mailOf(to, answerMail({ text, mailbox }), { replyTo, headers });
}

type ColleagueEmail = Omit<Parameters<typeof colleagueMail>[0], "url"> & {
  to: string;
  id: string;
  siteUrl: string;
};

/** Tells a team member what a colleague assigned to them, or where one mentioned them. It has no visitor's words. */
export function colleagueEmail({ to, id, siteUrl, ...about }: ColleagueEmail): Mail {
  const place = about.about === "assigned" && about.count > 1 ? "?mine=1" : `/${id}`;
  return mailOf(to, colleagueMail({ ...about, url: `${siteUrl}/admin/${about.mailbox}${place}` }));
}

type DigestEmail = {
  to: string;
  lines: readonly { about: "assigned" | "mentioned"; author: string; mailbox: MailboxName; id: string }[];
  siteUrl: string;
};

/** Tells a team member once a day what colleagues assigned to them and where they mentioned them. */
export function digestEmail({ to, lines, siteUrl }: DigestEmail): Mail {
  const linked = lines.map(({ id, ...line }) => ({ ...line, url: `${siteUrl}/admin/${line.mailbox}/${id}` }));
  return mailOf(to, digestMail(linked));
}

/** Tells the team that something was sent: where to read it, none of its words. */
export function teamEmail(
  mailbox: MailboxName,
  { to, id, siteUrl }: { to: string; id: string; siteUrl: string },
): Mail {
  const copy = forms[mailbox].mail.copy({ id, url: `${siteUrl}/admin/${mailbox}/${id}` });
  // Our answers and what comes back name the same beginning, so mail programs show them together.
  const headers = { References: messageIdOf(siteUrl, id) };
  return mailOf(to, copy, { headers });
}
