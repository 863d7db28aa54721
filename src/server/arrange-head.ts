const structuredData = /<script (?!nonce="[^"<>]*">)(?![^<>]*src=)[^<>]*>[^<]*<\/script>/g;
const ownScript = /<script(?: nonce="[^"<>]*")?>/;
const scriptEnd = "</script>";
const charset = /<meta charSet="[^"]*"\/?>/i;
const stylesheet = /<link (?=[^<>]*rel="stylesheet")[^<>]*>/g;
// In pages rendered per request React puts a nonce first.
const modulePreload = /<link (?:nonce="[^"<>]*" )?rel="modulepreload"[^<>]*>/g;
const address = / href="([^"]*)"/;
const inlineModule = /(<script (?:nonce="[^"]*" )?)type="module"(?: async="")?(?![^<>]*\ssrc=)/g;

/**
 * Puts the style sheet first and delays the modules: React Router loads them before everything else, and text and
 * pictures would wait for scripts they don't need. The module script becomes a data block that lists its files
 * (`data-modules`), which is valid HTML; the script in the head starts it (web/layout/hydrate-script). Other inline
 * scripts of the head move before the style sheet, because React expects them in their order when it hydrates. Our
 * own script is the very first, before the title: the theme must be set before the first paint, and a neutral title
 * must be in the tab before the page's own (quiet-script).
 */
export function arrangeHead(html: string): string {
  const moved: string[] = [];
  const modules: string[] = [];
  const take = (tag: string) => {
    moved.push(tag);
    return "";
  };
  const end = html.indexOf("</head>");
  if (end < 0) return html;
  const head = ownScriptFirst(html.slice(0, end))
    .replace(structuredData, take)
    .replace(stylesheet, take)
    .replace(modulePreload, (tag) => {
      const href = address.exec(tag)?.[1];
      if (href) modules.push(href);
      return "";
    });
  const held = `type="text/plain" data-modules="${modules.join(" ")}"`;
  const body = html.slice(end).replace(inlineModule, (_tag, start: string) => start + held);
  const first = head.search(/<link /);
  if (first < 0) return head + body;
  return head.slice(0, first) + moved.join("") + head.slice(first) + body;
}

function ownScriptFirst(head: string): string {
  const begin = head.search(ownScript);
  const end = begin < 0 ? -1 : head.indexOf(scriptEnd, begin);
  if (end < 0) return head;
  const script = head.slice(begin, end + scriptEnd.length);
  const rest = head.slice(0, begin) + head.slice(begin + script.length);
  return rest.replace(charset, (tag) => tag + script);
}
