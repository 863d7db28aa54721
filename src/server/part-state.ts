import { createHash } from "node:crypto";

/** A page without what only its scripts read, and that as a file of its own. */
export type PartedPage = { html: string; state?: { address: string; text: string } };

// What a page's loaders answered, as React Router hands it over to the browser: text in a string of JavaScript.
const handedOver = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[^<]*")\);<\/script>/g;
const closed = "<script>window.__reactRouterContext.streamController.close();</script>";
const module = / type="(?:module" async=""|text\/plain")/;
/** React looks for the scripts in their places when it takes the page over. */
const emptied = "<script></script>";

/**
 * Takes the answers of a page's loaders out of the page: a third of its bytes, which nobody reads before the scripts
 * come. They get an address made of what they are, and the page's modules are told it (web/layout/wake-script). A
 * page without modules has no use for them.
 */
export function partState(page: string): PartedPage {
  const parts = [...page.matchAll(handedOver)].map(([, text = '""']) => String(JSON.parse(text)));
  if (parts.length === 0 || !page.includes(closed)) return { html: page };
  const html = page.replace(handedOver, emptied).replace(closed, emptied);
  if (!module.test(html)) return { html };
  const text = parts.join("");
  const address = `/assets/state-${createHash("sha256").update(text).digest("base64url").slice(0, 12)}.txt`;
  return { html: html.replace(module, (tag) => `${tag} data-state="${address}"`), state: { address, text } };
}
