import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { groupOf } from "#content/groups/timetable.ts";
import { groupsDocument } from "#content/groups.ts";
import { nextSessions, seriesOf } from "../../rules.ts";
import { groupForm } from "../schema.ts";
import { groupFields, groupFromFields, groupOfForm } from "./form-fields.ts";
import { nextMeetings } from "./schedule.ts";
import { fromTimetable } from "./timetable.ts";

const now = "2026-11-21T10:00:00.000Z";
const instant = Temporal.Instant.from(now);

describe("the groups of the timetable", () => {
  it.each(groupsDocument.shipped.groups)("keep their next dates: $name", (entry) => {
    const { meeting } = groupOf(entry);
    const firstOfRound = seriesOf(meeting, instant).begins.start.toPlainDate().toString();
    const made = fromTimetable(entry, { groundRules: "Be kind.", firstOfRound });
    const input = groupOfForm(groupForm.parse(groupFromFields(groupFields(made))));
    const before = nextSessions(meeting, instant, 3).map(({ start }) => start.epochMilliseconds);
    const after = nextMeetings(input.schedule, [], { now, count: 3 }).map(({ start }) => Date.parse(start));
    expect(after).toEqual(before);
  });
});
