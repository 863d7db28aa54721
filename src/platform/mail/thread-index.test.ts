import { describe, expect, it } from "vitest";
import { beginThreadIndex, replyThreadIndex } from "./thread-index.ts";

const outlook = "AQHb9piJBsCGD1GVoU+wxkNV9ElnybQ1RAuA";
const at = new Date("2026-11-27T10:00:00.000Z");
const bytesOf = (index = "") => Buffer.from(index, "base64");

describe("the index by which Outlook groups mails", () => {
  it("of a reply is the whole index that it replies to, and five bytes more", () => {
    const reply = replyThreadIndex(outlook, at);
    expect(bytesOf(reply).length).toBe(bytesOf(outlook).length + 5);
    expect(bytesOf(reply).subarray(0, bytesOf(outlook).length)).toEqual(bytesOf(outlook));
    expect(replyThreadIndex(` ${outlook.slice(0, 20)}\r\n ${outlook.slice(20)}`, at)).toBe(reply);
  });

  it("has the time since the thread began, more exactly within 1.7 years", () => {
    const began = beginThreadIndex("0199b4a1-5f6a-7c3e-8b2d-3f4a5b6c7d8e", at);
    const later = (hours: number) => replyThreadIndex(began, new Date(at.getTime() + hours * 3_600_000));
    const block = (hours: number) => bytesOf(later(hours)).readUInt32BE(22);
    expect(Math.abs((block(1) * 2 ** 18) / 1e7 - 3_600)).toBeLessThan(2);
    const years = 3 * 365 * 24;
    expect(block(years) >>> 31).toBe(1);
    expect(Math.abs(((block(years) - 2 ** 31) * 2 ** 23) / 1e7 / 3_600 - years)).toBeLessThan(1);
    // A clock that is behind.
    expect(block(-1)).toBe(0);
  });

  it("begins with the conversation's own number, and stays the same", () => {
    const index = beginThreadIndex("0199b4a1-5f6a-7c3e-8b2d-3f4a5b6c7d8e", at);
    expect(bytesOf(index).toString("hex")).toMatch(/^0101d[0-9a-f]{7}0199b4a15f6a7c3e8b2d3f4a5b6c7d8e$/);
    expect(beginThreadIndex("0199b4a1-5f6a-7c3e-8b2d-3f4a5b6c7d8e", at)).toBe(index);
  });

  it.each(["", "AQ==", "not base64 at all!", outlook.slice(0, -4), `${"A".repeat(30)}`, "AQ".repeat(4_000)])(
    "of anything else is none: %.20s",
    (index) => {
      expect(replyThreadIndex(index, at)).toBeUndefined();
    },
  );
});
