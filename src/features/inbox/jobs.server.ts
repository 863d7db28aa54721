import { replyTeamMail } from "#content/acknowledgment-mail.ts";
import { mailNotified } from "#features/team/members/writes/notified.server.ts";
import { instantNow } from "#platform/clock/clock.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { messageIdOf } from "#platform/mail/mailer.ts";
import type { Jobs } from "#platform/outbox/jobs.ts";
import type { RetentionKind } from "#platform/personal-data/retention.ts";
import type { Services } from "#platform/services.ts";
import { removedBefore } from "#platform/settings/stored-settings.ts";
import { listMembers } from "#platform/team/members.ts";
import { type ConversationKind, conversationKinds } from "./forms/rules/conversation-kinds.ts";
import { forms } from "./forms/schema/forms.ts";
import { lastMail } from "./mails/reads.server.ts";
import { acknowledgmentOf, replyAcknowledgmentOf } from "./reads/acknowledgment.server.ts";
import { itemById } from "./reads/items.server.ts";
import { mergedUnder } from "./reads/merged.server.ts";
import { forgetSearched } from "./reads/search.server.ts";
import { threadAddress } from "./reads/thread-address.server.ts";
import { inboxJobKinds } from "./schema.ts";
import { colleagueEmail, digestEmail, replyEmail } from "./writes/composed-mails.server.ts";
import { returnSnoozed } from "./writes/move.server.ts";
import { noticeFollowUp } from "./writes/notices.server.ts";

/** What was erased in the meantime is not sent. */
export function inboxJobs(services: Services): Jobs {
  const { store, cipher, clock, mailer, settings } = services;
  return {
    [inboxJobKinds.colleague]: (entry) => mailColleague(services, entry),
    [inboxJobKinds.digest]: (entry) => mailDigest(services, entry),
    [inboxJobKinds.replyNotice]: (entry) => mailReplyNotice(services, entry),
    async [inboxJobKinds.acknowledgment]({ id, payload: { messageId = "", onlyHelp } }) {
      const mail = await acknowledgmentOf(services, messageId, { onlyHelp: onlyHelp !== undefined });
      if (mail) await mailer.send(mail, id);
    },
    async [inboxJobKinds.replyAcknowledgment]({ id, payload: { box: kind, id: itemId = "", mailId = "" } }) {
      if (kind !== "messages" && kind !== "inquiries") return;
      const mail = await replyAcknowledgmentOf(services, { kind, id: itemId, mailId });
      if (mail) await mailer.send(mail, id);
    },
    [inboxJobKinds.followUp]: (entry) => noticeFollowUp(services, entry),
    async [inboxJobKinds.snoozeReturn]({ payload: { box, id = "" } }) {
      if (box === "messages" || box === "inquiries") await returnSnoozed(services, box, id);
    },
    async [inboxJobKinds.answer]({ id, payload: { answerId = "" } }) {
      const reply = await store.db
        .selectFrom("inbox_answers")
        .innerJoin("conversations", "conversations.id", "inbox_answers.conversation_id")
        .select(["conversations.kind", "conversation_id", "text"])
        .where("inbox_answers.id", "=", answerId)
        .executeTakeFirst();
      if (!reply) return;
      const { kind, conversation_id: itemId } = reply;
      const item = await itemById(services, kind, itemId);
      if (!item) return;
      const merged = await mergedUnder(store.db, kind, itemId);
      const shown = [itemId, ...merged.map((each) => each.id)];
      const earlier = await store.db
        .selectFrom("inbox_answers")
        .select("outbox_id")
        .where("conversation_id", "=", itemId)
        .where("id", "<", answerId)
        .orderBy("id")
        .execute();
      const mail = replyEmail({
        to: item.email,
        replyTo: threadAddress(services, itemId),
        lastMail: await lastMail(services, store.db, shown),
        began: new Date(item.createdAt),
        at: clock.now(),
        kind,
        itemId,
        text: cipher.decrypt(reply.text, { table: "inbox_answers", column: "text", id: answerId }),
        earlier: earlier.map(({ outbox_id }) => outbox_id),
        siteUrl: settings.SITE_URL,
      });
      await mailer.send(mail, id);
      await store.db
        .updateTable("inbox_answers")
        .set({ sent_at: instantNow(clock), written: settings.SMTP_URL === undefined ? 1 : 0 })
        .where("id", "=", answerId)
        .execute();
    },
  };
}

type Entry = { id: string; payload: Readonly<Record<string, string>> };

/** Tells the assignee that somebody wrote again, or those who learn of new messages if nobody has taken it. */
async function mailReplyNotice(services: Services, entry: Entry): Promise<void> {
  const { box: kind, id = "" } = entry.payload;
  if (kind !== "messages" && kind !== "inquiries") return;
  const item = await itemById(services, kind, id);
  if (!item) return;
  const { SITE_URL } = services.settings;
  const copy = replyTeamMail({ kind, url: `${SITE_URL}/admin/${kind}/${id}` });
  const mail = (to: string) => mailOf(to, copy, { headers: { References: messageIdOf(SITE_URL, id) } });
  const assignee = (await listMembers(services)).find((member) => member.id === item.assignee);
  if (assignee?.state === "active") await services.mailer.send(mail(assignee.email), entry.id);
  else await mailNotified(services, { about: kind, kind: inboxJobKinds.replyNotice, entry }, mail);
}

/** Mails a team member about an assignment or a mention; not if they have left the team or the item was erased. */
async function mailColleague(services: Services, { id: outboxId, payload }: Entry): Promise<void> {
  const { about, box: kind, to, by, id = "", count = "1" } = payload;
  if ((kind !== "messages" && kind !== "inquiries") || (about !== "assigned" && about !== "mentioned"))
    return;
  const team = await listMembers(services);
  const member = team.find((each) => each.id === to && each.state === "active");
  if (!member || !(await itemById(services, kind, id))) return;
  const author = team.find((each) => each.id === by)?.name ?? "";
  const { SITE_URL: siteUrl } = services.settings;
  const mail = colleagueEmail({
    to: member.email,
    about,
    kind,
    id,
    author,
    count: Number(count),
    siteUrl,
  });
  await services.mailer.send(mail, outboxId);
}

/** Mails a team member what waits for their daily summary, and forgets it then. Nothing is sent when nothing is left. */
async function mailDigest(services: Services, { id: outboxId, payload: { to = "" } }: Entry): Promise<void> {
  const { store, mailer, settings } = services;
  const notices = await store.db
    .selectFrom("inbox_notices")
    .innerJoin("conversations", "conversations.id", "inbox_notices.conversation_id")
    .select(["inbox_notices.id", "about", "author", "conversation_id", "conversations.kind"])
    .where("member", "=", to)
    .orderBy("inbox_notices.created_at")
    .orderBy("inbox_notices.id")
    .execute();
  const team = await listMembers(services);
  const member = team.find((each) => each.id === to && each.state === "active");
  if (member && notices.length > 0) {
    const lines = notices.map(({ about, author, conversation_id, kind }) => ({
      about,
      author: team.find((each) => each.id === author)?.name ?? "",
      kind: kind,
      id: conversation_id,
    }));
    await mailer.send(digestEmail({ to: member.email, lines, siteUrl: settings.SITE_URL }), outboxId);
  }
  for (const { id } of notices) await store.db.deleteFrom("inbox_notices").where("id", "=", id).execute();
}

/** Removes what was sent by a form once its time is over, with its notes and replies. */
async function removeOld(services: Services, kind: ConversationKind): Promise<number> {
  const result = await services.store.db
    .deleteFrom("conversations")
    .where("kind", "=", kind)
    .where("created_at", "<", await removedBefore(services, forms[kind].retention.kept))
    .executeTakeFirst();
  return removedFrom(services, kind, result.numDeletedRows);
}

/** Removes suspected spam. Its time begins when it was put there, so that a mistake can be undone. */
async function removeOldSuspected(services: Services, kind: ConversationKind): Promise<number> {
  const result = await services.store.db
    .deleteFrom("conversations")
    .where("kind", "=", kind)
    .where("state", "=", "suspected_spam")
    .where("state_at", "<", await removedBefore(services, forms[kind].retention.suspected))
    .executeTakeFirst();
  return removedFrom(services, kind, result.numDeletedRows);
}

function removedFrom(services: Services, kind: ConversationKind, count: bigint): number {
  if (count > 0n) forgetSearched(services, kind);
  return Number(count);
}

export const formRemovals = Object.fromEntries(
  conversationKinds.flatMap((kind) => {
    const { kept, suspected } = forms[kind].retention;
    return [
      [suspected.name, (services: Services) => removeOldSuspected(services, kind)] as const,
      [kept.name, (services: Services) => removeOld(services, kind)] as const,
    ];
  }),
);

/** The periods that owners can shorten. */
export const formRetentionKinds: readonly RetentionKind[] = conversationKinds.flatMap((kind) => {
  const conversations = { table: "conversations", only: { column: "kind", is: kind } } as const;
  const { kept, suspected } = forms[kind].retention;
  return [
    { rule: kept, rows: { ...conversations, since: "created_at", state: { isNot: "suspected_spam" } } },
    { rule: suspected, rows: { ...conversations, since: "state_at", state: { is: "suspected_spam" } } },
  ];
});
