/** Where a style is kept while the HTML is read: the content security policy forbids styles, and reports each. */
export const kept = "data-style";

/** The style that an element came with. */
export function styleOf(element: Element): string {
  return element.getAttribute(kept) ?? "";
}

/** Puts another element in an element's place, with what is in it and with its style. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  if (element.hasAttribute(kept)) renamed.setAttribute(kept, styleOf(element));
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** What begins a line of its own in the text. */
export const blocks =
  "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, blockquote, pre, hr, table, tr, td, th, section, article, figure, figcaption";
