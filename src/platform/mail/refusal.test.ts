import { expect, it } from "vitest";
import { refusalOfMail } from "./refusal.ts";

it.each([
  { code: 550, command: "RCPT TO", isFinal: true },
  { code: 554, command: "DATA", isFinal: true },
  { code: 535, command: "AUTH PLAIN", isFinal: false },
  { code: 451, command: "DATA", isFinal: false },
  { code: undefined, command: "DATA", isFinal: false },
])("a mail server's answer is final or not: $code to $command", ({ code, command, isFinal }) => {
  const error = Object.assign(new Error("refused"), {
    responseCode: code,
    command,
    response: "what it said",
  });
  expect(refusalOfMail(error)).toEqual({ code, isFinal, reply: "what it said" });
});
