/** The look of a card at the desk. */
export const adminCard = "rounded-lg border border-line bg-surface p-card shadow-card";
export const adminLink =
  "rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover";
