import {
  groupCosts,
  groupFormats,
  groupJoins,
  groupLanguages,
  groupPaths,
  groupSections,
  groupZones,
} from "#content/groups/choices.ts";
import { groupStateNames } from "#content/groups/places.ts";
import type { GroupFields, Repeats } from "../rules/form-fields.ts";

export const copy = {
  back: "Groups",
  newTitle: "New group",
  save: "Save group",
  saving: "Saving...",
  saved: "Saved.",
  addressSet: "One is set. Leave this empty to keep it.",
  noQuestion: "None",
  closedQuestion: "The campaign chosen before, which is closed now",
  othersQuestion: "The campaign chosen before, which isn’t in your access",
  preview: {
    heading: "The next dates",
    unready: "Fill in the first day, the time and how it repeats to see the next dates.",
    none: "There are no dates to come.",
    skipped: (day: string, months: string) =>
      `No date in ${months}: there’s no ${day} then. To meet every time, choose “Monthly, on the last day of the month”.`,
  },
  holidays: "Dates on a holiday in the US or Canada: tick those to leave out",
  parts: { about: "About the group", joining: "Joining", when: "When it meets" },
} as const;

export const labels: Readonly<Record<keyof GroupFields, string>> = {
  name: "Name",
  slug: "Address on the site",
  forWhom: "Who it's for",
  host: "Host",
  format: "Kind",
  path: "Path",
  language: "Language",
  groundRules: "Ground rules",
  joins: "How people join",
  cost: "Cost",
  apart: "Place on the page",
  sample: "A sample, until the team confirms it",
  state: "Status",
  size: "Seats (1 to 200)",
  offerHours: "Hours to accept an offered place (1 to 72)",
  address: "Meeting link",
  dropAddress: "Remove the meeting link",
  question: "Question after each meeting",
  first: "First day",
  time: "Time",
  minutes: "Minutes (15 to 240)",
  zone: "Time zone",
  unit: "Repeats",
  every: "Weeks or months between dates (1 to 12)",
  count: "Number of dates (1 to 104)",
  until: "Last day",
  breaks: "Breaks",
};

export const hints: Partial<Record<keyof GroupFields, string>> = {
  slug: "Lowercase letters, numbers and hyphens.",
  host: "A first name or a role, such as: two trained peers.",
  joins: "Only people who join on the groups page get a place, emails and the meeting link from here.",
  sample: "Shown with the tag “Sample”, and not announced to search engines.",
  groundRules:
    "People agree to these when they sign up. If you change them, new people agree to the new ones.",
  address:
    "An https link of your meeting service. It's encrypted, and in no email, calendar or page, not even this one.",
  question:
    "Whoever came gets a short thank-you email. It can lead to a campaign, best with a single question.",
  count: "For a round. Leave this and the last day empty if the group has no end.",
  breaks:
    "One a line, such as 2026-12-24 or 2026-12-20 to 2027-01-04. Nobody is emailed about a break: for a date that people expect, cancel it on the group's screen.",
};

export const options = {
  state: [
    { value: "draft", label: groupStateNames.draft },
    { value: "open", label: groupStateNames.open },
    { value: "closed", label: groupStateNames.closed },
  ],
  format: groupFormats,
  path: [{ value: "every", label: "Every path" }, ...groupPaths],
  language: groupLanguages,
  joins: groupJoins,
  cost: groupCosts,
  apart: groupSections,
  zone: groupZones,
  unit: [
    { value: "week", label: "Weekly" },
    { value: "weekdayOfMonth", label: "Monthly, on the same weekday" },
    { value: "lastWeekdayOfMonth", label: "Monthly, on the last such weekday" },
    { value: "dayOfMonth", label: "Monthly, on the same date" },
    { value: "lastDayOfMonth", label: "Monthly, on the last day of the month" },
  ] satisfies readonly { value: Repeats; label: string }[],
} as const;
