/**
 * What larger text breaks on the page, in words: what scrolls sideways, controls of the header and texts that leave the
 * screen, and texts that lie over each other. Runs in the page.
 */
export function brokenByText(): string[] {
  const width = document.documentElement.clientWidth;
  const name = (element: Element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`;
  const shows = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".sr-only, .skip-link, [aria-hidden=true]");
  const leaves = ({ left, right }: DOMRect) => left < -1 || right > width + 1;
  /** What a box of its own scrolls, shortens or hides from sight is not over what is next to it. */
  const cut = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(at);
      const isTiny = at.getBoundingClientRect().width <= 2;
      const isShortened = textOverflow === "ellipsis" || webkitLineClamp !== "none";
      if (/auto|scroll/.test(overflowX) || isShortened || isTiny) return true;
    }
    return false;
  };

  const broken: string[] = [];
  if (document.documentElement.scrollWidth > width)
    broken.push(`scrolls to ${document.documentElement.scrollWidth}`);
  for (const control of document.querySelectorAll(".site-header :is(a, button)"))
    if (shows(control) && leaves(control.getBoundingClientRect())) broken.push(`header: ${name(control)}`);

  const texts: { element: Element; size: number; box: DOMRect }[] = [];
  for (const element of document.querySelectorAll("main *")) {
    const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
    if (own.length === 0 || !shows(element) || element.closest("svg") || cut(element)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const range = document.createRange();
    for (const node of own) {
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) texts.push({ element, size, box });
    }
  }
  texts.sort((one, other) => one.box.top - other.box.top);
  for (const [at, { element, size, box }] of texts.entries()) {
    if (leaves(box)) broken.push(`leaves the screen: ${name(element)}`);
    for (const below of texts.slice(at + 1)) {
      if (below.box.top > box.bottom) break;
      const across = Math.min(box.right, below.box.right) - Math.max(box.left, below.box.left);
      const down = Math.min(box.bottom, below.box.bottom) - below.box.top;
      // A line's box is higher than its letters.
      if (below.element !== element && across > 3 && down > 0.4 * Math.min(size, below.size))
        broken.push(`${name(element)} lies over ${name(below.element)}`);
    }
  }
  return [...new Set(broken)];
}
