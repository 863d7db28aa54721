/** Words of the timetable: its filter, its rows and its calendar files. */

/** On a group that nobody has confirmed yet. */
const sampleTag = "Sample";

export const timetableCopy = {
  id: "timetable",
  heading: "Find your group",
  ownZones: "All groups meet online. Each time is in the group’s own time zone.",
  /** Replaces the line before once the device's zone is known; `{zone}` is its name. */
  yourZone: "All groups meet online. Times are in your time zone: {zone}.",
  // The days from tomorrow on, and not those up to Sunday.
  when: { today: "Today", tonight: "Tonight", week: "In the next seven days", later: "Later" },
  /** Above the first paragraph: the next meeting, by when it is. */
  next: {
    today: "Today: {time}, {group}",
    tonight: "Tonight: {time}, {group}",
    week: "Next: {weekday} {time}, {group}",
    later: "Next: {day}, {time}, {group}",
  },
  sampleTag,
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
    sampleTag,
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
    /** Beside the way to sign up for a group that's part of every membership. */
    join: { text: "Not a member yet? Join", href: "/membership" },
    /** Where a group's cost is for us to say. */
    askCost: "/contact?subject=general",
    /** Beside the groups that people don't sign up for here. */
    course: "Sign up in the members’ area",
    write: "Write to us to join",
    calendar: "Calendar file",
    /** The form behind it: what the entry is called in the reader's own calendar. */
    calendarTitle: {
      label: "Title in your calendar",
      usual: "{name} group",
      button: "Download",
    },
    /** Read after a link, where several say the same. */
    forGroup: "for {group}",
  },
  calendar: {
    all: "Calendar file for all groups shown",
    named: "The same with the groups’ names",
    hint: "In your calendar, each group is called “{name} group” and marked private unless you choose another title. Anyone who can see your calendar can read the title, and we don’t keep it. The file doesn’t contain a meeting link.",
  },
  joining:
    "Open a group to see how to join. You sign up for most groups in the members’ area or right there. If a group says “Write to us to join,” send us a message and a person will reply.",
} as const;
