import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { runCommand } from "./run-command.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const stored = z.object({ id: z.string() });

describe.each(databases)("what visitors have sent, read at the terminal on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const run = async (words: string) => {
      const lines: string[] = [];
      const terminal = { print: (line: string) => lines.push(line), readInput: async () => "" };
      expect(await runCommand(app.services, words.split(" "), terminal)).toBe(0);
      return lines;
    };
    return { ...app, run };
  }

  it("lists a contact message with its subject, and shows it decrypted", async () => {
    const { post, run } = await start();
    const message = {
      name: "Robin Reader",
      email: "robin@example.org",
      phone: "",
      subject: "peer-mentoring",
      message: "Is there a group at night?",
      website: "",
    };
    const { id } = stored.parse(await (await post("/api/contact", message)).json());
    expect(await run("messages list")).toEqual([expect.stringMatching(`^${id} .* peer-mentoring$`)]);
    const shown = (await run(`messages show ${id}`)).join("\n");
    for (const part of [message.name, message.email, message.message]) expect(shown).toContain(part);
  });

  it("lists a clinic's inquiry, and shows it decrypted", async () => {
    const { post, run } = await start();
    const inquiry = { email: "desk@clinic.example", clinicName: "Lakeside", website: "" };
    const { id } = stored.parse(await (await post("/api/clinic/inquiry", inquiry)).json());
    expect(await run("inquiries list")).toEqual([expect.stringMatching(`^${id} `)]);
    const shown = (await run(`inquiries show ${id}`)).join("\n");
    for (const part of [inquiry.email, inquiry.clinicName]) expect(shown).toContain(part);
  });
});
