import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createFieldCipher } from "./field-cipher.ts";
import { textOfTicket, ticketFor } from "./ticket.ts";

const cipher = createFieldCipher([{ id: "v1", key: randomBytes(32) }]);
const at = (seconds: number) => ({ cipher, clock: { now: () => new Date(seconds * 1_000) } });

it("is read until its time is over, for its own purpose, and says nothing by itself", () => {
  const text = "a place and a date";
  const ticket = ticketFor(at(0), "door", { text, milliseconds: 60_000 });
  expect(ticket).toMatch(/^v1\.[\w-]+$/);
  expect(Buffer.from(ticket.slice(3), "base64url").toString("latin1")).not.toContain("place");
  expect([textOfTicket(at(59.9), "door", ticket), textOfTicket(at(60), "door", ticket)]).toEqual([
    text,
    undefined,
  ]);
  expect(textOfTicket(at(0), "window", ticket)).toBeUndefined();
  for (const forged of ["", "v1", "v1.x", "v2.abc", `${ticket.slice(0, -2)}AA`, ticket.replace("v1", "v9")])
    expect(textOfTicket(at(0), "door", forged), forged).toBeUndefined();
});
