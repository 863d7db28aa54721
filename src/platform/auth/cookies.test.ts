import { expect, it } from "vitest";
import { cookieAttributes, cookieNames, expiredCookie } from "./cookies.ts";

it("binds cookies to the host and to TLS once the site has TLS, and hides them from scripts", () => {
  const site = "https://kinward.test";
  expect(cookieAttributes(site)).toEqual({ httpOnly: true, sameSite: "lax", path: "/", secure: true });
  for (const name of Object.values(cookieNames(site))) {
    expect(name).toMatch(/^__Host-/);
    expect(expiredCookie(name, site)).toBe(`${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure`);
  }
});

it("works without TLS on a developer's machine, still hidden from scripts", () => {
  expect(cookieAttributes("http://localhost:3000")).toMatchObject({ httpOnly: true, secure: false });
});
