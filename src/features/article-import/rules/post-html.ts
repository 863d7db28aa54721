import { escapeAttribute } from "entities/escape";

/** Pieces of HTML that stand for something which isn't HTML in the export. Words are HTML already. */
export const headingHtml = (words: string): string => `<h3>${words}</h3>`;
export const paragraphHtml = (words: string): string => `<p>${words}</p>`;
export const linkHtml = (address: string, words: string): string =>
  `<a href="${escapeAttribute(address)}">${words}</a>`;
export const pictureHtml = (address: string, alt: string): string =>
  `<p><img src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}"></p>`;

/** Whether an address ends like that of a picture. */
export function isPictureAddress(address: string): boolean {
  return /^[^?#]*\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)(?:[?#]|$)/i.test(address);
}

export function footnotesHtml(texts: readonly string[]): string {
  if (texts.length === 0) return "";
  return `\n\n<h2>Notes</h2>\n<ol>${texts.map((text) => `<li>${text}</li>`).join("")}</ol>\n\n`;
}
