/** The classes of a card in the admin. */
export const adminCard = "rounded-lg border border-line bg-surface p-card shadow-card";
/** A card with a chart: many stand on one screen. */
export const chartCard = "min-w-0 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-6";
export const adminLink =
  "rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover";
