import { expect, test } from "vitest";
import { type ConversationKind, conversationKinds } from "../rules/conversation-kinds.ts";
import { fieldsIn, teamFieldsIn, teamTexts } from "./forms.ts";

/** What the team's API says of a message or inquiry besides the form's fields. */
const taken = ["id", "state", "assignee", "version", "metAt", "createdAt", "due", "steps"];

test.each(conversationKinds)(
  "the team's names of the fields of %s are their own, and nothing else is called so",
  (mailbox) => {
    const names = teamFieldsIn[mailbox].map(({ teamName }) => teamName);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => taken.includes(name))).toEqual([]);
    expect(fieldsIn[mailbox].map(({ column }) => column)).toContain("email");
    for (const { name, label } of fieldsIn[mailbox]) expect(label, name).not.toBe(name);
  },
);

test("the team reads the same things in the same order, by names both forms share", () => {
  const firstFive = (mailbox: ConversationKind) =>
    teamFieldsIn[mailbox].slice(0, 5).map(({ teamName }) => teamName);
  expect(firstFive("messages")).toEqual(["subject", "name", "email", "phone", "message"]);
  expect(firstFive("inquiries")).toEqual(["clinic", "name", "email", "phone", "message"]);
  expect(teamTexts("messages", { subject: "general", name: "Robin" })).toMatchObject({
    subject: "General Inquiry",
    name: "Robin",
    phone: "",
  });
});
