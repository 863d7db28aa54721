import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { weakPasswordMessages } from "../copy.ts";
import { contextWords, passwordMinLength } from "../rules.ts";
import { addMember } from "../writes/accounts.server.ts";

let app: TestApp;
let token: string | undefined;
beforeAll(async () => {
  app = await openTestApp("sqlite");
  const member = { email: "sam@kinward.test", name: "Sam", role: "viewer", password: undefined } as const;
  token = await addMember(app.services, member);
});
afterAll(() => app.close());

/** What a mailed link says to a password; undefined if it takes it. */
async function refusalOf(chosen: string): Promise<unknown> {
  const answer = await app.post("/api/auth/set-password", { token, password: chosen });
  return answer.status === 422 ? (await answer.json()).fields.password : undefined;
}

// ending.api.test.ts shows that the profile and the terminal refuse the same.
describe("a new password", () => {
  it("isn't shorter than 15 characters", async () => {
    expect(passwordMinLength).toBe(15);
    for (const short of ["k7#pQ9!", "k7#pQ9!vR2$wX5"])
      expect(await refusalOf(short), short).toBe("Please choose at least 15 characters");
  });

  it("isn't made of words of this site, whichever of them", async () => {
    for (const [at, word] of contextWords.entries()) {
      const joined = `${word} ${contextWords.at(at - 1)} ${word} 2026`;
      expect(joined.length).toBeGreaterThanOrEqual(passwordMinLength);
      expect(await refusalOf(joined), joined).toBe(weakPasswordMessages.personal);
    }
  });

  it("isn't one of the common ones that are long enough", async () => {
    const long = dictionary["passwords-common"]
      .map(String)
      .filter((each) => each.length >= passwordMinLength);
    expect(long.length).toBeGreaterThan(40);
    for (const each of long) expect(await refusalOf(each), each).toMatch(/four or five words|mostly/);
  });

  it("isn't in the list of breached ones that the site has", async () => {
    const folder = mkdtempSync(join(tmpdir(), "kinward-breached-"));
    const path = join(folder, "breached.txt");
    const breached = ["seven lamps hum over rivers", "nine turnips left quietly"];
    const hashes = breached.map((each) => createHash("sha1").update(each).digest("hex").toUpperCase());
    writeFileSync(path, `${hashes.toSorted().join(":3\r\n")}:12\r\n`);
    const strict = await openTestApp("sqlite", { BREACHED_PASSWORDS_FILE: path });
    const member = { email: "sam@kinward.test", name: "Sam", role: "viewer", password: undefined } as const;
    const link = await addMember(strict.services, member);
    const choose = (chosen: string) =>
      strict.post("/api/auth/set-password", { token: link, password: chosen });
    for (const each of breached) {
      const answer = await choose(each);
      expect([answer.status, (await answer.json()).fields]).toEqual([
        422,
        { password: weakPasswordMessages.breached },
      ]);
    }
    expect((await choose("nine turnips left loudly")).status).toBe(200);
    await strict.close();
    rmSync(folder, { recursive: true });
  });

  // Last: the link is used up by it.
  it("is taken with four words that nobody puts together", async () => {
    expect(await refusalOf("nine turnips left quietly")).toBeUndefined();
    expect(await app.services.store.db.selectFrom("member_invites").selectAll().execute()).toEqual([]);
  });
});
