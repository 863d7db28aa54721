/**
 * The theme (light or dark) chosen by the visitor. It is in the head of every page and runs before the first paint, so
 * that no page flashes in the other theme; the switch works through it from the start, and the choice never leaves the
 * device. Illustrations get their night version as they are parsed; if the system theme is used, nothing is watched.
 */
export const themeScript = `(() => {
const root = document.documentElement, key = "theme", dark = "dark", light = "light";
const system = () => matchMedia("(prefers-color-scheme: dark)").matches ? dark : light;
const paint = (node) => {
  const theme = root.dataset.theme;
  if (node.nodeType !== 1) return;
  for (const source of [node, ...node.querySelectorAll("source[data-night]")])
    if (source.matches("source[data-night]")) source.media = theme === dark ? "all" : "not all";
  for (const colour of document.querySelectorAll('meta[name="theme-color"]'))
    colour.content = theme === dark ? "#17111F" : "#FCF9F5";
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
