/** Words of the timetable: its filter, its rows and its calendar files. */

export const timetableCopy = {
  id: "timetable",
  heading: "Find your group",
  ownZones: "All groups meet online. Each time is in the group’s own time zone.",
  /** Replaces the line before once the device's zone is known; `{zone}` is its name. */
  yourZone: "All groups meet online. Times are in your time zone: {zone}.",
  when: { today: "Today", tonight: "Tonight", week: "This week", later: "Later" },
  sampleTag: "Sample",
  filter: {
    label: "Narrow down the groups",
    day: { label: "Day", any: "Any day" },
    format: { label: "Kind of group", any: "Any kind" },
    path: { label: "Your path", any: "Any path" },
    show: "Show groups",
    /** Said aloud when it changes. `{found}` and `{all}` are put in by the page. */
    count: "Showing {found} of {all} groups",
    none: "No group matches your choices. A group for every path could still suit you.",
    showAll: "Show all groups",
    apart: "This group has its own section further down the page.",
    goThere: "Go to that section",
  },
  row: {
    rhythm: "When",
    length: "How long",
    minutes: "{minutes} minutes",
    host: "Hosts",
    size: "Size",
    cost: "Cost",
    language: "Language",
    /** How many are left is nobody's business. */
    placesNow: {
      some: "Places left",
      none: "Full, you can wait",
      full: "The waiting list is full",
      closed: "Closed to new people",
    },
    next: "Next dates",
    noDates: "No date is set yet. Write to us and we’ll tell you when there is one.",
    noDate: "No date yet",
    /** Below the dates, where the group's clock isn't the reader's. */
    otherZone: "{yours}. The group keeps {theirs}.",
    /** Beside the groups that people don't sign up for here. */
    course: "Sign up in the members’ area",
    write: "Write to us to join",
    calendar: "Calendar file",
    /** The form behind it: what the entry is called in the reader's own calendar. */
    calendarTitle: {
      label: "Title in your calendar",
      usual: "{name} group",
      hint: "Anyone who can see your calendar can read this title, so choose words that suit you. We don’t keep them.",
      button: "Download",
    },
    /** Read after a link, where several say the same. */
    forGroup: "for {group}",
  },
  calendar: {
    all: "Calendar file for all groups shown",
    named: "The same with the groups’ names",
    hint: "In your calendar, each group is called “{name} group” and marked private unless you choose another title. The file doesn’t contain a meeting link.",
  },
  joining:
    "Open a group to see how to join. Some you sign up for right there, others in the members’ area. If a group says “Write to us to join,” send us a message and a person will reply.",
} as const;
