import { describe, expect, it } from "vitest";
import { weakPasswordMessages } from "../copy.ts";
import { weakPasswordSentence } from "./weak-password.server.ts";

const services = { settings: { SITE_URL: "https://team.kinward.example" } };
const person = { name: "Robin Haddad", email: "robin.haddad@clinic.example" };

describe("words from this site in a password", () => {
  it.each([
    "fertility clinic 2026",
    "Surrogacy-Journey-1!",
    "infertility support team",
    "admin owner editor viewer",
    "donor conception 12345",
  ])("refuses %s", async (password) => {
    expect(await weakPasswordSentence(services, { ...person, password })).toBe(weakPasswordMessages.personal);
  });

  it.each(["the clinic sleeps in a blue canoe", "nine turnips left the journey early"])(
    "takes %s, which has enough other words",
    async (password) => {
      expect(await weakPasswordSentence(services, { ...person, password })).toBeUndefined();
    },
  );
});
