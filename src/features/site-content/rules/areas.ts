import type { listCopy } from "../copy/screen.ts";

export type Area = keyof typeof listCopy.areas;

/** The beginnings of addresses, by the part of the list that a document is in. */
const beginnings: Readonly<Record<Exclude<Area, "home" | "everywhere">, readonly string[]>> = {
  journeys: ["journeys", "pregnancy-loss"],
  support: ["support"],
  resources: ["resources", "knowledge-hub"],
  clinics: ["clinics"],
  legal: [
    ...["privacy-policy", "terms-of-service", "consumer-health-data", "accessibility"],
    ...["privacy", "editorial-policy", "your-answer"],
  ],
};

/** In which part of the list a document is: by where it's previewed, unless every page shows it. */
export function areaOf({ preview, isEverywhere }: { preview: string; isEverywhere: boolean }): Area {
  if (isEverywhere || !preview.startsWith("/")) return "everywhere";
  const [, first = ""] = preview.split("/");
  for (const area of ["journeys", "support", "resources", "clinics", "legal"] as const)
    if (beginnings[area].includes(first)) return area;
  return "home";
}
