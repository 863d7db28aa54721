import { createHash } from "node:crypto";

/** A page without its loader data, and the data as a separate file. */
type PartedPage = { html: string; state?: { address: string; text: string } };

// The loader data, as React Router sends it to the browser: text in a JavaScript string.
const handedOver = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[^<]*")\);<\/script>/g;
const closed = "<script>window.__reactRouterContext.streamController.close();</script>";
const module = / type="(?:module" async=""|text\/plain")/;
/** React expects the scripts in their places when it hydrates. */
const emptied = "<script></script>";

/**
 * Moves loader data into its own file: it is a third of a page's bytes and isn't needed before the scripts. Its
 * address contains a hash of its content and is passed to the page's modules (web/layout/hydrate-script). A page
 * without modules doesn't need it.
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
