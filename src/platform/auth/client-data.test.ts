import { describe, expect, it } from "vitest";
import { isFromOwnPage } from "./client-data.ts";

const usual = { type: "webauthn.get", challenge: "q0Yx1b5Q2c4", origin: "https://kinward.example" };
const written = (text: string) => Buffer.from(text).toString("base64url");
const json = (more: object) => written(JSON.stringify({ ...usual, ...more }));

describe("what a browser says about the use of a passkey", () => {
  it("is taken from a page of its own, as browsers write it", () => {
    for (const more of [
      {},
      { crossOrigin: false },
      {
        crossOrigin: false,
        other_keys_can_be_added_here: 'do not compare "clientDataJSON": against a template',
      },
      { tokenBinding: { status: "supported" } },
      { tokenBinding: { status: "not-supported" } },
    ])
      expect(isFromOwnPage(json(more)), JSON.stringify(more)).toBe(true);
    // Some devices escape slashes.
    expect(isFromOwnPage(written(JSON.stringify(usual).replaceAll("/", "\\/")))).toBe(true);
    expect(isFromOwnPage(written(`\n${JSON.stringify(usual, null, 2)} `))).toBe(true);
  });

  it("is refused from inside another site's page, or with a token binding nobody checked", () => {
    for (const more of [
      { crossOrigin: true },
      { crossOrigin: "true" },
      { crossOrigin: 0 },
      { crossOrigin: null },
      { crossOrigin: false, topOrigin: "https://evil.example" },
      { topOrigin: usual.origin },
      { tokenBinding: { status: "present", id: "AAAA" } },
      { tokenBinding: "supported" },
      { origin: [usual.origin] },
      { type: undefined },
    ])
      expect(isFromOwnPage(json(more)), JSON.stringify(more)).toBe(false);
  });

  it("is refused with any key twice, however it's written", () => {
    const text = JSON.stringify({ ...usual, crossOrigin: false, tokenBinding: { status: "supported" } });
    for (const name of ["type", "challenge", "origin", "crossOrigin", "tokenBinding"]) {
      const escaped = `\\u${name.charCodeAt(0).toString(16).padStart(4, "0")}${name.slice(1)}`;
      for (const spelling of [name, escaped])
        for (const value of ["true", '"https://evil.example"', "{}"]) {
          const twice = text.replace("{", `{"${spelling}" : ${value},`);
          expect(isFromOwnPage(written(twice)), twice).toBe(false);
        }
    }
    expect(isFromOwnPage(written(text.replace('{"status"', '{"status":"present","status"')))).toBe(false);
  });

  it("is refused if it can't be read", () => {
    for (const text of ["", "null", "[]", "{", "\u0000", '"text"'])
      expect(isFromOwnPage(written(text))).toBe(false);
    expect(isFromOwnPage(Buffer.from([0x7b, 0xff, 0x7d]).toString("base64url"))).toBe(false);
  });
});
