import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { demoFile } from "#platform/demo.ts";
import { lockPlace, placeOf } from "./place.ts";
import { refuseForeignFolder, refuseRealSite } from "./refusals.ts";

const base = mkdtempSync(join(tmpdir(), "kinward-refusals-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe("a demo is refused", () => {
  it.each([
    [{ SITE_URL: "https://kinward.test" }, "https"],
    [{ ORIGIN: "https://kinward.test" }, "https"],
    [{ NODE_ENV: "production", SMTP_URL: "smtp://mail.test" }, "SMTP_URL"],
    [{ NODE_ENV: "production", DATABASE_URL: "postgres://db.test/a" }, "DATABASE_URL"],
  ])("with %o", (environment, word) => {
    expect(() => refuseRealSite(environment)).toThrow(word);
  });

  it("in a folder with other data, which stays as it is", () => {
    const other = join(base, "other");
    mkdirSync(other);
    writeFileSync(join(other, "kinward.sqlite"), "data");
    expect(() => refuseForeignFolder(other)).toThrow("files that aren't a demo's");
    expect(readFileSync(join(other, "kinward.sqlite"), "utf8")).toBe("data");
    expect(readdirSync(other)).toEqual(["kinward.sqlite"]);
  });

  it("where a file is", () => {
    const file = join(base, "file");
    writeFileSync(file, "");
    expect(() => refuseForeignFolder(file)).toThrow("is a file");
  });

  it("in a folder where one runs", () => {
    const place = placeOf(join(base, "try"));
    const unlock = lockPlace(place);
    expect(() => lockPlace(place)).toThrow("already");
    unlock();
    lockPlace(place)();
  });
});

it("takes a demo's own folder, an empty one, or one that isn't there", () => {
  const own = join(base, "own");
  const empty = join(base, "empty");
  mkdirSync(own);
  mkdirSync(empty);
  writeFileSync(join(own, demoFile), "{}");
  for (const folder of [own, empty, join(base, "none")])
    expect(() => refuseForeignFolder(folder)).not.toThrow();
  expect(() => refuseRealSite({ NODE_ENV: "test", SITE_URL: "http://localhost:3001" })).not.toThrow();
});
