/**
 * Lets a browser's translator and React work on one page. A translator puts the words of each text node into font
 * elements of its own, and React holds on to the text nodes: changed texts would stay as they were, and parts that come
 * or go beside one would break the page. So each font element is known with the text that it stands for. What React
 * does to the text is done to the element, a changed text comes back to be translated anew, and React, which hydrates a
 * part whenever it's needed, reads the page as it was sent. It is in the head, because translators often come before
 * React. Our own, because no library does this.
 */
export const translateScript = `(() => {
const { prototype } = Node, fonts = new WeakMap(), texts = new WeakMap();
const fontOf = (text) => {
  const font = text && fonts.get(text);
  return font && font.isConnected ? font : undefined;
};
const forget = (text) => {
  fonts.delete(text);
  delete text.nodeValue;
};
const adapt = () => {
  adapted = true;
  const { removeChild, insertBefore, appendChild } = prototype;
  const inPlace = (parent, node) => {
    const font = node && node.parentNode !== parent ? fontOf(node) : undefined;
    return font && font.parentNode === parent ? font : node;
  };
  const taken = (node) => {
    fontOf(node)?.remove();
    forget(node);
    return node;
  };
  prototype.removeChild = function (node) {
    return inPlace(this, node) === node ? removeChild.call(this, node) : taken(node);
  };
  prototype.insertBefore = function (node, next) {
    return insertBefore.call(this, taken(node), inPlace(this, next));
  };
  prototype.appendChild = function (node) {
    return appendChild.call(this, taken(node));
  };
  const own = (name) => Object.getOwnPropertyDescriptor(prototype, name);
  const first = own("firstChild"), next = own("nextSibling"), words = own("textContent");
  const asSent = (node) => node && texts.get(node) || node;
  const read = (node) => node.nodeType === 1 && node.querySelector("font")
    ? [...node.childNodes].map((child) => child.nodeType === 8 ? "" : read(asSent(child))).join("") : words.get.call(node);
  const show = (name, descriptor, get) => Object.defineProperty(prototype, name, { ...descriptor, get() {
    return get(this);
  } });
  show("firstChild", first, (node) => asSent(first.get.call(node)));
  show("nextSibling", next, (node) => asSent(next.get.call(fontOf(node) || node)));
  show("textContent", words, read);
};
let adapted = false;
const keep = (text, font) => {
  fonts.set(text, font);
  texts.set(font, text);
  Object.defineProperty(text, "nodeValue", { configurable: true, get: () => text.data, set(value) {
    const font = fontOf(text);
    forget(text);
    text.data = value;
    if (font) font.replaceWith(text);
  } });
  if (!adapted) adapt();
};
const isFree = (node) => node && node.nodeName === "FONT" && !texts.has(node);
new MutationObserver((changes) => {
  for (const { removedNodes: [text], addedNodes, previousSibling, nextSibling } of changes) {
    if (!text || text.nodeType !== 3 || text.isConnected) continue;
    const font = [...addedNodes, previousSibling, nextSibling].find(isFree);
    if (font) keep(text, font);
  }
}).observe(document, { childList: true, subtree: true });
})()`;
