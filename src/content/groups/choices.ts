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

export type PathId = (typeof groupPaths)[number]["value"];
export type FormatId = (typeof groupFormats)[number]["value"];
