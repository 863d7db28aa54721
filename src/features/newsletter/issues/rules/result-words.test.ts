import { expect, it } from "vitest";
import { resultWords } from "./result-words.ts";

const counts = {
  chosen: 194,
  open: 0,
  delivered: 194,
  written: 0,
  failed: 0,
  unsure: 0,
  skipped: 0,
  bounced: 0,
  deferred: 0,
  blocked: 0,
  complained: 0,
  left: 0,
};
const issue = { state: "sent", counts, pace: 60, startedAt: "November 20, 2026 at 9:00 AM" } as const;

it("says that all went well, in one line each", () => {
  expect(resultWords(issue)).toEqual([
    "It went to 194 people, starting November 20, 2026 at 9:00 AM.",
    "Every mail server accepted it.",
    "Nobody has unsubscribed since.",
  ]);
});

it("says nothing of unsubscribing about a message to a group, which is no newsletter", () => {
  const message = { ...issue, isNewsletter: false };
  expect(resultWords({ ...message, counts: { ...counts, delivered: 192, skipped: 2 } })).toEqual([
    "It went to 192 people, starting November 20, 2026 at 9:00 AM.",
    "Every mail server accepted it.",
    "2 people left or asked for a break before their turn, and didn't get it.",
  ]);
  expect(resultWords({ ...message, counts: { ...counts, delivered: 0, skipped: 194 } })).toEqual([
    "Nobody was left to send it to: everyone had left or asked for a break.",
  ]);
});

it("names what went wrong, and leaves out what didn't happen", () => {
  const mixed = { ...counts, delivered: 189, failed: 3, skipped: 1, unsure: 1, left: 1 };
  expect(resultWords({ ...issue, counts: mixed })).toEqual([
    "It went to 193 people, starting November 20, 2026 at 9:00 AM.",
    "Mail servers accepted it for 189 people.",
    "For 3 people the mail server rejected it. Often such an address no longer exists.",
    "For 1 person the connection broke at the last moment, so they may or may not have it.",
    "1 person unsubscribed or opted out before their turn, and didn't get it.",
    "1 person unsubscribed in the 7 days after it.",
  ]);
});

it("says how far it is and how long the rest takes", () => {
  const half = { ...counts, open: 94, delivered: 100 };
  expect(resultWords({ ...issue, state: "sending", counts: half })).toEqual([
    "It has gone to 100 of 194 people. The rest takes about 2 minutes.",
    "Mail servers accepted it for 100 people.",
  ]);
  expect(resultWords({ ...issue, state: "paused", counts: half })[0]).toBe(
    "It's paused after 100 of 194 people. Nothing is sent until you resume it.",
  );
});

it("says that a stopped one reached some, and a late one nobody", () => {
  const stopped = { ...counts, delivered: 20, skipped: 174 };
  expect(resultWords({ ...issue, state: "stopped", counts: stopped })).toEqual([
    "You stopped it after 20 of 194 people.",
    "Mail servers accepted it for 20 people.",
  ]);
  expect(resultWords({ ...issue, counts: { ...counts, chosen: 2, delivered: 0, skipped: 2 } })).toEqual([
    "Nobody was left to send it to: everyone had unsubscribed or opted out of its topics.",
  ]);
});
