/** The five journeys, in the order of the menu. */
import { donorConception, surrogacy } from "../pages/journey.ts";
import type { Page } from "../schema.ts";
import { adoption } from "./adoption.ts";
import { gestationalSurrogates } from "./gestational-surrogates.ts";
import { infertility } from "./infertility.ts";
import type { Journey } from "./journey.ts";

/** Every journey's page, in the order of the menu. */
export const journeyPages: readonly Page[] = [
  infertility,
  donorConception,
  surrogacy,
  gestationalSurrogates,
  adoption,
];

function isWhole(page: Page | Journey): page is Journey {
  return "phases" in page;
}

/** The journeys whose phases are written; the others are plain pages. */
export const journeys: readonly Journey[] = journeyPages.filter(isWhole);

/** The journey at an address, in its one spelling. */
export function journeyAt(path: string): Journey | undefined {
  return journeys.find((journey) => journey.path === path);
}
