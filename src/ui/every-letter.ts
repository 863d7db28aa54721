const families = ["Fraunces Variable", "Figtree Variable"];
/** One character that the site's own text doesn't need; it represents all of them (ui/fonts.css). */
const rare = "ñ";

/**
 * Loads the font's remaining characters, on pages where people write what stays on their device: typing must never make
 * the browser request anything from the server.
 */
export function loadAllCharacters(): void {
  // Offline, the system's font is used for them.
  for (const family of families) document.fonts.load(`1rem "${family}"`, rare).catch(() => undefined);
}
