/**
 * Puts a page into a frame's document without loading it: its scripts never run, its links lead nowhere, and it stays
 * where it was scrolled to. The style sheets are kept while they are the same, so that nothing flickers.
 */
export function showPage(frame: Document, html: string, theme: "light" | "dark"): void {
  // Mails carry their styles with them, which the content security policy allows only scripts to set. A parser reports
  // each style attribute it meets, so they get another name first.
  const page = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  // What the removed scripts do to pictures: the theme's version, and those further down.
  for (const source of page.querySelectorAll<HTMLSourceElement>("source[data-night]"))
    source.media = theme === "dark" ? "all" : "not all";
  for (const picture of page.querySelectorAll<HTMLImageElement | HTMLSourceElement>("[data-later]")) {
    picture.srcset = picture.dataset.later ?? "";
    picture.classList.remove("animate-pulse", "bg-tint");
  }
  const place = frame.scrollingElement?.scrollTop ?? 0;
  const root = frame.documentElement;
  for (const { name, value } of page.documentElement.attributes) root.setAttribute(name, value);
  root.dataset.theme = theme;
  const sheets = sheetsOf(page);
  if (sheetsOf(frame) !== sheets)
    frame.head.replaceChildren(...[...page.head.childNodes].map((node) => frame.importNode(node, true)));
  frame.body.replaceWith(frame.importNode(page.body, true));
  for (const styled of root.querySelectorAll<HTMLElement>("[data-style]"))
    styled.style.cssText = styled.dataset.style ?? "";
  root.style.background = sheets === "" ? "white" : "";
  if (frame.scrollingElement) frame.scrollingElement.scrollTop = place;
}

function sheetsOf(page: Document): string {
  return [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
    .map((link) => link.getAttribute("href"))
    .join(" ");
}
