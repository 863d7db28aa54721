import type { ConversationKind } from "#features/inbox/forms/rules/conversation-kinds.ts";
import { type InboxFilter, inboxPage } from "#features/inbox/reads/list.server.ts";
import { threadById } from "#features/inbox/reads/thread.server.ts";
import { undoMs } from "#features/inbox/writes/replies.server.ts";
import { actAs, actorBy, ask, signIn } from "./admin.ts";
import { siteUrl } from "./site-url.ts";
import { startSmtp } from "./smtp.ts";
import { type DatabaseKind, openTestApp } from "./test-app.ts";

/** What somebody writes on the contact page. */
export const written = {
  name: "Marta Wünsche",
  email: "Marta@example.org",
  phone: "+1 (555) 0100",
  subject: "peer-mentoring",
  message: "Is there a group for the nights?",
  website: "",
};
const asked = { email: "desk@clinic.example", clinicName: "Lakeside Clinic", message: "How do we begin?" };

/** The application with an editor and an owner in the admin, a mail server, and what they do with the inbox. */
export async function openInbox(kind: DatabaseKind, settings: Readonly<Record<string, string>> = {}) {
  const smtp = await startSmtp();
  const app = await openTestApp(kind, {
    SMTP_URL: smtp.url,
    TEAM_MAIL: "team@kinward.test",
    ...settings,
  });
  let editor = await actAs(app, "editor");
  const owner = await actAs(app, "owner");

  const write = async (more: Partial<typeof written> = {}): Promise<string> =>
    (await (await app.post("/api/contact", { ...written, ...more })).json()).id;
  const inquire = async (): Promise<string> =>
    (await (await app.post("/api/clinic/inquiry", asked)).json()).id;
  const read = async (path: string, who = editor) => (await ask(app, path, who)).json();
  const item = async (id: string, kind: ConversationKind = "messages") =>
    threadById(app.services, await actorBy(app, editor), kind, id);
  const list = async (
    kind: ConversationKind,
    query: InboxFilter & { cursor?: string | undefined; limit?: number } = {},
    who = editor,
  ) => inboxPage(app.services, await actorBy(app, who), kind, query);
  const send = (path: string, body: unknown, { who = editor, method = "POST" } = {}) =>
    app.app.request(siteUrl + path, {
      method,
      headers: {
        "content-type": "application/json",
        origin: siteUrl,
        ...who,
      },
      body: JSON.stringify(body),
    });
  const act = (path: string, operation: string, input: object, { key = "", who = editor } = {}) =>
    app.act(`/admin/${path}`, operation, input, {
      ...who,
      ...(key === "" ? {} : { "idempotency-key": key }),
    });
  const move = (id: string, input: object, kind: ConversationKind = "messages") =>
    act(`${kind}/${id}`, "moveConversation", input);
  const answer = (id: string, input: object, key = "", kind: ConversationKind = "messages") =>
    act(`${kind}/${id}`, "answerConversation", { version: 1, next: "waiting", ...input }, { key });
  const note = (id: string, text: string, given?: Parameters<typeof act>[3]) =>
    act(`messages/${id}`, "noteConversation", { text }, given);
  const erase = (id: string, who = editor) => act(`messages/${id}`, "eraseConversation", {}, { who });
  const search = (input: object) => act("messages", "searchConversations", input);
  /** Runs what is due once replies can't be taken back any more; returns how many entries were taken. */
  const deliver = () => {
    app.clock.advance(undoMs);
    return app.worker.drain();
  };
  // Sessions end by the same clock that the tests move.
  const actAgain = async () => {
    editor = await signIn(app, "editor@kinward.test");
  };
  const me = async () => (await read("/api/admin/profile")).profile.id;
  return {
    ...{ app, smtp, editor, owner, write, inquire, read, item, list, send, actAgain, me },
    ...{ act, move, answer, note, erase, search, deliver },
    async close() {
      await app.close();
      await smtp.close();
    },
  };
}

export type Inbox = Awaited<ReturnType<typeof openInbox>>;
