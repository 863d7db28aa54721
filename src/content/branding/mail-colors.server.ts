import { brandNow, paletteNow } from "./brand.server.ts";
import { contrast } from "./oklch.server.ts";
import { corrected, inBrand, nearestShade } from "./palette.server.ts";

/** A mail's colors: those of a text, of small print and of links on their ground. */
type TextColors = { ground: string; ink: string; quiet: string; link: string };
type MailColors = { button: string; rule: string; day: TextColors; night: TextColors };

const text = 4.5;
const control = 3;

/**
 * The colors of mails in the brand of now; undefined while it is the shipped one. A button has one color for day and
 * night, since mail programs darken mails each in their own way: white text is readable on it, and it stands out from
 * both grounds.
 */
export function mailColorsNow(): MailColors | undefined {
  const [brand, palette] = [brandNow(), paletteNow()];
  if (!brand || !palette) return undefined;
  const [white, nightGround] = ["#ffffff", inBrand("#1b1523", "main", brand)];
  const colorsOn = (ground: string, ink: string, quiet: string, link: string): TextColors => ({
    ground,
    ink: corrected(inBrand(ink, "main", brand), [ground], text),
    quiet: corrected(inBrand(quiet, "main", brand), [ground], text),
    link: corrected(link, [ground], text),
  });
  return {
    button: nearestShade(
      brand.main,
      (shade) => contrast(shade, white) >= text && contrast(shade, nightGround) >= control,
    ),
    rule: inBrand("#b9a9cc", "main", brand),
    day: colorsOn(white, "#241a30", "#564a66", palette.color("kw-link", "day")),
    night: colorsOn(nightGround, "#f1ebf7", "#cbc0d4", palette.color("kw-link", "night")),
  };
}
