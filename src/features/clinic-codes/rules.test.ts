import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clinicCodeBounds,
  clinicCodeStatus,
  codeFrom,
  codeKey,
  codePrefix,
  codeShape,
  releasedCount,
  smallestGroup,
} from "./rules.ts";

const dayAt = (at: number) => new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10);
const daysOf = (counts: readonly number[]) => counts.map((count, at) => ({ day: dayAt(at), count }));

describe("a code's status", () => {
  const at = (instant: string, lastDay = "2027-05-31") =>
    clinicCodeStatus({ state: "on", lastDay }, new Date(instant));

  it("lasts until its last day is over everywhere", () => {
    // In Hawaii it is still the evening of the 31st, in Samoa nearly midnight.
    expect(at("2027-06-01T09:59:00.000Z")).toBe("live");
    expect(at("2027-06-01T11:59:59.999Z")).toBe("live");
    expect(at("2027-06-01T12:00:00.000Z")).toBe("expired");
    expect(at("2126-01-01T00:00:00.000Z", "")).toBe("live");
  });

  it("is what the team said before anything else", () => {
    const late = new Date("2030-01-01T00:00:00.000Z");
    expect(clinicCodeStatus({ state: "off", lastDay: "2027-05-31" }, late)).toBe("off");
    expect(clinicCodeStatus({ state: "usedUp", lastDay: "" }, late)).toBe("usedUp");
  });
});

describe("a released count", () => {
  it("is nothing under ten, and nothing of today", () => {
    expect(releasedCount(daysOf([4, 5]), dayAt(2))).toBe(0);
    expect(releasedCount(daysOf([4, 6]), dayAt(2))).toBe(10);
    expect(releasedCount(daysOf([4, 600]), dayAt(1))).toBe(0);
    expect(releasedCount([], dayAt(0))).toBe(0);
  });

  it("waits with what is left over until that is ten as well", () => {
    expect(releasedCount(daysOf([12, 3, 3, 3]), dayAt(4))).toBe(12);
    expect(releasedCount(daysOf([12, 3, 3, 3, 1]), dayAt(5))).toBe(22);
  });

  it("differs between any two looks by nothing or by ten and more, and never says more than there was", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 25 }), { maxLength: 60 }), (counts) => {
        const days = daysOf(counts);
        let before = 0;
        for (let today = 0; today <= counts.length; today += 1) {
          const now = releasedCount(days, dayAt(today));
          const step = now - before;
          expect(step === 0 || step >= smallestGroup).toBe(true);
          const really = counts.slice(0, today).reduce((sum, count) => sum + count, 0);
          expect(really - now).toBeGreaterThanOrEqual(0);
          expect(really - now).toBeLessThan(smallestGroup);
          before = now;
        }
      }),
    );
  });
});

describe("a code", () => {
  it("is one however it is typed", () => {
    expect(codeKey(" kin-7qXm ")).toBe(codeKey("KIN-7QXM"));
  });

  it("of our own making fits its shape and has nothing that looks alike", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
        const code = codeFrom(bytes, codePrefix({ name: "Kinward" }));
        expect(code).toMatch(/^KIN-[^01ILOS5AEU]{4}-[^01ILOS5AEU]{4}$/);
        expect(codeShape.test(code)).toBe(true);
        expect(code.length).toBeLessThanOrEqual(clinicCodeBounds.code);
      }),
    );
  });

  it("begins as the team chose, or with the organization's name", () => {
    expect(codePrefix({ name: "Lantern & Oak" })).toBe("LAN");
    expect(codePrefix({ name: "Élan vital" })).toBe("ELA");
    expect(codePrefix({ chosen: "moon-7 x", name: "Kinward" })).toBe("MOON7X");
    expect(codeFrom(new Uint8Array(8), codePrefix({ name: "灯" }))).toBe("BBBB-BBBB");
  });
});
