const ownScript = /<script(?: nonce="[^"<>]*")?>/;
const scriptEnd = "</script>";
const charset = /<meta charSet="[^"]*"\/?>/i;
// In pages rendered per request React puts a nonce first.
const modulePreload = /<link (?:nonce="[^"<>]*" )?rel="modulepreload"[^<>]*>/g;
const address = / href="([^"]*)"/;
const inlineModule = /(<script (?:nonce="[^"]*" )?)type="module"(?: async="")?(?![^<>]*\ssrc=)/g;

/**
 * Delays the modules: React Router loads them before everything else, and text and pictures would wait for scripts they
 * don't need. The module script becomes a data block that lists its files (`data-modules`), which is valid HTML; the
 * script in the head starts it (web/layout/hydrate-script). That script, our own, moves before the title: the theme
 * must be set before the first paint, and a neutral title must be in the tab before the page's own (quiet-script).
 */
export function arrangeHead(html: string): string {
  const end = html.indexOf("</head>");
  if (end < 0) return html;
  const modules: string[] = [];
  const head = ownScriptFirst(html.slice(0, end)).replace(modulePreload, (tag) => {
    const href = address.exec(tag)?.[1];
    if (href) modules.push(href);
    return "";
  });
  const held = `type="text/plain" data-modules="${modules.join(" ")}"`;
  return head + html.slice(end).replace(inlineModule, (_tag, start: string) => start + held);
}

function ownScriptFirst(head: string): string {
  const begin = head.search(ownScript);
  const end = begin < 0 ? -1 : head.indexOf(scriptEnd, begin);
  if (end < 0) return head;
  const script = head.slice(begin, end + scriptEnd.length);
  const rest = head.slice(0, begin) + head.slice(begin + script.length);
  return rest.replace(charset, (tag) => tag + script);
}
