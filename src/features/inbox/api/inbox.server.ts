import { mailSentence } from "#content/mail-notice.ts";
import { mailTimeCopy } from "#features/team/profile/copy.ts";
import { mailTimeChange } from "#features/team/profile/schema.ts";
import { exportName } from "#platform/csv/export-name.ts";
import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { changeMailTime } from "../../team/profile/writes/own-account.server.ts";
import { inboxMessages } from "../copy/inbox.ts";
import { type MailboxName, mailboxes, mailboxNames } from "../forms/rules/mailboxes.ts";
import { inboxCsv } from "../reads/export.server.ts";
import { type InboxFilter, inboxPage } from "../reads/list.server.ts";
import { threadById } from "../reads/thread.server.ts";
import {
  inboxAnswer,
  inboxFilterOf,
  inboxFilterQuery,
  inboxLookup,
  inboxLookupPage,
  inboxMove,
  inboxNote,
} from "../schema.ts";
import { answerItem } from "../writes/answers.server.ts";
import { eraseItem } from "../writes/erase.server.ts";
import { moveItem } from "../writes/move.server.ts";
import { addNote } from "../writes/notes.server.ts";
import { bulkEndpoints } from "./bulk.server.ts";
import { replyEndpoints } from "./saved-replies.server.ts";

const exampleId = "01a1fc74-724c-71fd-a085-833908003bf9";
const at = "2026-11-20T10:00:00.000Z";
const exampleLine = {
  id: exampleId,
  state: "new",
  subject: "General Inquiry",
  clinic: "",
  name: "A reader",
  version: 1,
  assignee: "",
  createdAt: at,
  due: "2026-11-23T10:00:00.000Z",
};
const exampleListed = { ...exampleLine, preview: "Is there a group for the nights?" };
const exampleThread = {
  ...exampleLine,
  metAt: "",
  email: "reader@example.org",
  phone: "",
  message: "Is there a group for the nights?",
  steps: [{ kind: "note", id: exampleId, at, author: exampleId, text: "Robin knows that group." }],
};
const exampleCsv = `Id,Received,State\r\n${exampleId},${at},New\r\n`;

/** Parts of operation ids: `listMessages`, `listInquiries`. */
const named = { messages: ["Messages", "Message"], inquiries: ["Inquiries", "Inquiry"] } as const;

/** The team's inbox: contact messages and clinic inquiries share the same operations. */
export function inboxEndpoints(services: Services) {
  return [
    ...mailboxNames.flatMap((mailbox) => [
      ...listEndpoints(services, mailbox),
      ...bulkEndpoints(services, mailbox),
      ...replyEndpoints(services, mailbox),
      ...itemEndpoints(services, mailbox),
    ]),
    adminEndpoint({
      method: "patch",
      path: "/admin/profile/inbox-mails",
      operationId: "changeInboxMails",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Changes when your emails about assignments and mentions are sent: right away or once a day.",
      permission: "messages.read",
      input: mailTimeChange,
      example: { when: "daily" },
      answer: {
        status: 200,
        description: "The choice is saved.",
        example: { message: mailTimeCopy.saved.daily },
      },
      async handle({ when }, { actor }) {
        await changeMailTime(services, actor, when);
        return { status: 200, body: { message: mailTimeCopy.saved[when] } };
      },
    }),
  ];
}

function listEndpoints(services: Services, mailbox: MailboxName) {
  const { read, export: mayExport } = mailboxes[mailbox];
  const [many] = named[mailbox];
  const list = `/admin/${mailbox}` as const;
  const csvAnswer = {
    status: 200,
    description: "A header row, then one row per item. The file name includes the filter.",
    example: {},
    file: { type: "text/csv", example: exampleCsv },
  } as const;
  const csv = (pieces: AsyncGenerator<string>, filter: InboxFilter) =>
    ({
      status: 200,
      body: {},
      file: {
        pieces,
        type: "text/csv; charset=utf-8",
        saveAs: exportName({ what: mailbox, clock: services.clock, filter, listed: ["choice"] }),
      },
    }) as const;
  return [
    adminEndpoint({
      method: "post",
      path: `${list}/search`,
      operationId: `search${many}`,
      summary: `Finds ${mailbox} by complete email address, by words, or both.`,
      permission: read,
      input: inboxLookupPage,
      example: { words: "group nights", state: "all" },
      answer: {
        status: 200,
        description: "A page of results and the cursor of the next one.",
        example: { items: [exampleListed], next: null },
      },
      handle: async ({ cursor, ...looked }, { actor }) => ({
        status: 200,
        body: await inboxPage(services, actor, mailbox, { ...inboxFilterOf(looked), cursor }),
      }),
    }),
    adminEndpoint({
      method: "get",
      path: `${list}.csv`,
      operationId: `export${many}`,
      summary: `Exports ${mailbox} of a state as CSV, in UTF-8 with a byte order mark.`,
      permission: mayExport,
      input: inboxFilterQuery,
      answer: csvAnswer,
      async handle(query, { actor }) {
        const filter = inboxFilterOf(query);
        return csv(await inboxCsv(services, actor, mailbox, filter), filter);
      },
    }),
    adminEndpoint({
      method: "post",
      path: `${list}/search.csv`,
      operationId: `exportFound${many}`,
      summary: `Exports the ${mailbox} that match a search as CSV.`,
      permission: mayExport,
      input: inboxLookup,
      example: { words: "group nights", state: "all" },
      answer: csvAnswer,
      async handle(looked, { actor }) {
        const filter = inboxFilterOf(looked);
        return csv(await inboxCsv(services, actor, mailbox, filter), filter);
      },
    }),
  ];
}

function itemEndpoints(services: Services, mailbox: MailboxName) {
  const { write } = mailboxes[mailbox];
  const [, one] = named[mailbox];
  const path = `/admin/${mailbox}/:id` as const;
  return [
    adminEndpoint({
      method: "patch",
      path,
      operationId: `move${one}`,
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Changes an item's state, its assignee, or both. `version` is the version the client loaded.",
      permission: write,
      input: inboxMove,
      example: { version: 1, state: "open" },
      answer: {
        status: 200,
        description: "The updated item.",
        example: { message: inboxMessages.moved, item: exampleThread },
      },
      async handle(move, { actor, params: { id = "" } }) {
        await moveItem(services, actor, mailbox, { id, ...move });
        return {
          status: 200,
          body: { message: inboxMessages.moved, item: await threadById(services, actor, mailbox, id) },
        };
      },
    }),
    adminEndpoint({
      method: "post",
      path: `${path}/notes`,
      operationId: `note${one}`,
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Adds a note that only the team can read.",
      permission: write,
      input: inboxNote,
      example: { text: "Robin knows that group." },
      answer: {
        status: 201,
        description: "The note has been saved.",
        example: { message: inboxMessages.noted, id: exampleId },
      },
      async handle({ text }, { actor, params: { id = "" }, idempotencyKey }) {
        const noteId = await addNote(services, actor, mailbox, { id, text, idempotencyKey });
        return { status: 201, body: { message: inboxMessages.noted, id: noteId } };
      },
    }),
    adminEndpoint({
      method: "post",
      path: `${path}/answers`,
      operationId: `answer${one}`,
      withoutRecentSignIn: "writes to one person",
      summary: "Replies by email. Repeated requests with the same Idempotency-Key send only one.",
      permission: write,
      input: inboxAnswer,
      example: { version: 1, text: "Yes, there is one on Tuesdays.", next: "waiting" },
      answer: {
        status: 201,
        description: "The email is queued and the reply is saved with its item.",
        example: { message: inboxMessages.answered, id: exampleId },
      },
      async handle(answer, { actor, params: { id = "" }, idempotencyKey }) {
        const answerId = await answerItem(services, actor, mailbox, { id, ...answer, idempotencyKey });
        return {
          status: 201,
          body: { message: mailSentence(services.settings, inboxMessages.answered), id: answerId },
        };
      },
    }),
    adminEndpoint({
      method: "delete",
      path,
      operationId: `erase${one}`,
      summary: "Erases an item permanently, with its notes, replies and queued emails.",
      permission: "records.delete",
      answer: {
        status: 200,
        description: "The item has been erased.",
        example: { message: inboxMessages.erased },
      },
      async handle(_input: undefined, { actor, params: { id = "" } }) {
        await eraseItem(services, actor, mailbox, id);
        return { status: 200, body: { message: inboxMessages.erased } };
      },
    }),
  ];
}
