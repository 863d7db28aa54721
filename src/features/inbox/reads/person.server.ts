import type { PersonPart, TimelineEntry, TimelinePlace } from "#platform/personal-data/person.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { inboxPersonCopy as copy, itemCopy, stateNames } from "../copy/inbox.ts";
import { type MailboxName, mailboxes, mailboxNames, promisedStates } from "../forms/rules/mailboxes.ts";
import { answerField } from "../rules/answer-field.ts";
import { answeringDaysNow } from "../team-settings.server.ts";
import { encryptedAfter, type Item, itemById, openItem } from "./items.server.ts";
import { dueNow, previewOf } from "./list.server.ts";

/** The most items that are listed as waiting; the timeline has all. */
const mostDue = 20;

/** What a person sent by a form, in the view of one person. */
export function receivedPerson(mailbox: MailboxName): PersonPart {
  const itemsOf = async (services: Services, email: string, limit: number, before?: TimelinePlace) => {
    const cursor = before && `${before.at}_${before.id}`;
    const rows = await encryptedAfter(services, mailbox, { email }, { cursor, limit });
    return rows.map((row) => openItem(services, mailbox, row));
  };
  return {
    permission: mailboxes[mailbox].read,
    records: {
      name: mailbox,
      addressOf: async (services, id) => (await itemById(services, mailbox, id))?.email,
      newestOf: async (services, email) => (await itemsOf(services, email, 1))[0]?.id,
    },
    async entries(services, email, { before, limit }) {
      return (await itemsOf(services, email, limit, before)).map((item) => ({
        id: item.id,
        at: item.createdAt,
        what: copy.what[mailbox],
        text: [titleOf(item, mailbox), previewOf(item.message)].filter(Boolean).join(": "),
        status: stateNames[item.state],
        path: pathOf(item, mailbox),
      }));
    },
    async about(services, email) {
      const [newest] = await itemsOf(services, email, 1);
      if (!newest) return {};
      const waiting = await encryptedAfter(
        services,
        mailbox,
        { email, states: promisedStates },
        { cursor: undefined, limit: mostDue },
      );
      const days = await answeringDaysNow(services);
      const due = waiting.flatMap((row) => {
        const item = openItem(services, mailbox, row);
        const at = dueNow(item, mailbox, days);
        return at === null
          ? []
          : [{ title: titleOf(item, mailbox), path: `/admin/${mailbox}/${item.id}`, due: at }];
      });
      return { name: newest.name, facts: factsOf(newest), due, reply: replyTo(newest, mailbox) };
    },
    async found(services, email, limit) {
      const items = await itemsOf(services, email, limit);
      // A merged one is found with the conversation that shows it.
      const own = items.filter(({ state }) => state !== "merged" && state !== "automatic");
      return own.map(({ id, name, subject, clinic, createdAt }) => ({
        kind: mailbox,
        // Who it's from comes first: it's people that are looked for by an address.
        title: [name, subject || clinic].filter(Boolean).join(": "),
        path: `/admin/${mailbox}/${id}`,
        at: createdAt,
      }));
    },
  };
}

function titleOf({ subject, clinic, name }: Item, mailbox: MailboxName): string {
  return subject || clinic || (mailbox === "inquiries" ? name : "") || itemCopy.title[mailbox];
}

function factsOf({ phone, clinic }: Item) {
  return [
    { label: "Phone", text: phone },
    { label: "Clinic", text: clinic },
  ].filter(({ text }) => text !== "");
}

/** What a program sent is listed with the team's mailbox. */
const pathOf = ({ id, state }: Item, mailbox: MailboxName) =>
  state === "automatic" ? "/admin/mailbox" : `/admin/${mailbox}/${id}`;

/** Where one writes to them; suspected spam isn't answered, nor is what a program sent. */
function replyTo({ id, state, createdAt }: Item, mailbox: MailboxName) {
  return state === "suspected_spam" || state === "automatic"
    ? undefined
    : { path: `/admin/${mailbox}/${id}#${answerField}`, at: createdAt };
}

const written = ["inbox_notes", "inbox_answers"] as const;

/** What the team wrote about a person's messages and inquiries, and answered. */
export const writtenPerson: PersonPart = {
  permission: "messages.read",
  async entries(services, email, page) {
    const team = new Map((await listMembers(services)).map(({ id, name, email: own }) => [id, name || own]));
    const entries = await Promise.all(
      mailboxNames.flatMap((mailbox) =>
        written.map((table) => writtenIn(services, mailbox, { table, email, team, ...page })),
      ),
    );
    return entries.flat();
  },
};

type Written = {
  table: (typeof written)[number];
  email: string;
  team: ReadonlyMap<string, string>;
  before: TimelinePlace | undefined;
  limit: number;
};

async function writtenIn(
  { store, cipher }: Services,
  mailbox: MailboxName,
  { table, email, team, before, limit }: Written,
): Promise<TimelineEntry[]> {
  const items = store.db
    .selectFrom("conversations")
    .select("id")
    .where("email_index", "in", cipher.blindIndexes(mailboxes[mailbox].context, email));
  let query = store.db
    .selectFrom(table)
    .select(["id", "conversation_id", "author", "text", "created_at"])
    .where("conversation_id", "in", items)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (before)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("created_at", "id"), "<", tuple(before.at, before.id)),
    );
  const sentence = table === "inbox_notes" ? copy.note : copy.answer;
  return (await query.execute()).map((row) => ({
    id: row.id,
    at: row.created_at,
    what: sentence(team.get(row.author) ?? itemCopy.gone),
    text: previewOf(cipher.decrypt(row.text, { table, column: "text", id: row.id })),
    status: "",
    path: `/admin/${mailbox}/${row.conversation_id}`,
  }));
}
