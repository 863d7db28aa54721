/** Where a style is kept while the HTML is read: the content security policy forbids styles, and reports each. */
export const kept = "data-style";

/** One property of the style that an element came with, in small letters. Word has its own beside those of browsers. */
export function styleOf(element: Element, property: string): string {
  const declarations = (element.getAttribute(kept) ?? "").split(";");
  const found = declarations.find((each) => each.split(":")[0]?.trim().toLowerCase() === property);
  return (
    found
      ?.slice(found.indexOf(":") + 1)
      .trim()
      .toLowerCase() ?? ""
  );
}

/** Puts another element in an element's place, with what is in it and with its style. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  const style = element.getAttribute(kept);
  if (style !== null) renamed.setAttribute(kept, style);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** What begins a line of its own in the text. */
export const blocks =
  "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, blockquote, pre, hr, table, tr, td, th, section, article, figure, figcaption";
