/** The five journeys, in the order of the menu. */
import { adoption } from "./adoption.ts";
import { donorConception } from "./donor-conception.ts";
import { gestationalSurrogates } from "./gestational-surrogates.ts";
import { infertility } from "./infertility.ts";
import type { Journey } from "./journey.ts";
import { surrogacy } from "./surrogacy.ts";

export const journeys: readonly Journey[] = [
  infertility,
  donorConception,
  surrogacy,
  gestationalSurrogates,
  adoption,
];

/** The journey at an address, in its one spelling. */
export function journeyAt(path: string): Journey | undefined {
  return journeys.find((journey) => journey.path === path);
}
