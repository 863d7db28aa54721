/** Where the part of a page that is being edited stands in the preview: a third of the way down. */
const place = 0.3;

/** Scrolls a page so that the part with one of these texts is in view; the first that the page has counts. */
export function scrollToText(page: Document, texts: readonly string[]): void {
  const part = texts.map((text) => partWith(page, text)).find((each) => each !== undefined);
  const scrolling = page.scrollingElement;
  if (!part || !scrolling) return;
  const { top, bottom } = part.getBoundingClientRect();
  const height = page.defaultView?.innerHeight ?? 0;
  if (top >= 0 && bottom <= height) return;
  scrolling.scrollTop += top - height * place;
}

/** The smallest part of a page that has a text, in the body of the page before its head and foot. */
function partWith(page: Document, text: string): Element | undefined {
  const root = page.querySelector("main") ?? page.body;
  return smallestWith(root, text) ?? smallestWith(page.body, text);
}

function smallestWith(root: Element, text: string): Element | undefined {
  if (!oneLine(root.textContent).includes(text)) return undefined;
  let smallest = root;
  for (;;) {
    const inner = [...smallest.children].find((child) => oneLine(child.textContent).includes(text));
    if (!inner) return smallest;
    smallest = inner;
  }
}

function oneLine(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ");
}
