import { describe, expect, it } from "vitest";
import { shippedGroups } from "#content/groups.ts";
import { nextMeetings } from "./schedule.ts";
import { fromTimetable, groupsIn } from "./timetable.ts";

const given = { groundRules: "Be kind.", now: "2026-11-21T10:00:00.000Z" };
const entryOf = (id: string) => shippedGroups.find((entry) => entry.id === id);

/** The next dates of a group that was in the timetable, by the clock of its zone. */
function datesOf(id: string, change: object = {}): readonly string[] {
  const made = groupsIn({ groups: [{ ...entryOf(id), ...change }] }, given)?.groups[0];
  const next = made && nextMeetings(made.schedule, [], { now: given.now, count: 3 });
  return (next ?? []).map(({ start }) =>
    new Date(start).toLocaleString("sv-SE", { timeZone: made?.schedule.zone }).slice(0, 16),
  );
}

describe("the groups of the timetable", () => {
  it("become groups that meet when they met before", () => {
    for (const entry of shippedGroups) expect(fromTimetable(entry, given), entry.id).toBeDefined();
    expect(datesOf("infertility")).toEqual(["2026-12-08 19:30", "2027-01-12 19:30", "2027-02-09 19:30"]);
    expect(datesOf("open-circle")).toEqual(["2026-12-03 19:00", "2026-12-17 19:00", "2027-01-14 19:00"]);
    expect(datesOf("adoption")).toEqual(["2027-01-28 19:00", "2027-02-25 19:00", "2027-03-25 19:00"]);
    expect(datesOf("loved-ones", { rhythm: "every-week" })[0]).toBe("2026-11-25 19:00");
  });

  it("begin their next round if they meet in rounds", () => {
    const round = ["2027-01-13 18:30", "2027-01-20 18:30", "2027-01-27 18:30"];
    expect(datesOf("deciding-together")).toEqual(round);
    expect(datesOf("deciding-together", { first: "2026-11-25" })[0]).toBe("2026-11-25 18:30");
    expect(groupsIn({ groups: [entryOf("deciding-together")] }, given)?.groups[0]?.schedule.count).toBe(8);
  });

  it("keep how people join, whether they are samples, and their section", () => {
    const { groups = [] } =
      groupsIn({ groups: [entryOf("after-loss"), { ...entryOf("men"), state: "confirmed" }] }, given) ?? {};
    expect(groups.map(({ slug, state, size, content }) => ({ slug, state, size, ...content }))).toMatchObject(
      [
        {
          slug: "after-loss",
          state: "open",
          size: 8,
          joins: "write",
          cost: "unsaid",
          apart: "loss",
          sample: true,
        },
        {
          slug: "men",
          state: "open",
          size: 12,
          joins: "course",
          cost: "members",
          apart: "none",
          sample: false,
        },
      ],
    );
  });

  it("have the usual seats if their size doesn't end with a number of people", () => {
    const sizes = ["up to 500", "6 people, since 2024", "a few", "0", "8 to 10 people"];
    const { groups = [], unfit } =
      groupsIn({ groups: sizes.map((size) => ({ ...entryOf("men"), size })) }, given) ?? {};
    expect([groups.map(({ size }) => size), unfit]).toEqual([[12, 12, 12, 12, 10], 0]);
  });

  it("are drafts that meet every week if only their rule can't be kept, whatever the length of the ground rules", () => {
    const entries = [
      { ...entryOf("men"), minutes: 5 },
      { ...entryOf("men"), rhythm: "month-last", first: "2026-11-02" },
    ];
    const { groups, unfit } =
      groupsIn({ groups: entries }, { ...given, groundRules: "Be kind. ".repeat(500) }) ?? {};
    expect(unfit).toBe(0);
    for (const group of groups ?? [])
      expect(group).toMatchObject({ slug: "men", state: "draft", schedule: { unit: "week", minutes: 75 } });
    expect(groups).toHaveLength(2);
  });

  it("are left out if they can't be read, and counted", () => {
    const men = entryOf("men");
    const wrong = [
      { ...men, first: "soon" },
      { ...men, zone: "Mars/Olympus" },
      { ...men, time: "25:00" },
      { ...men, id: "No Slug" },
      { ...men, format: "sauna" },
      "a text",
      null,
    ];
    expect(groupsIn({ groups: [...wrong, men] }, given)).toMatchObject({
      groups: [{ slug: "men" }],
      unfit: wrong.length,
    });
    for (const stored of [undefined, "", 3, {}, { groups: "all" }])
      expect(groupsIn(stored, given)).toBeUndefined();
  });
});
