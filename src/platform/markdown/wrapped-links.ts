/**
 * Links that a program wrapped in an address of its own, to check or count each click. The address around them can name
 * the person whose mail they come from, so a text of ours keeps only where they lead.
 */

import type { Nodes } from "mdast";

/** Where a program writes the target: in one of these parameters, or in a way of its own. */
type Wrapper = {
  host: RegExp;
  path?: RegExp;
  target: readonly string[] | ((url: URL, address: string) => string | undefined);
};

const wrappers: readonly Wrapper[] = [
  {
    host: /(?:^|\.)safelinks\.protection\.(?:outlook\.com|office365\.us|partner\.outlook\.cn)$/,
    target: ["url"],
  },
  { host: /^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)$/, path: /safelinks/, target: ["url"] },
  { host: /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, path: /^\/url$/, target: ["q", "url"] },
  { host: /^urldefense\.(?:proofpoint\.com|com|us)$/, path: /^\/v1\/url$/, target: ["u"] },
  { host: /^urldefense\.(?:proofpoint\.com|com|us)$/, path: /^\/v2\/url$/, target: proofpoint2 },
  { host: /^urldefense\.(?:proofpoint\.com|com|us)$/, path: /^\/v3\//, target: proofpoint3 },
  { host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, target: ["a"] },
  { host: /^secure-web\.cisco\.com$/, target: (url) => decoded(url.pathname.split("/").at(-1) ?? "") },
  { host: /(?:^|\.)avanan\.click$/, target: (_, address) => /___(https?:.+?)___/.exec(address)?.[1] },
  { host: /(?:^|\.)protection\.sophos\.com$/, target: (url) => fromBase64(url.searchParams.get("u") ?? "") },
  { host: /(?:^|\.)trendmicro\.com$/, path: /\/clicktime\//, target: ["url"] },
  { host: /^(?:clicktime\.symantec\.com|scanmail\.trustwave\.com|link\.edgepilot\.com)$/, target: ["u"] },
  {
    host: /^(?:protect\d?\.fireeye\.com|urlsand\.esvalabs\.com|antiphishing\.vadesecure\.com)$/,
    target: ["u"],
  },
  { host: /^lm?\.(?:facebook|instagram)\.com$/, target: ["u"] },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)$/, target: ["url"] },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, target: ["q"] },
  { host: /^(?:slack-redir\.net|exit\.sc)$/, target: ["url"] },
  { host: /^duckduckgo\.com$/, path: /^\/l\/$/, target: ["uddg"] },
];

/** Programs wrap what another one has wrapped. */
const mostLayers = 5;

/** Where a wrapped link leads; any other address as it is. */
export function unwrappedLink(address: string): string {
  let current = address;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const next = unwrappedOnce(current);
    if (next === undefined) return current;
    current = next;
  }
  return current;
}

function unwrappedOnce(address: string): string | undefined {
  const url = /^https?:/i.test(address) ? URL.parse(address) : null;
  const wrapper =
    url && wrappers.find(({ host, path }) => host.test(url.hostname) && (path?.test(url.pathname) ?? true));
  if (!url || !wrapper) return undefined;
  const { target } = wrapper;
  const found =
    typeof target === "function"
      ? target(url, address)
      : target.map((name) => parameter(url, name)).find((value) => value !== undefined);
  const whole = found !== undefined && /^(?:https?:\/\/|mailto:)/i.test(found) ? URL.parse(found) : null;
  if (whole) return whole.href;
  // Cut off or made otherwise: it leads nowhere now, but still without the words about whose mail it was.
  return url.search === "" || typeof target === "function" ? undefined : url.origin + url.pathname;
}

/** A parameter by its name in either case. */
function parameter({ searchParams }: URL, name: string): string | undefined {
  return searchParams.get(name) ?? searchParams.get(name.toUpperCase()) ?? undefined;
}

/** Proofpoint's second form: "https-3A__www.example.org_a-5Fb". */
function proofpoint2({ searchParams }: URL): string | undefined {
  return decoded((searchParams.get("u") ?? "").replaceAll("-", "%").replaceAll("_", "/"));
}

const runLengths = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Proofpoint's third form: "/v3/__https://a.example/?q=a*b__;Kw!…": each sign that isn't plain is an asterisk, or two of
 * them and a letter for several in a row, and the signs come behind in Base64.
 */
function proofpoint3(_: URL, address: string): string | undefined {
  const [, body = ""] = address.split("/v3/__");
  const end = body.lastIndexOf("__;");
  if (end < 0) return undefined;
  const signs = [...(fromBase64(body.slice(end + 3).split("!")[0] ?? "") ?? "")];
  const target = body
    .slice(0, end)
    .replace(/\*(?:\*(.))?/g, (_found, length?: string) =>
      signs.splice(0, length === undefined ? 1 : runLengths.indexOf(length) + 2).join(""),
    );
  // Some mail programs make one slash of two.
  return decoded(target.replace(/^(https?:\/)(?=[^/])/i, "$1/"));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function fromBase64(text: string): string | undefined {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

const addresses = /https?:\/\/[^\s<>"|]+/gi;

/** A text, or one in Markdown, with each wrapped link as where it leads. */
export function withoutWrappedLinks(text: string): string {
  return text.replace(addresses, (found) => {
    const end = endOf(found);
    // In Markdown some signs of an address are escaped.
    const address = found
      .slice(0, end)
      .replace(/\\([!-/:-@[-`{-~])/g, "$1")
      .replaceAll("&amp;", "&");
    const target = unwrappedLink(address);
    return target === address ? found : target.replace(/[()[\]`*]/g, encoded) + found.slice(end);
  });
}

/** Makes the wrapped links of a tree lead to their targets, in addresses and in words. */
export function unwrapLinks(node: Nodes): void {
  if (node.type === "link") {
    const url = unwrappedLink(node.url);
    // Outlook writes into the title that one should trust the link.
    if (url !== node.url) Object.assign(node, { url, title: null });
  }
  if ("value" in node) node.value = withoutWrappedLinks(node.value);
  if ("children" in node) for (const child of node.children) unwrapLinks(child);
}

/** A value with each of its texts without wrapped links. */
export function withoutWrappedLinksIn(value: unknown): unknown {
  if (typeof value === "string") return withoutWrappedLinks(value);
  if (Array.isArray(value)) return value.map(withoutWrappedLinksIn);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutWrappedLinksIn(each)]));
}

const encoded = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Where an address ends that has more of its sentence, or of its link in Markdown, behind it. */
function endOf(found: string): number {
  let open = 0;
  for (const [at, sign] of [...found].entries()) {
    if (sign === "(") open += 1;
    if (sign === ")") open -= 1;
    if (open < 0) return at;
  }
  let end = found.length;
  while (end > 0 && ".,:;!?'*_~]".includes(found.charAt(end - 1))) end -= 1;
  return end;
}
