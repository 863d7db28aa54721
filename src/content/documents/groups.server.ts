/** The support groups and their timetable, as fields. */
import { groupFormats, groupPaths, groupRhythms, groupZones } from "../groups/choices.ts";
import { timingMisfit } from "../groups/timetable.ts";
import { groupsDocument } from "../groups.ts";
import { editable } from "./editable.server.ts";
import {
  choice,
  crossChecked,
  day,
  group,
  itemId,
  list,
  longText,
  optional,
  text,
  time,
  wholeNumber,
} from "./fields.server.ts";

/** Who meets, when and how often. */
export const groupTimetable = editable({
  document: groupsDocument,
  title: "Support groups",
  about: "Who meets, when and how often. Dates follow from a group’s first day and rhythm.",
  launch: "Confirm the groups’ timetable",
  preview: "/support/groups",
  schema: () =>
    group(
      { label: "Support groups" },
      {
        groups: list({
          label: "Groups",
          least: 1,
          most: 60,
          item: crossChecked(
            group(
              { label: "Group" },
              {
                id: itemId(),
                name: text({ label: "Name", max: 60 }),
                format: choice({ label: "Kind", options: groupFormats }),
                path: choice({
                  label: "Path",
                  options: [{ value: "every", label: "Every path" }, ...groupPaths],
                }),
                forWhom: longText({ label: "Who it’s for", max: 300 }),
                host: text({ label: "Host", help: "A role, such as: two trained peers. No names.", max: 80 }),
                size: text({ label: "Size", help: "Such as: 6 to 12 people.", max: 40 }),
                first: day({ label: "First day", help: "The first day the group ever met or will meet." }),
                time: time({ label: "Time" }),
                minutes: wholeNumber({ label: "Length in minutes", min: 15, max: 240 }),
                zone: choice({ label: "Time zone", options: groupZones }),
                rhythm: choice({ label: "How often", options: groupRhythms }),
                sessions: optional(
                  wholeNumber({ label: "Meetings in a round", help: "Only for rounds.", min: 1, max: 52 }),
                ),
                weeksBetween: optional(
                  wholeNumber({
                    label: "Weeks from one round to the next",
                    help: "Only for rounds.",
                    min: 1,
                    max: 104,
                  }),
                ),
                not: list({
                  label: "Days it doesn’t meet",
                  least: 0,
                  most: 30,
                  item: day({ label: "Day" }),
                }),
                signUp: choice({
                  label: "Sign-up",
                  options: [
                    { value: "members", label: "In the members’ area" },
                    { value: "message", label: "By a message to the team" },
                  ],
                }),
                state: choice({
                  label: "State",
                  options: [
                    { value: "confirmed", label: "Confirmed" },
                    { value: "sample", label: "Sample, until the team confirms it" },
                  ],
                }),
              },
            ),
            timingMisfit,
          ),
        }),
      },
    ),
});
