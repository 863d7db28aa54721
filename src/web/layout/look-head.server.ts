/**
 * The organization's look in the head of a page: a small sheet of custom properties over the shipped tokens, the logo,
 * and the addresses of its icons. Pages have it from their first byte; without a look nothing is added.
 */

import { paletteNow } from "#content/branding/brand.server.ts";
import { type Look, lookDocument } from "#content/branding/look.ts";
import { type Palette, tokenNames } from "#content/branding/palette.server.ts";
import type { Token } from "#content/branding/shipped-colors.server.ts";
import { current } from "#content/current.ts";
import { type UploadedPicture, uploadedPicture } from "#content/uploaded-pictures.ts";
import { escapeHtml } from "#platform/mail/mail-html.ts";
import { oneSource, sourceOf } from "#platform/pictures/addresses.ts";
import { lookVersion } from "./look-version.server.ts";

const shippedGround = { day: "#FCF9F5", night: "#17111F" } as const;

/** Visitors and the team have style sheets of their own, and going from one to the other loads the whole page. */
const adminSheet = /"\/assets\/admin-[^"]+\.css"/;

export function withLook(html: string): string {
  const look = current(lookDocument);
  const end = html.indexOf("</head>");
  const palette = paletteNow();
  const version = lookVersion();
  const isAdmin = adminSheet.test(html.slice(0, end));
  const sheet = `${palette ? tokenSheet(palette, { ...look, isAdmin }) : ""}${logoSheet(look)}`;
  if (end < 0 || (sheet === "" && version === "")) return html;
  const head = withShareImage(withIcons(withGround(html.slice(0, end), palette), version, look), look);
  return withDrawings(`${head}${sheet === "" ? "" : `<style>${sheet}</style>`}${html.slice(end)}`, version);
}

const drawingAddress = /"\/illustrations\/[\w/-]{1,80}\.svg(?=")/g;

/**
 * Drawings keep their addresses, too. The version on the document's element is for those that scripts add later
 * (ui/drawing-address.ts).
 */
function withDrawings(html: string, version: string): string {
  if (version === "") return html;
  return html
    .replace(/<html(?=[ >])/, `<html data-look="${version}"`)
    .replace(drawingAddress, (address) => `${address}?v=${version}`);
}

/** The color of the browser's frame. */
function withGround(head: string, palette: Palette | undefined): string {
  if (!palette) return head;
  return head
    .replace(`content="${shippedGround.day}" media`, `content="${palette.color("kw-bg", "day")}" media`)
    .replace(`content="${shippedGround.night}" media`, `content="${palette.color("kw-bg", "night")}" media`);
}

const iconAddress = /(href="\/(?:illustrations\/favicon\.svg|icons\/icon-\d+\.png|site\.webmanifest))"/g;
const svgIcon = /<link href="\/illustrations\/favicon\.svg"[^<>]*>/;

/** Icons keep their addresses; with another query, browsers ask for them again. */
function withIcons(head: string, version: string, { mark }: Look): string {
  if (version === "") return head;
  const icons = mark === undefined ? head : head.replace(svgIcon, "");
  return icons.replace(iconAddress, `$1?v=${version}"`);
}

const shareAddress = /\/(?:icons\/social-share-1200x630\.png|share\/home\.jpg)"/g;
const shareWidth = 1200;

/** The share picture, on home and on pages that have none of their own. */
function withShareImage(head: string, { shareImage }: Look): string {
  const picture = uploadedPicture(shareImage);
  if (!picture || head.search(shareAddress) < 0) return head;
  const source = sourceOf(picture, shareWidth);
  const about: Readonly<Record<string, string>> = {
    "og:image:width": String(source.width),
    "og:image:height": String(source.height),
    "og:image:alt": picture.alt,
  };
  return head.replace(shareAddress, `${source.address}"`).replace(property, (element, first, second) => {
    const name = String(first ?? second);
    const content = about[name];
    return content === undefined ? element : `<meta content="${escapeHtml(content)}" property="${name}"/>`;
  });
}

/** Routes and the frame write a meta element's attributes in either order. */
const property =
  /<meta (?:content="[^"<>]{0,400}" property="([a-z:]{1,30})"|property="([a-z:]{1,30})" content="[^"<>]{0,400}")\/>/g;

/**
 * The tokens on the page itself, and where a part of it is always dark. `light-dark()` follows the theme of each
 * place, so no token is said twice. Browsers from before 2024 don't know it and keep the shipped colors; forced colors
 * are the reader's own.
 */
function tokenSheet(palette: Palette, { illustrations, isAdmin }: Look & { isAdmin: boolean }): string {
  const names = tokenNames.filter((token) => {
    // Skies and threads go with the illustrations.
    if (token.startsWith("art-")) return illustrations === "recolored";
    return isAdmin || !/^mail-|^kw-chart-/.test(token);
  });
  const tokens = names.map((token) => {
    const [day, night] = [short(palette.color(token, "day")), short(palette.color(token, "night"))];
    return `--${token}:${day === night ? day : `light-dark(${day},${night})`}`;
  });
  const logo = tokenNames
    .filter((token) => token.startsWith("logo-"))
    .map((token) => `--${token}:${short(palette.color(token, "night"))}`);
  const paper = isAdmin ? paperSheet(palette) : "";
  return `@supports(color:light-dark(red,red)){@media (forced-colors:none){:root:root:root,:root:root [data-theme=dark],:root:root .over-night{${tokens.join(";")}}:root .site-footer,:root .admin-nav{${logo.join(";")}}${paper}}}`;
}

/** What the admin shows as on paper, by day and by night: cards to print, and the text of an issue. */
function paperSheet(palette: Palette): string {
  const day = (token: Token) => short(palette.color(token, "day"));
  const logo = tokenNames
    .filter((token) => token.startsWith("logo-"))
    .map((token) => `--${token}:${day(token)}`);
  return `:root .print-card{${logo.join(";")};color:${day("kw-ink")}}:root .kw-issue-text{color:${day("kw-ink")}}`;
}

/** #aabbcc as #abc. */
function short(hex: string): string {
  return hex.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
}

const darkPlaces = "[data-theme=dark] .logo,.site-footer .logo,.admin-nav .logo,.over-night .logo";
const onWhite = "background-color:#fff;box-shadow:0 0 0 6px #fff;border-radius:2px";

/** The logo in the box of the shipped one, whose shapes it hides. Paper shows it too. */
function logoSheet({ logo, logoNight, mark }: Look): string {
  const [day, night] = [uploadedPicture(logo), uploadedPicture(logoNight)];
  if (!day) return markSheet(uploadedPicture(mark));
  const dark = night ? `background-image:${address(night)}` : onWhite;
  return `.logo{background:${address(day)} 0/contain no-repeat;print-color-adjust:exact}.logo>*{opacity:0}@media screen{${darkPlaces}{${dark}}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]) .logo{${dark}}}`;
}

/** A mark without a logo takes the place of the shipped symbol, beside the name. */
function markSheet(mark: UploadedPicture | undefined): string {
  if (!mark) return "";
  return `.logo>svg{background:${address(mark)} 50%/contain no-repeat;print-color-adjust:exact}.logo>svg>*{opacity:0}`;
}

/** Twice as wide as it is shown at most, for dense screens. */
const shownWidth = 320;

function address(picture: UploadedPicture): string {
  return `url(${oneSource(picture, shownWidth)})`;
}
