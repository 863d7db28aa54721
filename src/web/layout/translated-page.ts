/** What the script in the head has noted (translate-script.ts). */
type Translated = {
  /** The text that each font element stands for. */
  texts: WeakMap<Node, Text>;
  /** The font element in place of each text. */
  fonts: WeakMap<Node, Element>;
  /** Called when a text is taken; set here. */
  onTaken?: () => void;
  /** Whether a text has been taken. */
  any?: boolean;
};

declare global {
  interface Window {
    translated?: Translated;
  }
}

/**
 * Lets a browser's translator and React work on one page. React holds on to text nodes that the translator has taken
 * out: changed texts would stay as they were, and parts that come or go beside one would break the page. From the first
 * text that is taken, what React does to a text is done to the font element in its place, a changed text comes back to
 * be translated anew, and React, which hydrates a part when it's needed, reads the page as it was sent. Our own,
 * because no library does this.
 */
export function shareWithTranslator(): void {
  const { translated } = window;
  if (!translated) return;
  const { any, texts, fonts } = translated;
  translated.onTaken = () => {
    delete translated.onTaken;
    changeInPlace(fonts);
    readAsSent(texts, fonts);
  };
  if (any) translated.onTaken();
}

function fontOf(fonts: Translated["fonts"], node: Node | null): Element | undefined {
  const font = node ? fonts.get(node) : undefined;
  return font?.isConnected ? font : undefined;
}

function changeInPlace(fonts: Translated["fonts"]): void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  /** The node, or what stands for it, among the children of this parent. */
  const inPlace = (parent: Node, node: Node | null) => {
    const font = node?.parentNode === parent ? undefined : fontOf(fonts, node);
    return font?.parentNode === parent ? font : node;
  };
  const taken = <Kind extends Node>(node: Kind): Kind => {
    fontOf(fonts, node)?.remove();
    fonts.delete(node);
    return node;
  };
  Node.prototype.removeChild = function (node) {
    return inPlace(this, node) === node ? removeChild.call(this, node) && node : taken(node);
  };
  Node.prototype.insertBefore = function (node, next) {
    insertBefore.call(this, taken(node), inPlace(this, next));
    return node;
  };
  Node.prototype.appendChild = function (node) {
    appendChild.call(this, taken(node));
    return node;
  };
  redefine("nodeValue", (own) => ({
    set(value: string) {
      const font = fontOf(fonts, this);
      fonts.delete(this);
      own.set?.call(this, value);
      font?.replaceWith(this);
    },
  }));
}

function readAsSent(texts: Translated["texts"], fonts: Translated["fonts"]): void {
  const asSent = (node: Node | null) => (node && texts.get(node)) ?? node;
  redefine("firstChild", (own) => ({
    get() {
      return asSent(own.get?.call(this));
    },
  }));
  redefine("nextSibling", (own) => ({
    get() {
      return asSent(own.get?.call(fontOf(fonts, this) ?? this));
    },
  }));
  redefine("textContent", (own) => {
    const read = (node: Node): string =>
      node instanceof Element && node.querySelector("font")
        ? [...node.childNodes]
            .map((child) => (child instanceof Comment ? "" : read(texts.get(child) ?? child)))
            .join("")
        : own.get?.call(node);
    return {
      get() {
        return read(this);
      },
    };
  });
}

type Redefined = {
  get?: (this: Node & ChildNode) => unknown;
  set?: (this: Node & ChildNode, value: string) => void;
};

function redefine(name: keyof Node, change: (own: PropertyDescriptor) => Redefined): void {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, name);
  if (own) Object.defineProperty(Node.prototype, name, { ...own, ...change(own) });
}
