import { describe, expect, it } from "vitest";
import { slug } from "#content/slug.ts";
import { parseStored, serializeStored } from "./client/stored-sheets.ts";
import { fieldName, mergeTyped, rowsNeeded, slotFor, slotOf } from "./rules.ts";

describe("an answer's place", () => {
  it("is made of the question and what belongs to it, and found again in the field's name", () => {
    expect(slotFor("days", 3, "date")).toBe("days/3/date");
    expect(slotOf(fieldName("cost-planner", "days", 3, "date"))).toBe("days/3/date");
    expect(slotOf(fieldName("cost-planner", "currency"))).toBe("currency");
    expect(fieldName("cost-planner", "currency")).not.toBe(fieldName("budget", "currency"));
    expect(slug("Which tests come first, and what is each one for?")).toBe("which-tests-come-first-and-what");
  });

  it("tells how many rows a table must show", () => {
    expect(rowsNeeded(["days/0/date", "days/11/help", "other/30/date", "clinic"], "days")).toBe(12);
    expect(rowsNeeded(["limits/time/limit"], "limits")).toBe(0);
  });
});

describe("what was typed before the script came", () => {
  it("is added to what was kept, and nothing is lost", () => {
    expect(mergeTyped("kept", "")).toBe("kept");
    expect(mergeTyped("", "typed")).toBe("typed");
    expect(mergeTyped("kept", "kept")).toBe("kept");
    expect(mergeTyped("kept", "kept and more")).toBe("kept and more");
    expect(mergeTyped("kept", "other")).toBe("kept\nother");
  });
});

describe("what the browser keeps of a sheet", () => {
  it("comes back as it was written, without the empty answers", () => {
    const text = serializeStored({ who: "Dr. Ö", when: "", own: "a\nb" });
    expect(parseStored(text)).toEqual({ who: "Dr. Ö", own: "a\nb" });
  });

  it("is nothing when nothing is left", () => {
    expect(serializeStored({ who: "" })).toBeNull();
    expect(serializeStored({})).toBeNull();
  });

  it("is nothing when something else stands there", () => {
    for (const text of [
      null,
      "",
      "no json",
      "[]",
      "{}",
      '{"version":2,"answers":{}}',
      '{"version":1,"answers":{"a":1}}',
    ])
      expect(parseStored(text)).toEqual({});
  });
});
