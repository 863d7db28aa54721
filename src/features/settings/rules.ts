/** The parts of the settings screen, as its address names them. */
export const parts = ["team", "newsletters", "site", "server"] as const;
export type Part = (typeof parts)[number];

export function partAt(position: number): Part {
  if (position <= 30) return "team";
  if (position <= 50) return "newsletters";
  return position <= 60 ? "site" : "server";
}

export function partAddress(part: Part): string {
  return `/admin/settings?part=${part}`;
}
