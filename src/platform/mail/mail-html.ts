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

/** A complete HTML email around already escaped text. */
export function mailPage(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:16px/1.6 sans-serif;color:#2c1f3d;max-width:36em">\n${body}\n</body></html>`;
}
