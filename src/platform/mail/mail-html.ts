import type { Mail } from "./mailer.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const address = /https?:\/\/[^\s<]+/g;

/** A mail of paragraphs, as text and as HTML. */
export function mailOf(
  to: string,
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
  more: Pick<Mail, "replyTo" | "headers"> = {},
): Mail {
  return { to, subject, text: paragraphs.join("\n\n"), html: paragraphsAsHtml(paragraphs), ...more };
}

/** Paragraphs as a simple HTML email: no images, no tracking, direct links. */
export function paragraphsAsHtml(paragraphs: readonly string[]): string {
  return mailPage(paragraphsAsHtmlBody(paragraphs));
}

/** The same paragraphs without the email around them. */
export function paragraphsAsHtmlBody(paragraphs: readonly string[]): string {
  return paragraphs
    .map((paragraph) => {
      const safe = escapeHtml(paragraph).replace(/\n/g, "<br>");
      return `<p style="margin:0 0 1em">${safe.replace(address, (url) => `<a href="${url}">${url}</a>`)}</p>`;
    })
    .join("\n");
}

// No colors: the mail program's own go with its background, light or dark. Some programs know only `word-break`.
const bodyStyle = "font:16px/1.6 sans-serif;max-width:36em;overflow-wrap:anywhere;word-break:break-word";

/** A complete HTML email around already escaped text. */
export function mailPage(body: string): string {
  const head = `<meta charset="utf-8"><meta name="color-scheme" content="light dark">`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><div style="${bodyStyle}">\n${body}\n</div></body></html>`;
}
