const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

const address = /https?:\/\/[^\s<]+/g;

/**
 * Paragraphs as a plain HTML mail: no pictures, no tracking, links lead straight where they say.
 */
export function paragraphsAsHtml(paragraphs: readonly string[]): string {
  const body = paragraphs
    .map((paragraph) => {
      const safe = escapeHtml(paragraph).replace(/\n/g, "<br>");
      return `<p style="margin:0 0 1em">${safe.replace(address, (url) => `<a href="${url}">${url}</a>`)}</p>`;
    })
    .join("\n");
  return mailPage(body);
}

/** A whole HTML mail around its text, which the caller has made safe. */
export function mailPage(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:16px/1.6 sans-serif;color:#2c1f3d;max-width:36em">\n${body}\n</body></html>`;
}
