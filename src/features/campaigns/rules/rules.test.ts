import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { answerErrors } from "#content/campaigns.ts";
import { formatInstant, instantOfLocalTime, isTimeZone, localTimeOf } from "#platform/clock/time-zone.ts";
import {
  campaignWith,
  eveningQuestion,
  helpsQuestion,
  section,
  wordsQuestion,
} from "../../../../tests/support/campaign-content.ts";
import { publishFaults, publishWarnings } from "../copy/campaign-copy.ts";
import { campaignContent, type Question } from "../schema/campaign.ts";
import { checkAnswers } from "./answers.ts";
import { newCampaign, slugFrom } from "./new-campaign.ts";
import { publishChecks } from "./publish-checks.ts";
import { statusAt } from "./schedule.ts";

const form = campaignWith();

describe("answers", () => {
  it("to hidden questions are dropped and never required", () => {
    const required = { ...helpsQuestion, required: true };
    const campaign = campaignWith({ sections: [section("one", eveningQuestion, required)] });
    const hidden = checkAnswers(campaign, { evening: { chosen: ["never"] }, helps: { chosen: ["plan"] } });
    expect(hidden).toMatchObject({ answers: { evening: { chosen: ["never"] } }, faults: {}, complete: true });
    expect(hidden.answers.helps).toBeUndefined();
    expect(checkAnswers(campaign, { evening: { chosen: ["monday"] } }).faults).toEqual({
      helps: answerErrors.missing.choices,
    });
  });

  it("that are hidden decide about nothing further on", () => {
    const third: Question = {
      ...wordsQuestion,
      required: true,
      showIf: { match: "all", tests: [{ question: "helps", is: "answered", values: [] }] },
    };
    const chain = campaignWith({ sections: [section("one", eveningQuestion, helpsQuestion, third)] });
    const given = { evening: { chosen: ["never"] }, helps: { chosen: ["plan"] }, words: "left over" };
    expect(checkAnswers(chain, given)).toMatchObject({
      answers: { evening: { chosen: ["never"] } },
      faults: {},
    });
  });

  it.each([
    [{ evening: { chosen: ["monday", "tuesday"] } }, "evening", answerErrors.choice],
    [{ evening: { chosen: ["sunday"] } }, "evening", answerErrors.choice],
    [{ evening: { chosen: [], other: " " } }, "evening", answerErrors.otherMissing],
    [{ evening: "monday" }, "evening", answerErrors.unknown],
    [{}, "evening", answerErrors.missing.choice],
    [{ helps: { chosen: ["plan", "group", "sound"] } }, "helps", answerErrors.tooMany(2)],
    [{ words: "x".repeat(1_001) }, "words", answerErrors.tooLong(1_000)],
    [{ words: "a\u0000" }, "words", answerErrors.unreadable],
    [{ words: 5 }, "words", answerErrors.unknown],
  ])("%j is refused with a sentence", (given, id, sentence) => {
    expect(checkAnswers(form, given).faults[id]).toBe(sentence);
  });

  it("count a word of one's own as one of the choices", () => {
    const { answers } = checkAnswers(form, {
      evening: { chosen: [], other: " late " },
      helps: { chosen: ["sound", "plan"] },
    });
    // Choices stand in the order of the list, whatever order they came in.
    expect(answers).toEqual({ evening: { chosen: [], other: "late" }, helps: { chosen: ["plan", "sound"] } });
  });
});

describe("publishing", () => {
  it("takes the sample and refuses an empty draft with everything that is missing", () => {
    expect(publishChecks(form).faults).toEqual([]);
    const texts = publishChecks(newCampaign("")).faults.map(({ text }) => text);
    for (const each of ["title", "slug", "purpose", "contact", "zone", "noQuestion"] as const)
      expect(texts).toContain(publishFaults[each]);
  });

  const faultsWith = (question: Question) =>
    publishChecks(campaignWith({ sections: [section("one", question, eveningQuestion)] })).faults;

  it("refuses conditions that look forward, at themselves, at nothing, or at what cannot be", () => {
    const asking = (question: string, values: string[] = ["monday"]): Question => ({
      ...wordsQuestion,
      showIf: { match: "all", tests: [{ question, is: "one-of", values }] },
    });
    expect(faultsWith(asking("evening"))).toEqual([{ part: "words", text: publishFaults.conditionLater }]);
    expect(faultsWith(asking("words"))).toEqual([{ part: "words", text: publishFaults.conditionLater }]);
    expect(faultsWith(asking("gone"))).toEqual([{ part: "words", text: publishFaults.conditionUnknown }]);
    const after = publishChecks(
      campaignWith({ sections: [section("one", eveningQuestion, asking("evening", ["sunday"]))] }),
    );
    expect(after.faults).toEqual([{ part: "words", text: publishFaults.conditionGone }]);
  });

  it("refuses a schedule that ends before it begins, and choices that cannot be made", () => {
    const late = campaignWith({ opens: "2026-12-02T00:00:00.000Z", closes: "2026-12-01T00:00:00.000Z" });
    expect(publishChecks(late).faults).toEqual([{ text: publishFaults.schedule, at: "set-closes" }]);
    const past = campaignWith({ closes: "2026-11-21T10:00:00.000Z" });
    const now = "2026-11-21T10:00:00.000Z";
    expect(publishChecks(past, { now, closes: "" }).faults).toEqual([
      { text: publishFaults.closesPast, at: "set-closes" },
    ]);
    // What has ended by its own schedule can still be changed and published.
    expect(publishChecks(past, { now, closes: past.closes }).faults).toEqual([]);
    if (helpsQuestion.kind !== "severalChoices") throw new Error("the fixture has changed");
    expect(faultsWith({ ...helpsQuestion, showIf: null, min: 3, max: 2 })).toEqual([
      { part: "helps", text: publishFaults.choiceRange },
    ]);
  });

  it("warns of names, diagnoses, and ways to reach somebody who was promised to stay unknown", () => {
    const warnings = (label: string, kind: "shortText" | "email") =>
      publishChecks(
        campaignWith({
          sections: [
            section(
              "one",
              kind === "email"
                ? { ...wordsQuestion, kind, label }
                : { ...wordsQuestion, kind, max: 100, label },
            ),
          ],
        }),
      ).warnings.map(({ text }) => text);
    expect(warnings("Your first name", "shortText")).toEqual([publishWarnings.name]);
    expect(warnings("What was the diagnosis?", "shortText")).toEqual([publishWarnings.diagnosis]);
    expect(warnings("Where can we write to?", "email")).toEqual([publishWarnings.identity]);
    expect(warnings("Which colour?", "shortText")).toEqual([]);
  });
});

describe("the schedule", () => {
  const planned = {
    state: "published",
    opens: "2026-12-01T14:00:00.000Z",
    closes: "2026-12-05T14:00:00.000Z",
  } as const;

  it("opens and closes on the instant", () => {
    const at = (instant: string) => statusAt(planned, new Date(instant));
    expect(at("2026-12-01T13:59:59.999Z")).toBe("notYet");
    expect(at("2026-12-01T14:00:00.000Z")).toBe("open");
    expect(at("2026-12-05T13:59:59.999Z")).toBe("open");
    expect(at("2026-12-05T14:00:00.000Z")).toBe("closed");
    expect(statusAt({ ...planned, state: "closed" }, new Date("2026-12-02"))).toBe("closed");
    expect(statusAt({ ...planned, opens: "", closes: "" }, new Date("2026-12-02"))).toBe("open");
  });

  it("reads the clock on the wall as calendars do, in every zone and through every change of clocks", () => {
    const zones = [
      "America/New_York",
      "America/St_Johns",
      "Europe/London",
      "Australia/Lord_Howe",
      "Asia/Kolkata",
      "Pacific/Apia",
      "UTC",
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date("2015-01-01"), max: new Date("2035-01-01"), noInvalidDate: true }),
        (zone, date) => {
          const local = date.toISOString().slice(0, 16);
          const expected = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant();
          expect(instantOfLocalTime(local, zone)).toBe(new Date(expected.epochMilliseconds).toISOString());
        },
      ),
      { numRuns: 500 },
    );
    for (const [local, instant] of [
      ["2026-03-08T02:30", "2026-03-08T07:30:00.000Z"],
      ["2026-11-01T01:30", "2026-11-01T05:30:00.000Z"],
    ] as const)
      expect(instantOfLocalTime(local, "America/New_York")).toBe(instant);
    expect(localTimeOf("2026-11-24T14:00:00.000Z", "America/New_York")).toBe("2026-11-24T09:00");
  });

  it("says the instant with its zone, and knows which zones there are", () => {
    expect(formatInstant("2026-11-24T14:00:00.000Z", "America/New_York").replaceAll("\u202f", " ")).toBe(
      "Tuesday, November 24, 2026 at 9:00 AM Eastern Time",
    );
    expect([isTimeZone("America/Toronto"), isTimeZone(""), isTimeZone("Mars/Olympus")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the address", () => {
  it("is made from the title and stays a good address, whatever the title is", () => {
    expect(slugFrom("What would help during the wait?")).toBe("what-would-help-during-the-wait");
    expect(slugFrom("Été à Québec: l’attente")).toBe("ete-a-quebec-lattente");
    expect(slugFrom("???")).toBe("campaign");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (title) => {
        const slug = slugFrom(title);
        expect(campaignContent.shape.slug.safeParse(slug).success && slug.length >= 3).toBe(true);
      }),
    );
  });
});
