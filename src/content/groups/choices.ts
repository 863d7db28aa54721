/** What the timetable can be narrowed down by. The values stand in addresses. */

export const groupPaths = [
  { value: "infertility", label: "Infertility" },
  { value: "donor-conception", label: "Donor conception" },
  { value: "surrogacy", label: "Surrogacy, as intended parents" },
  { value: "gestational-surrogates", label: "Gestational surrogates" },
  { value: "adoption", label: "Adoption" },
] as const;

export const groupFormats = [
  { value: "open-circle", label: "Open circle" },
  { value: "closed-cohort", label: "Closed cohort" },
  { value: "by-path", label: "By path" },
  { value: "by-identity", label: "By identity" },
  { value: "after-loss", label: "After loss" },
  { value: "pregnant-or-parenting", label: "Pregnant or parenting after infertility" },
  { value: "living-without-children", label: "Living without children" },
  { value: "loved-ones", label: "Loved ones" },
  { value: "clinic-staff", label: "Clinic staff" },
] as const;

/** The days of the week, beginning with Monday as ISO 8601 does. */
export const groupDays = [
  { value: "monday", label: "Mondays" },
  { value: "tuesday", label: "Tuesdays" },
  { value: "wednesday", label: "Wednesdays" },
  { value: "thursday", label: "Thursdays" },
  { value: "friday", label: "Fridays" },
  { value: "saturday", label: "Saturdays" },
  { value: "sunday", label: "Sundays" },
] as const;

export const groupZones = [
  { value: "America/St_Johns", label: "Newfoundland time, St. John’s" },
  { value: "America/Halifax", label: "Atlantic time, Halifax" },
  { value: "America/New_York", label: "Eastern time, New York" },
  { value: "America/Toronto", label: "Eastern time, Toronto" },
  { value: "America/Chicago", label: "Central time, Chicago" },
  { value: "America/Winnipeg", label: "Central time, Winnipeg" },
  { value: "America/Regina", label: "Saskatchewan time, Regina" },
  { value: "America/Denver", label: "Mountain time, Denver" },
  { value: "America/Edmonton", label: "Mountain time, Edmonton" },
  { value: "America/Phoenix", label: "Arizona time, Phoenix" },
  { value: "America/Los_Angeles", label: "Pacific time, Los Angeles" },
  { value: "America/Vancouver", label: "Pacific time, Vancouver" },
  { value: "America/Anchorage", label: "Alaska time, Anchorage" },
  { value: "Pacific/Honolulu", label: "Hawaii time, Honolulu" },
] as const;

/** How people join a group. */
export const groupJoins = [
  { value: "here", label: "On the groups page" },
  { value: "course", label: "In the members’ area" },
  { value: "write", label: "By a message to the team" },
] as const;

/** What a group costs, as the team chooses it. */
export const groupCosts = [
  { value: "free", label: "Free" },
  { value: "members", label: "For members" },
  { value: "fee", label: "A fee of its own: ask us" },
] as const;

/** Of a group from before the team had to say what it costs. */
export const costNotSaid = { value: "unsaid", label: "Ask us what it costs" } as const;

/** Groups with a section of their own on the page, never listed with the others or announced to search engines. */
export const groupSections = [
  { value: "none", label: "With the other groups" },
  { value: "loss", label: "On its own: after a loss" },
  { value: "pregnancy", label: "On its own: pregnant or parenting" },
] as const;

export const groupLanguages = [
  { value: "en", label: "English" },
  { value: "fr", label: "French" },
  { value: "es", label: "Spanish" },
] as const;

/** How often a group can meet. The day of the week is that of its first day. */
export const groupRhythms = [
  { value: "every-week", label: "Every week" },
  { value: "every-other-week", label: "Every other week" },
  { value: "month-1", label: "Monthly, in the first week" },
  { value: "month-2", label: "Monthly, in the second week" },
  { value: "month-3", label: "Monthly, in the third week" },
  { value: "month-4", label: "Monthly, in the fourth week" },
  { value: "month-last", label: "Monthly, in the last week" },
  { value: "rounds", label: "In rounds of some weeks" },
] as const;

export type RhythmId = (typeof groupRhythms)[number]["value"];
export type PathId = (typeof groupPaths)[number]["value"];
export type FormatId = (typeof groupFormats)[number]["value"];
export type JoinId = (typeof groupJoins)[number]["value"];
export type CostId = (typeof groupCosts)[number]["value"] | typeof costNotSaid.value;
export type LanguageId = (typeof groupLanguages)[number]["value"];
export type DayId = (typeof groupDays)[number]["value"];

/** What the page's address can ask for. */
export const groupsQueryNames = ["path", "format", "day"] as const;
