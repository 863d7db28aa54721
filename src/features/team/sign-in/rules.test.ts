import { describe, expect, it } from "vitest";
import {
  isAppCode,
  isElsewhere,
  isShortRecoveryCode,
  isSignInPath,
  loginAddress,
  mustAddFactor,
  plainRecoveryCode,
  safeReturn,
} from "./rules.ts";

describe("where one goes after signing in", () => {
  it.each(["/admin", "/admin/campaigns", "/admin/campaigns/1/responses?cursor=a%20b&x=1"])(
    "is %s",
    (address) => {
      expect(safeReturn(address)).toBe(address);
    },
  );

  it.each([
    undefined,
    null,
    "",
    "admin",
    "/",
    "/contact",
    "/administration",
    "//evil.example",
    "//evil.example/admin",
    "/\\evil.example/admin",
    "/\t/evil.example/admin",
    "/admin\\@evil.example",
    "https://evil.example/admin",
    "javascript:alert(1)",
    "/admin/../..//evil.example",
    "/admin/%2e%2e/contact",
    "/admin/x\r\nSet-Cookie: a=b",
    "/admin/x%0d%0aSet-Cookie:%20a=b",
    "/admin/x%5c",
    "/admin/\u0000",
    "/admin/login",
    "/admin/login?to=/admin/login",
    "/admin/set-password?token=x",
  ])("is the admin for %j", (address) => {
    expect(safeReturn(address)).toBe("/admin");
  });

  it("stands in the login's address, unless it is the admin itself", () => {
    expect(loginAddress("/admin")).toBe("/admin/login");
    expect(loginAddress("//evil.example")).toBe("/admin/login");
    expect(loginAddress("/admin/messages/1?a=b&c")).toBe(
      "/admin/login?to=%2Fadmin%2Fmessages%2F1%3Fa%3Db%26c",
    );
  });
});

it("knows the pages of the sign-in, also as scripts ask for them", () => {
  expect(isSignInPath("/admin/login")).toBe(true);
  expect(isSignInPath("/admin/login/code.data")).toBe(true);
  for (const path of [
    "/admin",
    "/admin/loginx",
    "/admin/login/",
    "/admin/login/code/x",
    "/admin/login.data.x",
  ])
    expect(isSignInPath(path), path).toBe(false);
});

it("asks everybody for a second step where the site is public, unless the server says otherwise", () => {
  const person = { role: "viewer", second_factor: 0, must_use_factor: 0 } as const;
  const rules = { team: null, environment: undefined, https: true };
  expect(mustAddFactor(person, rules)).toBe(true);
  expect(mustAddFactor({ ...person, second_factor: 1 }, rules)).toBe(false);
  expect(mustAddFactor(person, { ...rules, https: false })).toBe(false);
  expect(mustAddFactor(person, { ...rules, environment: "owner" })).toBe(false);
  expect(mustAddFactor({ ...person, role: "owner" }, { ...rules, environment: "nobody" })).toBe(false);
});

it("tells codes of an app from recovery codes, however they are typed", () => {
  expect(isAppCode("123 456")).toBe(true);
  expect(isAppCode("12345")).toBe(false);
  expect(isAppCode("abcde-fghjk")).toBe(false);
  expect(plainRecoveryCode(" ABCDE fghjk ")).toBe("abcde-fghjk");
  const long = "abcd-efgh-jkmn-pqrs-tuvw-xyz2-3456";
  for (const typed of [long, long.replaceAll("-", " ").toUpperCase(), ` ${long.replaceAll("-", "")}`])
    expect(plainRecoveryCode(typed)).toBe(long);
  expect([long, "abcde-fghjk"].map(isShortRecoveryCode)).toEqual([false, true]);
});

it.each([
  ["https://kinward.example", "https://kinward.example", false],
  ["https://kinward.example", "https://kinward.example/", false],
  ["http://kinward.example", "https://kinward.example", true],
  ["https://www.kinward.example", "https://kinward.example", true],
  ["https://kinward.example:8443", "https://kinward.example", true],
  ["http://192.168.1.20:3000", "https://kinward.example", true],
  ["http://localhost:3000", "https://kinward.example", true],
  ["http://127.0.0.1:3000", "http://localhost:3000", false],
  ["http://192.168.1.20:3000", "http://localhost:3000", true],
])("tells whether a page at %s is elsewhere than a site at %s: %s", (origin, siteUrl, expected) => {
  expect(isElsewhere(origin, siteUrl)).toBe(expected);
});
