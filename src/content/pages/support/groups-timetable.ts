/** Words of the timetable: its filter, its rows and its calendar files. */
import { calendarCopy } from "../../groups.ts";

export const timetableCopy = {
  id: "timetable",
  heading: "Find your group",
  lead: "All groups meet online. Each one keeps the clock of its own time zone, summer and winter.",
  sampleTag: "Sample",
  filter: {
    label: "Narrow down the groups",
    path: { label: "Your path", any: "Any path" },
    format: { label: "Kind of group", any: "Any kind" },
    show: "Show groups",
    optional: "(optional)",
    errorMark: "Error:",
    /** Said aloud when it changes. `{found}` and `{all}` are put in by the page. */
    count: "Showing {found} of {all} groups",
    none: "No group fits both. A circle for every path may still suit you.",
    showAll: "Show all groups",
    apart: "This group has a part of its own further down.",
    goThere: "Go to that part",
  },
  row: {
    rhythm: "When",
    length: "How long",
    minutes: "{minutes} minutes",
    host: "Hosts",
    size: "Size",
    next: "Next dates",
    noDates: "No date is set yet. Write to us, and we will tell you when there is one.",
    yourTime: "Your time",
    sameTime: "the same",
    members: "Sign up",
    message: "Write to us to join",
    calendar: "Calendar file",
    /** The form behind it: what the entry is called in the reader's own calendar. */
    calendarTitle: {
      label: "Title in your calendar",
      usual: calendarCopy.title,
      hint: "Anyone who sees your calendar can read it. Choose your own words to tell groups apart. We don't keep them.",
      button: "Download",
    },
    /** Read after a link, where several say the same. */
    forGroup: "for {group}",
  },
  calendar: {
    all: "Calendar file for all groups shown",
    named: "The same with the groups' names",
    hint: "In your calendar each one is called “Kinward group” and marked as private, unless you choose another title. It holds no meeting link.",
  },
  members:
    "Members sign up in the members' area. Where a row says so, write to us instead, and a person will answer.",
} as const;
