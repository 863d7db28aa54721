/** The classes of a card in the admin. */
export const adminCard = "rounded-lg border border-line bg-surface p-card shadow-card";
export const adminLink =
  "rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover";
