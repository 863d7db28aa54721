/** Where a style is kept while the HTML is read: the content security policy forbids styles, and reports each. */
const kept = "data-style";

/**
 * HTML from the clipboard as the editor can read it. Word writes lists as paragraphs with a drawn bullet, and Google
 * Docs writes bold and italic as styles; what else they bring, the editor's parts leave out.
 */
export function readablePaste(html: string): string {
  const withoutSheets = html.replace(/<style[^<>]*>[^<]*<\/style>/gi, "");
  const unstyled = withoutSheets.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/\sstyle\s*=/gi, ` ${kept}=`),
  );
  const page = new DOMParser().parseFromString(unstyled, "text/html");
  for (const wrapper of page.querySelectorAll("b[id^='docs-internal-guid']"))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const left of page.querySelectorAll("o\\:p, style, script, meta, link, title, xml")) left.remove();
  for (const heading of page.querySelectorAll("h1")) rename(heading, "h2");
  for (const heading of page.querySelectorAll("h5, h6")) rename(heading, "h4");
  joinLists(page);
  for (const styled of page.querySelectorAll(`span[${kept}]`)) {
    const style = styleOf(styled);
    if (/font-weight:\s?(?:bold|[6-9]00)/i.test(style)) wrapIn(styled, "strong");
    if (/font-style:\s?italic/i.test(style)) wrapIn(styled, "em");
  }
  for (const styled of page.querySelectorAll(`[${kept}]`)) styled.removeAttribute(kept);
  return page.body.innerHTML;
}

function styleOf(element: Element): string {
  return element.getAttribute(kept) ?? "";
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function wrapIn(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Paragraphs of Word that are items of a list, as lists. */
function joinLists(page: Document): void {
  let list: Element | undefined;
  for (const paragraph of page.querySelectorAll<HTMLElement>(
    "p[class^='MsoListParagraph'], p[style*='mso-list']",
  )) {
    const sign = takeSign(paragraph);
    const name = /\d|^[a-z][.)]/i.test(sign) ? "ol" : "ul";
    const continues =
      list !== undefined && list.localName === name && paragraph.previousElementSibling === list;
    if (!continues) {
      list = page.createElement(name);
      paragraph.before(list);
    }
    const item = page.createElement("li");
    item.append(...paragraph.childNodes);
    list?.append(item);
    paragraph.remove();
  }
}

/** The drawn bullet or number, which is removed. */
function takeSign(paragraph: Element): string {
  const drawn = [...paragraph.querySelectorAll(`span[${kept}]`)].find((span) =>
    /mso-list:\s?ignore/i.test(styleOf(span)),
  );
  const sign = drawn?.textContent?.trim() ?? "";
  drawn?.remove();
  const first = paragraph.firstChild;
  if (sign === "" && first instanceof Text) {
    const [, typed = ""] = /^\s*([·•§o-]|\d{1,3}[.)])\s+/.exec(first.data) ?? [];
    first.data = first.data.slice(first.data.indexOf(typed) + typed.length).trimStart();
    return typed;
  }
  return sign;
}
