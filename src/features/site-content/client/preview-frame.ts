/** Far outside, a text is the whole page and says nothing of what was clicked. */
const longestPicked = 3_000;

/** The texts of what was clicked and of the parts of the page around it, from the inside out. */
export function textsAround(event: Event): readonly string[] {
  return event.composedPath().flatMap((part) => {
    const text = "textContent" in part ? part.textContent : undefined;
    return typeof text === "string" && text.length <= longestPicked ? [text] : [];
  });
}

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

/**
 * Puts a page into a frame's document without loading it: its scripts never run, its links lead nowhere, and it stays
 * where it was scrolled to. The style sheets are kept while they are the same, so that nothing flickers.
 */
export function showPage(frame: Document, html: string, theme: "light" | "dark"): void {
  // Mails carry their styles with them, which the content security policy allows only scripts to set. A parser reports
  // each style attribute and sheet it meets, so the ones get another name first and the other goes.
  const [sheet, own = ""] = /<style>([^<]*)<\/style>/.exec(html) ?? [""];
  const quiet = html.replace(sheet, "").replaceAll(' style="', ' data-style="');
  const page = new DOMParser().parseFromString(quiet, "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  // What the removed scripts do to pictures: the theme's version, and those further down.
  for (const source of page.querySelectorAll<HTMLSourceElement>("source[data-night]"))
    source.media = theme === "dark" ? source.dataset.night || "all" : "not all";
  for (const picture of page.querySelectorAll<HTMLImageElement | HTMLSourceElement>("[data-later]")) {
    picture.srcset = picture.dataset.later ?? "";
    picture.classList.remove("animate-pulse", "bg-tint");
  }
  const place = frame.scrollingElement?.scrollTop ?? 0;
  const root = frame.documentElement;
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  root.dataset.theme = theme;
  // As visitors see it: what says that JavaScript is off isn't shown, and what needs it is.
  root.dataset.scripted = "";
  const sheets = sheetsOf(page);
  if (sheetsOf(frame) !== sheets)
    frame.head.replaceChildren(...[...page.head.childNodes].map((node) => frame.importNode(node, true)));
  frame.body.replaceWith(frame.importNode(page.body, true));
  for (const styled of root.querySelectorAll<HTMLElement>("[data-style]"))
    styled.style.cssText = styled.dataset.style ?? "";
  // The organization's colors, which only scripts may set here; a mail's sheet stays out.
  frame.adoptedStyleSheets = sheets === "" || own === "" ? [] : [sheetOf(frame, own)];
  root.style.background = sheets === "" ? "white" : "";
  if (frame.scrollingElement) frame.scrollingElement.scrollTop = place;
}

/** A sheet can be adopted only by the document that made it. */
function sheetOf({ defaultView }: Document, text: string): CSSStyleSheet {
  const sheet = new (defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

function sheetsOf(page: Document): string {
  return [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
    .map((link) => link.getAttribute("href"))
    .join(" ");
}
