const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g;
const stylesheet = /<link rel="stylesheet"[^>]*>/g;
const modulePreload = /<link rel="modulepreload"(?![^>]*fetchPriority)/gi;

/**
 * Puts the stylesheet before the module preloads and lowers their priority: React Router writes them the other
 * way round, and the first paint then waits for scripts that it does not need. Inline scripts of the head (the
 * choice of light, structured data) go along in front of the sheet: React looks for them in that order when it
 * takes the page over, and the light must be chosen before anything is drawn.
 */
export function arrangeHead(html: string): string {
  const moved: string[] = [];
  const take = (tag: string) => {
    moved.push(tag);
    return "";
  };
  const end = html.indexOf("</head>");
  if (end < 0) return html;
  const head = html
    .slice(0, end)
    .replace(inlineScript, take)
    .replace(stylesheet, take)
    .replace(modulePreload, '<link rel="modulepreload" fetchpriority="low"');
  const first = head.search(/<link /);
  if (first < 0) return html;
  return head.slice(0, first) + moved.join("") + head.slice(first) + html.slice(end);
}
