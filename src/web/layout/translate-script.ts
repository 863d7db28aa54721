/**
 * Notes which texts a browser's translator has taken: it puts the words of each text node into font elements of its own,
 * often before React comes. translated-page.ts makes of it what React needs. In the head of every page, so it is short.
 */
export const translateScript = `(() => {
const texts = new WeakMap(), fonts = new WeakMap(), isFree = (node) => node && node.nodeName === "FONT" && !texts.has(node);
const translated = window.translated = { texts, fonts };
new MutationObserver((changes) => {
  for (const { removedNodes: [text], addedNodes, previousSibling, nextSibling } of changes) {
    if (!text || text.nodeType !== 3 || text.isConnected) continue;
    const font = [...addedNodes, previousSibling, nextSibling].find(isFree);
    if (!font) continue;
    texts.set(font, text);
    fonts.set(text, font);
    translated.any = true;
    translated.onTaken?.();
  }
}).observe(document, { childList: true, subtree: true });
})()`;
