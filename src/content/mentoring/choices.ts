/** What people choose from when they ask for a mentor, and the team when it describes one. */
import { groupPaths, groupZones } from "../groups/choices.ts";

export const mentoringJourneys = [...groupPaths, { value: "other", label: "Something else" }] as const;

/** Spoken by one person; the codes of several are joined with a space. */
export const mentoringLanguages = [
  { value: "en", label: "English" },
  { value: "fr", label: "French" },
  { value: "es", label: "Spanish" },
  { value: "en fr", label: "English and French" },
  { value: "en es", label: "English and Spanish" },
  { value: "fr es", label: "French and Spanish" },
  { value: "en fr es", label: "English, French and Spanish" },
] as const;

export const mentoringZones = groupZones;

/** The label of a stored value. */
export function labelIn(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((each) => each.value === value)?.label ?? value;
}
