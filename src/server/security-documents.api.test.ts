import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpointsOf } from "#api/app.ts";
import { importBytes, importRows } from "#features/newsletter/subscribers/rules/bounds.ts";
import { redirectBounds } from "#features/redirects/rules.ts";
import { memberWithSessions, teamMembers } from "#features/team/members/reads/accounts.server.ts";
import { mostGrants } from "#features/team/members/schema.ts";
import {
  firstOwnerHours,
  inviteHours,
  mailEveryMinutes,
  passwordLinkHours,
  passwordMaxLength,
  passwordMinLength,
  tryLimits,
} from "#features/team/rules.ts";
import { idleMinutes, secondFactorMinutes, sessionHours } from "#features/team/sign-in/rules.ts";
import { tablesOf } from "#platform/backup/tables-of.ts";
import { smallestGroup } from "#platform/list/small-groups.ts";
import { permissions, scoped } from "#platform/permissions/access.ts";
import { pictureBounds } from "#platform/pictures/bounds.ts";
import { actAs, actorBy, ask } from "#tests/support/admin.ts";
import { readDocument, rowsOf } from "#tests/support/documents.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";

// The documents of docs/security/ say what the code does. When one of these fails, change the document too.

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp("sqlite");
});
afterAll(() => app.close());

describe("docs/security/passwords.md", () => {
  const text = readDocument("docs/security/passwords.md");

  it("says how guessing is slowed, with the figures in force", () => {
    const { password, code, passkey, "own password": own } = tryLimits;
    expect(text).toContain(`${passwordMinLength} to ${passwordMaxLength} characters, of any kind`);
    expect(rowsOf(text).map(([, limit, after]) => [limit, after])).toEqual([
      ["limit", "after that"],
      [`${password.most} in ${password.minutes} minutes`, "that place waits"],
      [
        `${password.mostTogether} in an hour`,
        `unknown places share one attempt every ${password.thenEverySeconds} seconds`,
      ],
      [`${code.most} in ${code.minutes} minutes`, "that place waits"],
      [
        `${code.mostTogether} in an hour`,
        `unknown places share one attempt every ${code.thenEverySeconds / 60} minutes`,
      ],
      [`${passkey.most} in ${passkey.minutes} minutes`, "that place waits"],
      [
        `${passkey.mostTogether} in an hour`,
        `unknown places share one attempt every ${passkey.thenEverySeconds} seconds`,
      ],
      [`${own.most} of each in ${own.minutes} minutes, in all sessions together`, "that person waits"],
    ]);
    expect([password.togetherMinutes, code.togetherMinutes, passkey.togetherMinutes]).toEqual([60, 60, 60]);
    expect(text).toContain("No account is ever locked.");
  });

  it("names where the words of this site are, and when to add one", () => {
    expect(text).toContain("`contextWords` in `src/features/team/rules.ts` is the complete list");
    expect(text).toMatch(/When you add\s+a role, a product name or a subject to the site, add its word/);
  });
});

describe("docs/security/sessions.md", () => {
  const text = readDocument("docs/security/sessions.md");

  it("lists every way to sign in", () => {
    const ways = endpointsOf(app.services)
      .map(({ path }) => `/api${path}`)
      .filter((path) => path.startsWith("/api/auth/"));
    const listed = rowsOf(text).flatMap(([way = ""]) => (way.startsWith("/api/") ? [way] : []));
    expect(listed.toSorted()).toEqual(ways.toSorted());
  });

  it("says how long sessions last, and how many there may be", () => {
    const figures = new Map(rowsOf(text).map(([what, figure]) => [what, figure]));
    expect(figures.get("without a request")).toBe(`${idleMinutes} minutes`);
    expect(figures.get("in any case")).toBe(`${sessionHours} hours`);
    expect(figures.get("the step between password and code")).toBe(`${secondFactorMinutes} minutes`);
    expect(figures.get("a mailed link for a new password")).toBe(`${passwordLinkHours} hour`);
    expect(figures.get("the printed address for the first person")).toBe(`${firstOwnerHours} hours`);
    expect(figures.get("an invitation")).toBe(`${inviteHours} hours`);
    expect(text).toContain("One account can have any number of sessions.");
  });
});

describe("docs/security/limits.md", () => {
  const text = readDocument("docs/security/limits.md");

  it("says every limit that is in force for visitors", () => {
    const inForce = endpointsOf(app.services).flatMap(({ operationId, limit, permission }) =>
      limit && permission === undefined ? [[operationId, String(limit.points)]] : [],
    );
    const listed = rowsOf(text).filter(
      ([name = "", times = ""]) => /^[a-z]+[A-Z]/.test(name) && /^\d+$/.test(times),
    );
    expect(listed).toEqual(inForce.toSorted(([one = ""], [other = ""]) => one.localeCompare(other)));
    expect(text).toContain(`| mails with a link for a new password | 1 in ${mailEveryMinutes} minutes`);
    expect(text).toContain(`in one person's limited access | ${mostGrants};`);
  });

  it("names the rules that join several fields", () => {
    const part = text.slice(
      text.indexOf("## Values that belong together"),
      text.indexOf("## What may be uploaded"),
    );
    expect(rowsOf(part).length).toBeGreaterThan(5);
    for (const thing of ["campaign", "clinic code", "redirect", "newsletter issue", "import"])
      expect(part).toContain(thing);
  });

  it("says what may be uploaded, how large, and what happens to it", () => {
    const { bytes, pixels, side } = pictureBounds;
    expect(text).toContain(
      `${bytes / 1e6} MB, ${pixels / 1e6} megapixels, ${side.toLocaleString("en-US")} pixels a side`,
    );
    expect(text).toContain(
      `CSV | ${importBytes / 1024 / 1024} MB, ${importRows.toLocaleString("en-US")} addresses`,
    );
    expect(text).toContain(
      `CSV | ${redirectBounds.importBytes / 1000} KB, ${redirectBounds.importRows.toLocaleString("en-US")} rows`,
    );
    const uploads = endpointsOf(app.services).flatMap(({ form, operationId }) =>
      form?.files ? [operationId] : [],
    );
    expect(uploads).toEqual(["addPicture"]);
  });

  it("names what is costly, and what bounds it", () => {
    const part = text.slice(text.indexOf("## What is costly"));
    for (const thing of [
      "password's hash",
      "picture",
      "exports",
      "searching",
      "bodies",
      "feeds",
      "mails",
      "PostgreSQL",
    ])
      expect(part).toContain(thing);
  });
});

/** How limited access has a permission: for its own items, or if an owner lets it publish them. */
function limitedMay(permission: string): string | undefined {
  const has = (list: readonly string[]) => list.includes(permission);
  if (Object.values(scoped).some(({ permissions: always }) => has(always))) return "own";
  return Object.values(scoped).some(({ publishing }) => has(publishing)) ? "own, if ticked" : undefined;
}

describe("docs/security/permissions.md", () => {
  it("has the table of permissions as it is in force", () => {
    const listed = rowsOf(readDocument("docs/security/permissions.md")).slice(1);
    const inForce = Object.entries<readonly string[]>(permissions).map(([name, roles]) => [
      name,
      limitedMay(name) ?? (roles.includes("limited") ? "yes" : "–"),
      ...["host", "viewer", "editor", "owner"].map((role) => (roles.includes(role) ? "yes" : "–")),
    ]);
    expect(listed).toEqual(inForce);
  });
});

describe("docs/security/permissions.md, below the table", () => {
  const text = readDocument("docs/security/permissions.md");
  const part = text.slice(text.indexOf("## Records and fields"));

  it("says which fields are closed to whom, and the API has it so", async () => {
    expect(part).toContain("Viewers see campaigns without the addresses to notify");
    expect(part).toContain(
      `results only in groups of ${smallestGroup === 5 ? "five" : smallestGroup} and more`,
    );
    expect(part).toMatch(
      /Passwords, recovery codes, secrets of authenticator apps, keys .* are never returned/s,
    );
    expect(part).toContain("A write accepts the fields of its form and refuses any other.");
    const { cookie } = await actAs(app, "owner");
    const profile = await ask(app, "/api/admin/profile", { cookie });
    expect(profile.status).toBe(200);
    const owner = await actorBy(app, { cookie });
    for (const shown of [
      await profile.text(),
      JSON.stringify(await teamMembers(app.services, owner)),
      JSON.stringify(await memberWithSessions(app.services, owner, owner.id)),
    ])
      expect(shown).not.toMatch(/password_?hash|scrypt|token_?index|recovery_?codes|DATA_KEY":/i);
    const given = { email: "a@b.example", name: "A", role: "viewer", id: "x" };
    const extra = await app.act("/admin/people", "inviteTeamMember", given, { cookie });
    expect(extra.status).toBe(422);
  });
});

describe("docs/security/data.md", () => {
  it("classes every table, each once, in a class with its protection", async () => {
    const { db, kind } = app.services.store;
    const tables = (await tablesOf(db, kind))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith("kysely"));
    const rows = rowsOf(readDocument("docs/security/data.md"));
    const listed = rows.slice(-4).flatMap(([, names = ""]) => names.split(", "));
    expect(listed.toSorted()).toEqual(tables.toSorted());
    const classes = ["secret", "sensitive", "internal", "public"];
    expect(rows.slice(-4).map(([name]) => name)).toEqual(classes);
    for (const name of classes) expect(rows.filter(([first]) => first === name)).toHaveLength(3);
  });
});

describe("SECURITY.md", () => {
  it("says how quickly packages are updated, by severity", () => {
    const text = readDocument("SECURITY.md").replaceAll(/\s+/g, " ");
    expect(text).toContain("2 days if it is critical and reachable, 7 days if it is high, 30 days otherwise");
    expect(text).toContain("Packages without an advisory are updated once a month");
    expect(text).toContain("npm audit --omit=dev");
  });
});
