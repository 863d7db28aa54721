const structuredData = /<script (?!nonce="[^"<>]*">)(?![^<>]*src=)[^<>]*>[^<]*<\/script>/g;
const ownScript = /<script(?: nonce="[^"<>]*")?>/;
const scriptEnd = "</script>";
const charset = /<meta charSet="[^"]*"\/?>/i;
// In pages rendered per request React writes a nonce in front.
const stylesheet = /<link (?:nonce="[^"]*" )?rel="stylesheet"[^<>]*>/g;
const modulePreload = /<link (?:nonce="[^"<>]*" )?rel="modulepreload" href="([^"<>]*)"[^<>]*>/g;
const inlineModule = /(<script (?:nonce="[^"]*" )?)type="module"(?: async="")?(?![^<>]*\ssrc=)/g;

/**
 * Puts the stylesheet first and holds the modules back: React Router asks for them before everything else, and
 * words and pictures then wait for scripts that they do not need. The module script becomes text that names the files
 * it needs (`data-modules`), which is valid HTML; the script in the head starts it (web/layout/wake-script). Inline scripts of the head go along in front of the sheet: React looks for
 * them in their order when it takes the page over. Our own is the very first, before the title: the light must be
 * chosen before anything is drawn, and a neutral name must stand in the tab before the page's own (quiet-script).
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
    .replace(modulePreload, (_tag, href: string) => {
      modules.push(href);
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
