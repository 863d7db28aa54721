import { expect, it } from "vitest";
import { personalReply } from "./personal-reply.ts";

it("greets by first name and signs with the team member's name", () => {
  const text = "Hello,\n\nThank you.\n\nWarm wishes";
  expect(personalReply(text, { to: "Marta Wünsche", from: "Robin" })).toBe(
    "Hello Marta,\n\nThank you.\n\nWarm wishes\nRobin",
  );
  expect(personalReply(text, { to: "", from: "" })).toBe(text);
  expect(personalReply("Hello,\n\nI will read your reply.", { to: "", from: "Robin" })).toBe(
    "Hello,\n\nI will read your reply.\n\nRobin",
  );
});
