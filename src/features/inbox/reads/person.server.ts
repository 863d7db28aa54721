import type { PersonPart, TimelineEntry, TimelinePosition } from "#platform/personal-data/person.ts";
import type { Services } from "#platform/services.ts";
import { listMembers } from "#platform/team/members.ts";
import { inboxPersonCopy as copy, itemCopy, stateNames } from "../copy/inbox.ts";
import {
  type ConversationKind,
  conversationKinds,
  kindRules,
  promisedStates,
} from "../forms/rules/conversation-kinds.ts";
import { replyField } from "../rules/reply-field.ts";
import { replyDaysNow } from "../team-settings.server.ts";
import { encryptedAfter, type Item, itemById, openItem } from "./items.server.ts";
import { dueNow, previewOf } from "./list.server.ts";

/** The most items that are listed as waiting; the timeline has all. */
const mostDue = 20;

/** What a person sent by a form, in the view of one person. */
export function receivedPerson(kind: ConversationKind): PersonPart {
  const itemsOf = async (services: Services, email: string, limit: number, before?: TimelinePosition) => {
    const cursor = before && `${before.at}_${before.id}`;
    const rows = await encryptedAfter(services, kind, { email }, { cursor, limit });
    return rows.map((row) => openItem(services, kind, row));
  };
  return {
    permission: kindRules[kind].read,
    records: {
      name: kind,
      addressOf: async (services, id) => (await itemById(services, kind, id))?.email,
      newestOf: async (services, email) => (await itemsOf(services, email, 1))[0]?.id,
    },
    async entries(services, email, { before, limit }) {
      return (await itemsOf(services, email, limit, before)).map((item) => ({
        id: item.id,
        at: item.createdAt,
        what: copy.what[kind],
        text: [titleOf(item, kind), previewOf(item.message)].filter(Boolean).join(": "),
        status: stateNames[item.state],
        path: pathOf(item, kind),
      }));
    },
    async about(services, email) {
      const [newest] = await itemsOf(services, email, 1);
      if (!newest) return {};
      const waiting = await encryptedAfter(
        services,
        kind,
        { email, states: promisedStates },
        { cursor: undefined, limit: mostDue },
      );
      const days = await replyDaysNow(services);
      const due = waiting.flatMap((row) => {
        const item = openItem(services, kind, row);
        const at = dueNow(item, kind, days);
        return at === null
          ? []
          : [{ title: titleOf(item, kind), path: `/admin/${kind}/${item.id}`, due: at }];
      });
      return { name: newest.name, facts: factsOf(newest), due, reply: replyTo(newest, kind) };
    },
    async found(services, email, limit) {
      const items = await itemsOf(services, email, limit);
      // A merged one is found with the conversation that shows it.
      const own = items.filter(({ state }) => state !== "merged" && state !== "automatic");
      return own.map(({ id, name, subject, clinic, createdAt }) => ({
        kind: kind,
        // Who it's from comes first: it's people that are looked for by an address.
        title: [name, subject || clinic].filter(Boolean).join(": "),
        path: `/admin/${kind}/${id}`,
        at: createdAt,
      }));
    },
  };
}

function titleOf({ subject, clinic, name }: Item, kind: ConversationKind): string {
  return subject || clinic || (kind === "inquiries" ? name : "") || itemCopy.title[kind];
}

function factsOf({ phone, clinic }: Item) {
  return [
    { label: "Phone", text: phone },
    { label: "Clinic", text: clinic },
  ].filter(({ text }) => text !== "");
}

/** What a program sent is listed with the team's mailbox. */
const pathOf = ({ id, state }: Item, kind: ConversationKind) =>
  state === "automatic" ? "/admin/mailbox" : `/admin/${kind}/${id}`;

/** Where one writes to them; suspected spam isn't answered, nor is what a program sent. */
function replyTo({ id, state, createdAt }: Item, kind: ConversationKind) {
  return state === "suspected_spam" || state === "automatic"
    ? undefined
    : { path: `/admin/${kind}/${id}#${replyField}`, at: createdAt };
}

const written = ["inbox_notes", "inbox_answers"] as const;

/** What the team wrote about a person's messages and inquiries, and answered. */
export const writtenPerson: PersonPart = {
  permission: "messages.read",
  async entries(services, email, page) {
    const team = new Map((await listMembers(services)).map(({ id, name, email: own }) => [id, name || own]));
    const entries = await Promise.all(
      conversationKinds.flatMap((kind) =>
        written.map((table) => writtenIn(services, kind, { table, email, team, ...page })),
      ),
    );
    return entries.flat();
  },
};

type Written = {
  table: (typeof written)[number];
  email: string;
  team: ReadonlyMap<string, string>;
  before: TimelinePosition | undefined;
  limit: number;
};

async function writtenIn(
  { store, cipher }: Services,
  kind: ConversationKind,
  { table, email, team, before, limit }: Written,
): Promise<TimelineEntry[]> {
  const items = store.db
    .selectFrom("conversations")
    .select("id")
    .where("email_index", "in", cipher.blindIndexes(kindRules[kind].context, email));
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
    path: `/admin/${kind}/${row.conversation_id}`,
  }));
}
