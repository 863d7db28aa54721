/**
 * Loads pictures 50 px before they are visible (ui/image), stops their pulse once they are loaded, and shows the
 * fallback if one fails. It sets `srcset`, which React doesn't manage: hydration can reset `src`. A picture's `load`
 * event doesn't reach the window, so the listener is on the document.
 */
export const pictureScript = `(() => {
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    for (const source of target.parentElement.querySelectorAll("source[data-later]")) source.srcset = source.dataset.later;
    target.srcset = target.dataset.later;
  }
}, { rootMargin: "50px" });
const look = () => {
  for (const image of document.images) if (image.dataset.later && !image.srcset) seen.observe(image);
};
const settle = (image) => image.classList.remove("animate-pulse", "bg-tint");
document.addEventListener("load", ({ target }) => {
  if (target instanceof HTMLImageElement && target.srcset) settle(target);
}, true);
addEventListener("error", ({ target }) => {
  if (!(target instanceof HTMLImageElement)) return;
  const { fallback } = target.dataset;
  if (!fallback) return settle(target);
  delete target.dataset.fallback;
  for (const source of target.parentElement.querySelectorAll("source")) source.srcset = fallback;
  target.srcset = fallback;
}, true);
new MutationObserver(look).observe(document, { childList: true, subtree: true });
})()`;
