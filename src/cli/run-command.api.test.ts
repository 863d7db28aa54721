import { afterEach, describe, expect, it } from "vitest";
import { hashPassword } from "#platform/auth/passwords.ts";
import { assemble } from "#server/assemble.ts";
import { databases, openTestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { runCommand } from "./run-command.ts";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

describe.each(databases)("script/admin on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const run = async (words: string, input = "") => {
      const lines: string[] = [];
      const code = await runCommand(app.services, words === "" ? [] : words.split(" "), {
        print: (line) => lines.push(line),
        readInput: async () => input,
      });
      return { code, lines };
    };
    return { ...app, run };
  }

  it("lists what it can do", async () => {
    const { run } = await start();
    const { code, lines } = await run("");
    expect(code).toBe(0);
    expect(lines.join("\n")).toContain("add EMAIL --role owner|editor|viewer|host");
    expect((await run("dance")).code).toBe(2);
  });

  it("adds a person with a link that sets a password, and lists them", async () => {
    const { run, services } = await start();
    const added = await run("add owner@kinward.test --role owner --name Robin-of-the-Lake!");
    expect(added.code).toBe(0);
    expect(added.lines.at(-1)).toMatch(/^http:\/\/kinward\.test\/admin\/set-password#token=\S{43}$/);
    const { lines } = await run("list");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^[0-9a-f-]{36} {2}owner@kinward\.test {2}owner {2}invited {2}Robin-of-the-Lake!$/,
    );
    const stored = JSON.stringify(await services.store.db.selectFrom("team_members").selectAll().execute());
    expect(wordsIn(stored, ["owner@kinward.test", "Robin-of-the-Lake!"])).toEqual([]);
  });

  it("takes a password from standard input and keeps only its hash", async () => {
    const { run, services, environment } = await start();
    const password = "a long and quiet sentence";
    expect((await run("add a@kinward.test --role viewer --password-stdin", `${password}\n`)).code).toBe(0);
    const [row] = await services.store.db.selectFrom("team_members").selectAll().execute();
    expect(row?.state).toBe("active");
    expect(row?.password_hash).toMatch(/^scrypt\$1024\$8\$1\$/);
    // This cost is for tests only; a started site uses OWASP's.
    const asStarted = await assemble(environment);
    open.push(asStarted.mailer, asStarted.store);
    expect(await hashPassword(password, asStarted.hashCosts.password)).toMatch(/^scrypt\$131072\$8\$1\$/);
    expect((await run("add b@kinward.test --role viewer --password-stdin", "short\n")).code).toBe(2);
  });

  it("explains words that make no sense and changes nothing", async () => {
    const { run } = await start();
    for (const words of [
      "add",
      "add nobody --role owner",
      "add a@kinward.test",
      "add a@kinward.test --role boss",
      "add a@kinward.test --role owner --colour red",
      "messages show 7",
      "inquiries show",
    ]) {
      const { code, lines } = await run(words);
      expect(code, words).toBe(2);
      expect(lines.at(-1), words).toMatch(/^Usage: script\/admin /);
    }
    expect((await run("list")).lines).toEqual([]);
    await run("add a@kinward.test --role owner");
    await expect(run("add A@kinward.test --role editor")).rejects.toThrow(/already on the team/);
  });

  it("verifies the consent log, and ends with 1 at a line that was changed", async () => {
    const { run, post, services } = await start();
    for (const name of ["robin", "sasha"])
      await post("/api/newsletter/signup", {
        email: `${name}@example.org`,
        consentToNewsletter: true,
        website: "",
      });
    const whole = await run("consent verify");
    expect(whole.code).toBe(0);
    expect(whole.lines).toContain("Entries: 2");
    expect(whole.lines.at(-1)).toBe("The consent log is whole. Every entry fits the one before.");
    const { id } = await services.store.db
      .selectFrom("consent")
      .select("id")
      .orderBy("id")
      .executeTakeFirstOrThrow();
    await services.store.transact((tx) =>
      tx.updateTable("consent").set({ wording: "Something else" }).where("id", "=", id).execute(),
    );
    const broken = await run("consent verify");
    expect(broken.code).toBe(1);
    expect(broken.lines).toContain(`The consent log is broken at: ${id}`);
    expect(wordsIn(broken.lines.join("\n"), ["robin@example.org"])).toEqual([]);
  });

  it("shows messages and inquiries decrypted", async () => {
    const { run, post } = await start();
    await post("/api/contact", {
      name: "Robin Reader",
      email: "robin@example.org",
      subject: "circle-nurturer",
      message: "Two\nlines",
    });
    const { lines } = await run("messages list");
    expect(lines).toHaveLength(1);
    const id = lines[0]?.split(" ")[0] ?? "";
    const shown = (await run(`messages show ${id}`)).lines.join("\n");
    for (const part of ["Circle Nurturer", "Robin Reader", "robin@example.org", "Two\nlines"])
      expect(shown).toContain(part);
    await post("/api/clinic/inquiry", { email: "desk@clinic.example", clinicName: "Lakeside" });
    const inquiry = (await run("inquiries list")).lines[0]?.split(" ")[0] ?? "";
    expect((await run(`inquiries show ${inquiry}`)).lines.join("\n")).toContain("Lakeside");
    expect((await run(`inquiries show ${id}`)).code).toBe(1);
  });
});
