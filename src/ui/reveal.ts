/**
 * Animates everything marked `data-reveal` below the first screen into view: it gets the class `animate-in` when 15% of
 * it is visible, 50 px above the lower edge, however late that is. After one second, so does everything the observer
 * hasn't reported.
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
  // The observer's first callback has the positions; reading them from the page would force a layout.
  const observer = new IntersectionObserver(
    (entries) => {
      // Read once, before anything changes; later it would force a layout.
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
