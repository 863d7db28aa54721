/** The classes of a card with a part of a screen, and below of a link in it, of a small control, and of a dialog with a form. */
export const panelClass = "rounded-lg border border-line bg-surface p-card shadow-card";
/** The same, denser: for screens of which someone reads many in a day. */
export const sheetClass = "rounded-lg border border-line bg-surface px-5 py-4 shadow-card";
/** For a chart, of which many stand on one screen. */
export const chartClass = "min-w-0 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-6";
export const panelLink =
  "rounded-sm text-link underline underline-offset-3 focus-ring hover:text-primary-hover";
export const smallControl =
  "min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-ink focus-ring";
export const dialogClass =
  "m-auto w-[calc(100%-2rem)] max-w-136 rounded-2xl border border-line bg-surface p-card text-ink shadow-pop " +
  "backdrop:bg-(--kw-scrim)";
