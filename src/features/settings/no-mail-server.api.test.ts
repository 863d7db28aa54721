import { afterEach, expect, it } from "vitest";
import { mailNotice } from "#content/mail-notice.ts";
import { overviewScreen } from "#features/dashboard/reads/overview-screen.server.ts";
import { itemScreen } from "#features/inbox/reads/item-screen.server.ts";
import { undoMs } from "#features/inbox/writes/replies.server.ts";
import { actAs } from "#tests/support/admin.ts";
import { ownerOf } from "#tests/support/newsletters.ts";
import { databases, openTestApp } from "#tests/support/test-app.ts";
import { settingsScreen } from "./reads.server.ts";

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

it.each(databases)(
  "says everywhere that mail goes to files while there is no mail server, on %s",
  async (kind) => {
    const app = await openTestApp(kind);
    open.push(app.close);
    const { cookie } = await actAs(app, "owner");
    const owner = await ownerOf(app);
    const contact = {
      name: "Wren",
      email: "wren@example.org",
      phone: "",
      subject: "general",
      message: "Hello",
    };
    const message = await (await app.post("/api/contact", { ...contact, website: "" })).json();
    const says = async (path: string, body: object) =>
      (await (await app.post(path, body, { cookie })).json()).message;

    const ann = { email: "ann@kinward.test", name: "Ann", role: "editor" };
    const invited = await app.act("/admin/people", "inviteTeamMember", ann, { cookie });
    expect((await invited.json()).message).toBe(mailNotice.sentence);
    const reply = { text: "Hello Wren", next: "waiting", version: 1 };
    const answered = await app.act(`/admin/messages/${message.id}`, "answerConversation", reply, { cookie });
    expect((await answered.json()).message).toBe(mailNotice.sentence);
    expect(await says("/api/auth/forgotten-password", { email: "owner@kinward.test" })).toBe(
      mailNotice.sentence,
    );
    expect((await settingsScreen(app.services, owner)).mail.sends).toBe(false);
    // Visitors are told what it means for them.
    expect(await says("/api/privacy/my-data", { email: "wren@example.org", website: "" })).toMatch(
      /can’t send email right now/,
    );
    app.clock.advance(undoMs);
    await app.worker.drain();
    const shown = await itemScreen(app.services, owner, { kind: "messages", id: message.id });
    expect(shown.steps.map(({ sending }) => sending)).toContain(mailNotice.toFile);
    const { today } = await overviewScreen(app.services, owner);
    expect(today.lines[0]).toMatchObject({ id: "mail.server", href: "/admin/settings/mail" });
    expect(today.lines[0]?.text).toContain(mailNotice.toFile);
  },
);
