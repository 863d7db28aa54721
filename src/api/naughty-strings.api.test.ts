/**
 * The Big List of Naughty Strings through every kind of field: each string is stored and read again exactly, or refused
 * with a sentence for a reason that the field names. `script/test all` sends all of them on both databases; `script/test`
 * every ninth, on SQLite.
 */
import naughty from "big-list-of-naughty-strings" with { type: "json" };
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { endpointsOf } from "#api/app.ts";
import { homeFaqDocument } from "#content/pages/home-faq.ts";
import type { ConversationKind } from "#features/inbox/forms/rules/conversation-kinds.ts";
import { threadById } from "#features/inbox/reads/thread.server.ts";
import { issueById } from "#features/newsletter/issues/reads/issues.server.ts";
import { subscriberById } from "#features/newsletter/subscribers/reads/list.server.ts";
import type { Actor } from "#platform/permissions/access.ts";
import { actAs, actorBy } from "#tests/support/admin.ts";
import { operationExamples } from "#tests/support/operation-examples.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";

const strings = z
  .array(z.string())
  .parse(naughty)
  .filter((_, at) => isWholeRun || at % 9 === 0);

type Rules = {
  max: number;
  /** An empty text is refused. */
  needed?: true;
  oneLine?: true;
};

type Field = Rules & {
  /** Stores a text. Returns the answer, and what reads it again. */
  store(text: string): Promise<{ answer: Response; read: () => Promise<unknown> }>;
};

const storable = (text: string) => !text.includes("\0") && text.isWellFormed();
/** Whether a field may refuse a text. */
function mayRefuse(text: string, { max, needed, oneLine }: Rules): boolean {
  if (text.length > max || !storable(text)) return true;
  if (needed && text.trim() === "") return true;
  return oneLine === true && /[\r\n]/.test(text);
}

/** Whether a text is anywhere in an answer, as it was sent or without the space around it. */
function holds(value: unknown, text: string): boolean {
  if (typeof value === "string") return value === text || value === text.trim();
  return (
    typeof value === "object" && value !== null && Object.values(value).some((each) => holds(each, text))
  );
}

describe.each(databases)("naughty strings on %s", (kind) => {
  let app: TestApp;
  let cookie: string;
  let owner: Actor;
  beforeAll(async () => {
    app = await openTestApp(kind);
    ({ cookie } = await actAs(app, "owner"));
    owner = await actorBy(app, { cookie });
  });
  afterAll(() => app.close());

  const call = (method: string, path: string, body?: unknown) =>
    app.app.request(`${siteUrl}/api${path}`, {
      method,
      headers: { origin: siteUrl, cookie, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const readAt = async (path: string): Promise<unknown> => (await call("GET", path)).json();
  const example = (operationId: string) =>
    endpointsOf(app.services).find((each) => each.operationId === operationId)?.example ?? {};
  const idIn = async (answer: Response) =>
    z.object({ id: z.string() }).safeParse(await answer.clone().json()).data?.id;

  /** A field of a public form, which makes a new item each time. */
  const inForm =
    (operationId: string, path: string, mailbox: ConversationKind, field: string) => async (text: string) => {
      const answer = await call("POST", path, { ...example(operationId), [field]: text });
      const id = (await idIn(answer)) ?? "";
      return { answer, read: () => threadById(app.services, owner, mailbox, id) };
    };
  const issueContent = {
    subject: "s",
    preview: "",
    text: "t",
    topics: [],
    dates: [],
    segment: { kind: "all" },
    pace: 60,
  };
  const inIssue = (field: "subject" | "preview" | "text") => async (text: string) => {
    const content = { ...issueContent, [field]: text };
    const answer = await app.act("/admin/newsletters", "createNewsletterIssue", { content }, { cookie });
    const id = (await idIn(answer)) ?? "";
    return { answer, read: () => issueById(app.services, owner, id) };
  };
  let people = 0;
  const inSubscriber = async (name: string) => {
    people += 1;
    const given = { ...operationExamples.addSubscriber, email: `reader${people}@example.org`, name };
    const answer = await app.act("/admin/subscribers/new", "addSubscriber", given, { cookie });
    const id = (await idIn(answer)) ?? "";
    return { answer, read: () => subscriberById(app.services, owner, id) };
  };
  const inNote = async (text: string) => {
    const message = await call("POST", "/contact", example("sendContactMessage"));
    const id = (await idIn(message)) ?? "";
    return {
      answer: await app.act(`/admin/messages/${id}`, "noteConversation", { text }, { cookie }),
      read: () => threadById(app.services, owner, "messages", id),
    };
  };
  const inProfile = async (name: string) => ({
    answer: await app.act("/admin/profile", "changeOwnName", { name }, { cookie }),
    read: () => readAt("/admin/profile"),
  });
  const inContent = async (answer: string) => {
    const read = () => readAt(`/admin/site-content/${homeFaqDocument.id}`);
    const { value } = z.object({ value: z.unknown() }).parse(await read());
    const [first, ...others] = homeFaqDocument.shipped.items;
    const next = { ...homeFaqDocument.shipped, items: [{ ...first, answer }, ...others] };
    const document = homeFaqDocument.id;
    return {
      answer: await call("POST", "/admin/site-content/draft", { document, base: value, value: next }),
      read,
    };
  };

  const fields: Readonly<Record<string, () => Field>> = {
    "a message's name": () => ({
      max: 200,
      needed: true,
      store: inForm("sendContactMessage", "/contact", "messages", "name"),
    }),
    "a message's text": () => ({
      max: 10_000,
      needed: true,
      store: inForm("sendContactMessage", "/contact", "messages", "message"),
    }),
    "an inquiry's text": () => ({
      max: 10_000,
      store: inForm("sendClinicInquiry", "/clinic/inquiry", "inquiries", "message"),
    }),
    "a note": () => ({ max: 10_000, needed: true, store: inNote }),
    "a newsletter's subject": () => ({ max: 150, oneLine: true, store: inIssue("subject") }),
    "a newsletter's preview text": () => ({ max: 150, oneLine: true, store: inIssue("preview") }),
    "a newsletter's text": () => ({ max: 40_000, store: inIssue("text") }),
    "a subscriber's name": () => ({ max: 200, store: inSubscriber }),
    "a team member's name": () => ({ max: 200, needed: true, store: inProfile }),
    "an answer on the home page": () => ({ max: 600, store: inContent }),
  };

  it.each(Object.keys(fields))(
    "go through %s unchanged, or are refused with a sentence",
    async (name) => {
      const field = fields[name]?.();
      expect(field).toBeDefined();
      if (!field) return;
      const faults: string[] = [];
      let stored = 0;
      for (const text of strings) {
        const { answer, read } = await field.store(text);
        const shown = JSON.stringify(text).slice(0, 80);
        if (answer.ok) {
          if (holds(await read(), text)) stored += 1;
          else faults.push(`${shown} is read as something else`);
        } else if (answer.status >= 500 || !mayRefuse(text, field))
          faults.push(`${shown} is refused: ${answer.status} ${await answer.text()}`);
        else {
          const { message } = z.object({ message: z.string() }).parse(await answer.json());
          if (!/^[A-Z].*\w/su.test(message)) faults.push(`${shown} is refused without a sentence`);
        }
      }
      expect(faults).toEqual([]);
      // Strings that are all refused would prove little.
      expect(stored).toBeGreaterThan(strings.length / 2);
    },
    300_000,
  );
});
