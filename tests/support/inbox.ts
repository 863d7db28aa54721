import type { MailboxName } from "#features/inbox/forms/rules/mailboxes.ts";
import { type InboxFilter, inboxPage } from "#features/inbox/reads/list.server.ts";
import { threadById } from "#features/inbox/reads/thread.server.ts";
import { actAs, actorBy, ask, signIn } from "./admin.ts";
import { startSmtp } from "./smtp.ts";
import { type DatabaseKind, openTestApp, siteUrl } from "./test-app.ts";

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
export async function openInbox(kind: DatabaseKind) {
  const smtp = await startSmtp();
  const app = await openTestApp(kind, { SMTP_URL: smtp.url, TEAM_MAIL: "team@kinward.test" });
  let editor = await actAs(app, "editor");
  const owner = await actAs(app, "owner");

  const write = async (more: Partial<typeof written> = {}): Promise<string> =>
    (await (await app.post("/api/contact", { ...written, ...more })).json()).id;
  const inquire = async (): Promise<string> =>
    (await (await app.post("/api/clinic/inquiry", asked)).json()).id;
  const read = async (path: string, who = editor) => (await ask(app, path, who)).json();
  const item = async (id: string, mailbox: MailboxName = "messages") =>
    threadById(app.services, await actorBy(app, editor), mailbox, id);
  const list = async (
    mailbox: MailboxName,
    query: InboxFilter & { cursor?: string | undefined; limit?: number } = {},
    who = editor,
  ) => inboxPage(app.services, await actorBy(app, who), mailbox, query);
  const send = (path: string, body: unknown, { key = "", who = editor, method = "POST" } = {}) =>
    app.app.request(siteUrl + path, {
      method,
      headers: {
        "content-type": "application/json",
        origin: siteUrl,
        ...who,
        ...(key === "" ? {} : { "idempotency-key": key }),
      },
      body: JSON.stringify(body),
    });
  const move = (id: string, body: unknown, mailbox = "messages") =>
    send(`/api/admin/${mailbox}/${id}`, body, { method: "PATCH" });
  const answer = (id: string, body: object, key = "", mailbox = "messages") =>
    send(`/api/admin/${mailbox}/${id}/answers`, { version: 1, next: "waiting", ...body }, { key });
  // Sessions end by the same clock that the tests move.
  const actAgain = async () => {
    editor = await signIn(app, "editor@kinward.test");
  };
  const me = async () => (await read("/api/admin/profile")).profile.id;
  return {
    ...{ app, smtp, editor, owner, write, inquire, read, item, list, send, move, answer, actAgain, me },
    async close() {
      await app.close();
      await smtp.close();
    },
  };
}

export type Inbox = Awaited<ReturnType<typeof openInbox>>;
