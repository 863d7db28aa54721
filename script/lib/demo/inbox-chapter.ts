import type { ConversationKind } from "#features/inbox/forms/rules/conversation-kinds.ts";
import { receive } from "#features/inbox/forms/writes.server.ts";
import { moveItem, setFollowUp } from "#features/inbox/writes/move.server.ts";
import { addNote } from "#features/inbox/writes/notices.server.ts";
import { replyToItem } from "#features/inbox/writes/replies.server.ts";
import { snoozeItems } from "#features/inbox/writes/snooze.server.ts";
import { receiveMail } from "#features/mail/incoming/writes/receive.server.ts";
import { hour } from "#platform/clock/clock.ts";
import { messageIdOf } from "#platform/mail/mailer.ts";
import {
  type SampleInquiry,
  type SampleMessage,
  sampleInquiries,
  sampleMessages,
  type Turn,
} from "./conversations.ts";
import { person } from "./people.ts";
import type { Story } from "./story.ts";

type Thread = { kind: ConversationKind; id: string; email: string };

/** Messages and inquiries, each with what the team and the person did next. */
export function planInbox(story: Story): void {
  for (const message of sampleMessages) planMessage(story, message);
  for (const inquiry of sampleInquiries) planInquiry(story, inquiry);
}

function planMessage(story: Story, { daysAgo, time, from, subject, text, trap, turns }: SampleMessage): void {
  const { name, email } = person(from);
  const at = story.at(daysAgo, time);
  story.plan(at, async () => {
    const texts = { name, email, phone: "", subject, message: text };
    const given = { texts, suspected: trap === true, idempotencyKey: undefined };
    const id = await receive(story.services, "messages", given);
    planTurns(story, { kind: "messages", id, email }, at, turns);
  });
}

function planInquiry(story: Story, { daysAgo, time, clinic, from, text, turns }: SampleInquiry): void {
  const at = story.at(daysAgo, time);
  const email = `${from.toLowerCase()}@clinic.example`;
  story.plan(at, async () => {
    const texts = { email, clinicName: clinic, contactName: `${from} Sample`, phone: "", message: text };
    const given = { texts, suspected: false, idempotencyKey: undefined };
    const id = await receive(story.services, "inquiries", given);
    planTurns(story, { kind: "inquiries", id, email }, at, turns);
  });
}

/** Plans one turn after the other; the team's are on working days. */
function planTurns(story: Story, thread: Thread, after: Date, [turn, ...others]: readonly Turn[]): void {
  if (!turn) return;
  const later = new Date(after.getTime() + turn.after * hour);
  const at = turn.do === "writeBack" ? later : story.working(later);
  if (at >= story.now) return;
  story.plan(at, async () => {
    await take(story, thread, turn);
    planTurns(story, thread, at, others);
  });
}

async function take(story: Story, { kind, id, email }: Thread, turn: Turn): Promise<void> {
  const { services, team } = story;
  const version = await versionOf(story, kind, id);
  const key = { idempotencyKey: undefined };
  switch (turn.do) {
    case "assign":
      return moveItem(services, team.owner, kind, { id, version, assignee: assigneeOf(story, kind) });
    case "note":
      await addNote(services, team[turn.by], kind, { id, text: turn.text, ...key });
      return;
    case "answer": {
      const answer = { id, version, text: turn.text, next: turn.next, ...key };
      await replyToItem(services, team[turn.by], kind, answer);
      return;
    }
    case "writeBack":
      await receiveMail(services, replyMail(story, { id, email, text: turn.text }));
      return;
    case "close":
      return moveItem(services, team.editor, kind, { id, version, state: "done" });
    case "snooze":
      await snoozeItems(services, team.editor, kind, {
        items: [{ id, version }],
        until: "date",
        date: story.day(-4),
      });
      return;
    case "followUp":
      return setFollowUp(services, team.owner, kind, { id, version, date: story.day(-turn.inDays) });
  }
}

const assigneeOf = ({ team }: Story, kind: ConversationKind) =>
  kind === "messages" ? team.editor.id : team.owner.id;

async function versionOf({ services }: Story, kind: ConversationKind, id: string): Promise<number> {
  const { version } = await services.store.db
    .selectFrom("conversations")
    .where("kind", "=", kind)
    .select("version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return version;
}

/** What somebody answers by mail, as a mailbox has it. */
function replyMail(
  { services }: Story,
  { id, email, text }: { id: string; email: string; text: string },
): Buffer {
  const { clock, settings } = services;
  const lines = [
    `From: ${email}`,
    `To: ${settings.MAIL_FROM}`,
    "Subject: Re: An answer from Kinward",
    `Message-ID: <${services.ids.next()}@visitor.example>`,
    `References: ${messageIdOf(settings.SITE_URL, id)}`,
    `Date: ${clock.now().toUTCString().replace("GMT", "+0000")}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "",
    text,
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
}
