import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { demoFile } from "../demo.ts";
import { coreSettings } from "./core.ts";
import { guardSettings } from "./guard.ts";
import { readEnvironment, readSettings, SettingsError, settingsInForce } from "./read.ts";

const folder = mkdtempSync(join(tmpdir(), "kinward-env-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = Buffer.alloc(32, 7).toString("base64");
const read = (environment: Record<string, string> = {}) => readSettings(coreSettings, environment);

/** The problems a start with this environment would list. */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    guardSettings(read(environment));
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe("settings", () => {
  it("refuse a place for backups whose prefix leads out of its bucket", () => {
    for (const prefix of ["..", "a/../../b", "./a"])
      expect(problemsOf({ BACKUP_TO: `s3://kept-copies/${prefix}` }).join(), prefix).toContain("s3://BUCKET");
    expect(read({ BACKUP_TO: "s3://kept-copies/site.v1/a/" }).BACKUP_TO).toBe("s3://kept-copies/site.v1/a/");
    expect(read({ BACKUP_TO: "/mnt/../backups" }).BACKUP_TO).toBe("/mnt/../backups");
  });

  it("are complete without an environment, and what is blank counts as unset", () => {
    expect(read()).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", RATE_LIMIT: "on", TRUST_PROXY: 0 });
    expect(read({ PORT: " ", DATABASE_URL: "", SMTP_URL: "  " })).toEqual(read());
    expect(problemsOf({})).toEqual([]);
  });

  it("refuse a mail server for the data of a demo, and only there", () => {
    const demo = join(folder, "demo");
    mkdirSync(demo);
    writeFileSync(join(demo, demoFile), "{}");
    const mails = { SMTP_URL: "smtp://mail.example.org" };
    expect(problemsOf({ DATA_DIR: demo, ...mails })).toEqual([
      expect.stringContaining("no mail leaves a demo"),
    ]);
    expect(problemsOf({ DATA_DIR: demo })).toEqual([]);
    expect(problemsOf({ DATA_DIR: folder, ...mails })).toEqual([]);
  });

  it("refuse to hand mails to another machine in the clear from an https site, unless it is named", () => {
    const site = {
      SITE_URL: "https://kinward.org",
      MAIL_FROM: "hello@kinward.org",
      TEAM_MAIL: "team@kinward.org",
    };
    const problems = (SMTP_URL: string, more = {}) => problemsOf({ ...site, SMTP_URL, ...more });
    for (const off of ["ignoreTLS=true", "requireTLS=false", "tls.rejectUnauthorized=false"]) {
      expect(problems(`smtp://mail.kinward.org:25?${off}`), off).toEqual([
        `SMTP_URL switches encryption off (${off.split("=")[0]}); leave that out, or name the host: SMTP_PLAIN_HOST=mail.kinward.org`,
      ]);
      expect(problems(`smtp://127.0.0.1:25?${off}`)).toEqual([]);
      const named = { SMTP_PLAIN_HOST: "mail.kinward.org" };
      expect(problems(`smtp://mail.kinward.org:25?${off}`, named)).toEqual([]);
      expect(problems(`smtp://other.kinward.org:25?${off}`, named)).toHaveLength(1);
    }
    expect(problems("smtp://mail.kinward.org:587")).toEqual([]);
    expect(problems("smtps://mail.kinward.org")).toEqual([]);
  });

  it("refuse a mailbox without a user and password, and options that could weaken its connection", () => {
    const needed =
      "IMAP_URL needs the mailbox's user and password: imaps://USER:PASSWORD@HOST, with %40 for an @ in them";
    for (const IMAP_URL of [
      "imaps://mail.kinward.org",
      "imaps://team@mail.kinward.org",
      "imap://:word@mail.kinward.org",
    ])
      expect(problemsOf({ IMAP_URL }), IMAP_URL).toEqual([needed]);
    expect(problemsOf({ IMAP_URL: "imaps://team:word@mail.kinward.org?tls=no" })).toEqual([
      "IMAP_URL can't have options after a question mark",
    ]);
    expect(problemsOf({ IMAP_URL: "imaps://team%40kinward.org:word@mail.kinward.org/Support" })).toEqual([]);
    expect(() => read({ IMAP_URL: "https://team:word@mail.kinward.org" })).toThrow(SettingsError);
  });

  it("refuse a database on another machine without a verified certificate, unless the host is named", () => {
    const site = {
      SITE_URL: "https://kinward.org",
      SMTP_URL: "smtps://mail.kinward.org",
      MAIL_FROM: "hello@kinward.org",
      TEAM_MAIL: "team@kinward.org",
      DATA_KEY: key,
    };
    const problems = (DATABASE_URL: string, more = {}) => problemsOf({ ...site, DATABASE_URL, ...more });
    for (const search of [
      "",
      "?sslmode=disable",
      "?sslmode=prefer",
      "?sslmode=require",
      "?sslmode=no-verify",
      "?ssl=true",
      "?sslmode=verify-full&sslmode=disable",
    ]) {
      expect(problems(`postgres://user:marked-secret@db.kinward.org/kinward${search}`), search).toEqual([
        "DATABASE_URL needs sslmode=verify-full for a database on another machine, or name the host: DATABASE_PLAIN_HOST=db.kinward.org",
      ]);
      const named = { DATABASE_PLAIN_HOST: "db.kinward.org" };
      expect(problems(`postgres://db.kinward.org/kinward${search}`, named)).toEqual([]);
      expect(problems(`postgres://127.0.0.1/kinward${search}`)).toEqual([]);
    }
    expect(problems("postgres://db.kinward.org/kinward?sslmode=verify-full")).toEqual([]);
    expect(problems("postgres://localhost/kinward?host=db.kinward.org")).toHaveLength(1);
    expect(problems("postgres:///kinward?host=/run/postgresql")).toEqual([]);
    expect(problemsOf({ DATABASE_URL: "postgres://db.kinward.org/kinward", DATA_KEY: key })).toEqual([]);
  });

  it("keep of the site's address only what comes before its path", () => {
    expect(read({ SITE_URL: "https://Kinward.org/home/?x=1" }).SITE_URL).toBe("https://kinward.org");
  });

  it("list every problem at once, by name, without the value", () => {
    const bad = {
      PORT: "65536",
      SITE_URL: "kinward.org",
      DATABASE_URL: "mysql://secret@db",
      SMTP_URL: "http://secret@mail",
      MAIL_FROM: "secret",
      DATA_KEY: "c2VjcmV0",
      TRUST_PROXY: "-1",
      RATE_LIMIT: "yes",
      ROLE: "boss",
    };
    const problems = problemsOf(bad);
    expect(problems.map((problem) => problem.split(" ")[0]).toSorted()).toEqual(Object.keys(bad).toSorted());
    expect(problems.join()).not.toMatch(/secret|c2VjcmV0|mysql/);
    expect(new SettingsError(problems).message.split("\n")).toHaveLength(problems.length + 1);
  });

  it("take numbers in digits only", () => {
    for (const PORT of ["1e3", "0x10", "3000.5", "+1", "many"])
      expect(problemsOf({ PORT })[0], PORT).toMatch(/^PORT must be a whole number/);
  });

  it("ask for a key where the database stands elsewhere", () => {
    const DATABASE_URL = "postgres://db/kinward";
    expect(problemsOf({ DATABASE_URL })).toEqual([expect.stringMatching(/^DATA_KEY is required/)]);
    expect(problemsOf({ DATABASE_URL, DATA_KEY: key })).toEqual([]);
  });

  it("refuse on a public https address what is safe on one machine only", () => {
    const SITE_URL = "https://kinward.org";
    const SMTP_URL = "smtps://mail.kinward.org";
    const open = problemsOf({ SITE_URL, SMTP_URL, RATE_LIMIT: "off" });
    expect(open.map((problem) => problem.split(" ")[0])).toEqual(["MAIL_FROM", "TEAM_MAIL", "RATE_LIMIT"]);
    const own = {
      SMTP_URL,
      MAIL_FROM: "hello@kinward.org",
      TEAM_MAIL: "team@kinward.org",
    };
    expect(problemsOf({ SITE_URL, ...own })).toEqual([]);
    // Without a mail server no mail goes out: owners enter it, with its addresses, in the admin.
    expect(problemsOf({ SITE_URL })).toEqual([]);
  });
});

describe("settings in force", () => {
  it("tell of each whether it was set and what holds, and of what may be secret only whether it is set", () => {
    const SMTP_URL = "smtps://user:marked-secret@mail.kinward.org";
    const inForce = settingsInForce(read({ PORT: "4000", SMTP_URL, SITE_URL: "https://kinward.org/x" }));
    const of = (name: string) => inForce.find((each) => each.name === name);
    expect(inForce.map(({ name }) => name)).toEqual(Object.keys(coreSettings));
    expect(of("PORT")).toMatchObject({ isSet: true, value: "4000", fallback: "3000", isSecret: false });
    expect(of("HOST")).toMatchObject({ isSet: false, value: "127.0.0.1" });
    expect(of("SITE_URL")).toMatchObject({ value: "https://kinward.org" });
    expect(of("SMTP_URL")).toMatchObject({ isSet: true, value: null, isSecret: true });
    expect(of("DATA_KEY")).toMatchObject({ isSet: false, value: null, isSecret: true });
    expect(JSON.stringify(inForce)).not.toContain("marked-secret");
  });
});

describe("the .env file", () => {
  const write = (text: string) => {
    const file = join(folder, ".env");
    writeFileSync(file, text);
    return file;
  };

  it("may hold comments, blank lines, quotes and what a shell exports", () => {
    const file = write('# ours\r\n\r\nPORT=4000\nexport MAIL_FROM = "hello@kinward.org"\n  HOST=0.0.0.0\n');
    expect(readEnvironment(file)).toMatchObject({
      PORT: "4000",
      MAIL_FROM: "hello@kinward.org",
      HOST: "0.0.0.0",
    });
  });

  it("gives way to what the process was started with", () => {
    vi.stubEnv("TEAM_MAIL", "process@kinward.org");
    expect(readEnvironment(write("TEAM_MAIL=file@kinward.org\n")).TEAM_MAIL).toBe("process@kinward.org");
  });

  it("is refused by the number of the line that is broken", () => {
    for (const [text, line] of [
      ["PORT=1\nno sign here\n", 2],
      ["9LIVES=1\n", 1],
      ["A=1\n\n- B: 2\n", 3],
    ] as const)
      expect(() => readEnvironment(write(text))).toThrow(`line ${line} is neither a comment nor NAME=value`);
  });

  it("may be absent", () => {
    expect(readEnvironment(join(folder, "absent"))).toEqual({ ...process.env });
  });
});
