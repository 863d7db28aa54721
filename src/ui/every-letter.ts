const families = ["Fraunces Variable", "Figtree Variable"];
/** One of the letters that the site's own words do not need: it stands for all of them (ui/fonts.css). */
const rare = "ñ";

/**
 * Fetches the letters that the site's own words do not need, where people write what stays on their device: no letter
 * typed later may make the browser ask the server for anything.
 */
export function fetchEveryLetter(): void {
  // Without a connection the system's own letters stand in.
  for (const family of families) document.fonts.load(`1rem "${family}"`, rare).catch(() => undefined);
}
