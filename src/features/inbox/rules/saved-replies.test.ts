import { expect, it } from "vitest";
import { personalReply, repliesIn } from "./saved-replies.ts";

const ours = [{ id: "thanks", title: "Thanks", text: "Hello," }];

it("uses our replies until the team has its own, also when it has deleted them all", () => {
  expect(repliesIn(undefined, ours)).toBe(ours);
  expect(repliesIn("", ours)).toBe(ours);
  expect(repliesIn("[]", ours)).toEqual([]);
  expect(repliesIn(JSON.stringify([{ id: "a", title: "A", text: "B" }]), ours)).toEqual([
    { id: "a", title: "A", text: "B" },
  ]);
});

it("falls back to ours when what is stored can't be read", () => {
  expect(repliesIn("{", ours)).toBe(ours);
  expect(repliesIn('[{"id":1}]', ours)).toBe(ours);
});

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
