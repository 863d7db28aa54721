import { colleagueMail, digestMail, replyMail } from "#content/mails.ts";
import { threadTopic } from "#platform/mail/incoming/subject.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { messageIdOf } from "#platform/mail/mailer.ts";
import { beginThreadIndex, replyThreadIndex } from "#platform/mail/thread-index.ts";
import type { ConversationKind } from "../forms/rules/conversation-kinds.ts";
import { forms } from "../forms/schema/forms.ts";
import type { LastMail } from "../mails/reads.server.ts";

type ReplyEmail = {
  to: string;
  replyTo: string;
  kind: ConversationKind;
  /** What is answered: the beginning of the thread is made of its id. */
  itemId: string;
  text: string;
  /** The mails of earlier replies, the oldest first. */
  earlier: readonly string[];
  /** The person's last email, if they wrote by email. */
  lastMail: LastMail | undefined;
  began: Date;
  at: Date;
  siteUrl: string;
};

/** A reply of the team. The words it answers are not in it; mail programs show it below the replies before. */
export function replyEmail({
  to,
  replyTo,
  kind,
  itemId,
  text,
  earlier,
  siteUrl,
  ...begun
}: ReplyEmail): Mail {
  const ours = [itemId, ...earlier].map((id) => messageIdOf(siteUrl, id));
  const thread = begun.lastMail === undefined ? ours : [...ours, `<${begun.lastMail.messageId}>`];
  const headers = {
    "In-Reply-To": thread.at(-1) ?? "",
    References: thread.join(" "),
    ...outlookThread(itemId, begun),
  };
  return mailOf(to, replyMail({ text, kind }), { replyTo, headers, kind: "answer" });
}

/**
 * What Outlook groups mails by. Our subject is neutral and differs from theirs, so the topic of the thread is named, too.
 */
function outlookThread(
  itemId: string,
  { lastMail: last, began, at }: Pick<ReplyEmail, "lastMail" | "began" | "at">,
): Record<string, string> {
  const first = beginThreadIndex(itemId, began);
  const index = replyThreadIndex(last?.threadIndex ?? "", at) ?? replyThreadIndex(first, at) ?? first;
  const topic = last ? threadTopic(last.subject) : "";
  return { "Thread-Index": index, ...(topic === "" ? {} : { "Thread-Topic": topic }) };
}

type ColleagueEmail = Omit<Parameters<typeof colleagueMail>[0], "url"> & {
  to: string;
  id: string;
  siteUrl: string;
};

/** The mail has no visitor's words. */
export function colleagueEmail({ to, id, siteUrl, ...about }: ColleagueEmail): Mail {
  const place = about.about === "assigned" && about.count > 1 ? "?mine=1" : `/${id}`;
  return mailOf(to, colleagueMail({ ...about, url: `${siteUrl}/admin/${about.kind}${place}` }));
}

type DigestEmail = {
  to: string;
  lines: readonly {
    about: "assigned" | "mentioned" | "follow_up";
    author: string;
    kind: ConversationKind;
    id: string;
  }[];
  siteUrl: string;
};

export function digestEmail({ to, lines, siteUrl }: DigestEmail): Mail {
  const linked = lines.map(({ id, ...line }) => ({ ...line, url: `${siteUrl}/admin/${line.kind}/${id}` }));
  return mailOf(to, digestMail(linked));
}

/** Says where to read what was sent, and none of its words. */
export function teamEmail(
  kind: ConversationKind,
  { to, id, siteUrl }: { to: string; id: string; siteUrl: string },
): Mail {
  const copy = forms[kind].mail.copy({ id, url: `${siteUrl}/admin/${kind}/${id}` });
  // Our replies and what comes back name the same beginning, so mail programs show them together.
  const headers = { References: messageIdOf(siteUrl, id) };
  return mailOf(to, copy, { headers });
}
