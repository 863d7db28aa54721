/**
 * Lets everything marked `data-reveal` below the first screen rise into view: it gains `animate-in` when 15% of it is
 * visible, 50 px above the lower edge, however late that is. After one second, so does what the observer has never
 * reported.
 */
export function revealIn(root: ParentNode, signal: AbortSignal): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const elements = [...root.querySelectorAll<HTMLElement>("[data-reveal]")];
  const show = (element: Element) => element.classList.add("animate-in");
  if (still) {
    elements.forEach(show);
    return;
  }
  const unreported = new Set<Element>(elements);
  // The observer's first word says where each one is; asking the page would make it lay itself out at once.
  const observer = new IntersectionObserver(
    (entries) => {
      // Asked once, before anything changes: asking later would lay the page out at once.
      const { innerHeight } = window;
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        unreported.delete(target);
        if (isIntersecting || boundingClientRect.top < innerHeight) show(target);
        else target.setAttribute("data-reveal", "wait");
      }
    },
    { threshold: 0.15, rootMargin: "0px 0px -50px" },
  );
  for (const element of elements) observer.observe(element);
  const fallback = setTimeout(() => unreported.forEach(show), 1000);
  signal.addEventListener("abort", () => {
    clearTimeout(fallback);
    observer.disconnect();
  });
}
