/**
 * Puts the stylesheet before the module preloads and lowers their priority: React Router writes them the other
 * way round, and the first paint then waits for scripts that it does not need.
 */
export function arrangeHead(html: string): string {
  const sheets: string[] = [];
  const withoutSheets = html.replace(/<link rel="stylesheet"[^>]*>/g, (link) => {
    sheets.push(link);
    return "";
  });
  const lowered = withoutSheets.replace(
    /<link rel="modulepreload"(?![^>]*fetchPriority)/gi,
    '<link rel="modulepreload" fetchpriority="low"',
  );
  const first = lowered.search(/<link /);
  return first < 0 ? html : lowered.slice(0, first) + sheets.join("") + lowered.slice(first);
}
