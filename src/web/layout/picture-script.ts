/**
 * Loads the pictures of the content 50 px before they are seen (ui/image), ends their pulse once they are there, and
 * turns to the fallback once when one cannot be loaded. The address goes into `srcset`, which React does not know of:
 * it may set `src` anew while it takes the page over. A picture's `load` never reaches the window, hence the document.
 */
export const pictureScript = `(() => {
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    const source = target.parentElement.querySelector("source[data-later]");
    if (source) source.srcset = source.dataset.later;
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
