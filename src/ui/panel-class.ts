/** The classes of a card with a part of a screen, of a link in it, and of a small control. */
export const panelClass = "rounded-lg border border-line bg-surface p-card shadow-card";
/** The same, denser: for screens of which someone reads many in a day. */
export const sheetClass = "rounded-lg border border-line bg-surface px-5 py-4 shadow-card";
export const panelLink =
  "rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover";
export const smallControl =
  "min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-ink focus-ring";
