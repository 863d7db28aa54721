import { hydrateScript } from "./hydrate-script.ts";
import { quietScript } from "./quiet-script.ts";
import { translateScript } from "./translate-script.ts";

/** Our only script in every head. The policy allows it by hash (server/page-renderer). */
export function headScript(): string {
  return [themeScript, quietScript(), leaveScript, pictureScript, translateScript, hydrateScript].join(";");
}

/**
 * Leave quickly: its link, or three presses of Escape within a second. It is in the head, so that it works before
 * React does; without JavaScript the link is an ordinary one. The history entry is first made neutral and then
 * replaced, so that "back" does not return here even when the other page is slow. The page is hidden immediately;
 * unsaved text may delay leaving for up to a second. Presses that close something don't count: what can be closed is
 * recorded before any handler runs, and whether something did close is checked after all handlers.
 */
const leaveScript = `(() => {
const closable = ":is(dialog:modal,:popover-open:not([popover=manual]),select:open,[data-closes-on-escape])";
let presses = [], closes = false;
const leave = (link) => {
  document.documentElement.hidden = true;
  history.replaceState(null, "", "/");
  const saving = [];
  document.dispatchEvent(new CustomEvent("leavequickly", { detail: saving }));
  const go = () => location.replace(link.href);
  if (saving.length === 0) return go();
  Promise.race([Promise.allSettled(saving), new Promise((late) => setTimeout(late, 1000))]).then(go);
};
addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[data-leave]");
  if (!link) return;
  event.preventDefault();
  leave(link);
});
addEventListener("keydown", () => {
  closes = document.fullscreenElement !== null || document.querySelector(closable) !== null;
}, true);
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.repeat || event.isComposing || closes || event.defaultPrevented) return;
  const now = performance.now(), link = document.querySelector("a[data-leave]");
  presses = [...presses.filter((time) => now - time <= 1000), now];
  if (presses.length < 3 || !link) return;
  presses = [];
  leave(link);
});
})()`;

/**
 * Loads pictures 50 px before they are visible (ui/image), and once the page has loaded the others, one in each idle
 * moment, unless the reader saves data. Stops their pulse once they are loaded, and shows the fallback if one fails. It
 * sets `srcset`, which React doesn't manage: hydration can reset `src`. A picture's `load` event doesn't reach the
 * window, so the listener is on the document.
 */
const pictureScript = `(() => {
const idle = window.requestIdleCallback || setTimeout, saves = navigator.connection?.saveData;
let filling = false;
const fetchOne = (image) => {
  seen.unobserve(image);
  image.loading = "eager";
  if (!image.dataset.later) return;
  for (const source of image.parentElement.querySelectorAll("source[data-later]")) source.srcset = source.dataset.later;
  image.srcset = image.dataset.later;
};
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) fetchOne(target);
}, { rootMargin: "50px" });
const waits = (image) => image.dataset.later ? !image.srcset : image.matches("picture > [loading=lazy]");
const fill = () => {
  const next = [...document.images].find((image) => waits(image) && image.checkVisibility?.());
  filling = next !== undefined;
  if (!filling) return;
  fetchOne(next);
  idle(fill);
};
const look = () => {
  const waiting = [...document.images].filter(waits);
  for (const image of waiting) if (image.dataset.later) seen.observe(image);
  if (filling || saves || waiting.length === 0 || document.readyState !== "complete") return;
  filling = true;
  idle(fill);
};
const settle = (image) => image.classList.remove("animate-pulse", "bg-tint");
document.addEventListener("load", ({ target }) => {
  if (target instanceof HTMLImageElement && target.srcset) settle(target);
}, true);
addEventListener("load", look);
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

/**
 * The theme (light or dark) chosen by the visitor. It is in the head of every page and runs before the first paint, so
 * that no page flashes in the other theme; the switch works through it from the start, and the choice never leaves the
 * device. Illustrations get their night version as they are parsed; if the system theme is used, nothing is watched.
 */
const themeScript = `(() => {
const root = document.documentElement, key = "theme", dark = "dark", light = "light";
const system = () => matchMedia("(prefers-color-scheme: dark)").matches ? dark : light;
const paint = (node) => {
  const theme = root.dataset.theme;
  if (node.nodeType !== 1) return;
  for (const source of [node, ...node.querySelectorAll("source[data-night]")])
    if (source.matches("source[data-night]")) source.media = theme === dark ? source.dataset.night || "all" : "not all";
  document.querySelectorAll('meta[name="theme-color"]').forEach((colour, at) => {
    colour.media = (at === 1) === (theme === dark) ? "all" : "not all";
  });
};
let watching = false;
const set = (theme) => {
  root.dataset.theme = theme;
  paint(root);
  if (watching) return;
  watching = true;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(paint);
  }).observe(root, { childList: true, subtree: true });
};
let kept = null;
try { kept = localStorage.getItem(key); } catch { kept = null; }
root.dataset.scripted = "";
if (kept === dark || kept === light) set(kept);
addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || !target.closest("[data-theme-switch]")) return;
  const next = (root.dataset.theme || system()) === dark ? light : dark;
  set(next);
  try { localStorage.setItem(key, next); } catch { return; }
});
addEventListener("storage", (event) => {
  if (event.key === key && (event.newValue === dark || event.newValue === light)) set(event.newValue);
});
})()`;
