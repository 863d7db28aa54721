/** Tells once, when the element is less than a screen away. */
export function whenNear(element: Element, signal: AbortSignal, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: "900px" },
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
