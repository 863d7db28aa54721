/**
 * Loads the page's modules only when needed: once the page has loaded and painted and the browser is idle (after some
 * seconds on a device that never is), or at the first touch. Until then nothing competes with the text and the first
 * picture; links, menus and forms work without JavaScript. The server lists the modules in the page
 * (server/arrange-head). A touch while the page still arrives waits for its end: half a script would be started. A press that only a script can handle, or the admin's Ctrl+K, is remembered, and
 * use-report-hydrated replays it after hydration. The module script is inserted in the head: a change among the
 * children of the body would make the browser restyle the whole page. Loader data is loaded with the modules
 * (server/split-loader-data); if it can't be, the page stays as it is until the next touch. sessionStorage, which the router
 * reads when it starts, is opened in an idle moment of its own, because the first access waits for another browser
 * process.
 */
export const hydrateScript = `(() => {
const root = document.documentElement, ears = new AbortController();
const options = { capture: true, passive: true, signal: ears.signal };
const idle = window.requestIdleCallback || setTimeout;
let woken = false;
const wake = () => {
  if (document.readyState === "loading") return addEventListener("DOMContentLoaded", wake, { once: true });
  const held = document.querySelector("script[data-modules]");
  if (!held || woken) return;
  woken = true;
  for (const href of held.dataset.modules.split(" "))
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const start = () => {
    ears.abort();
    const live = document.createElement("script");
    live.type = "module";
    live.nonce = held.nonce;
    live.textContent = held.textContent;
    document.head.append(live);
  };
  const { state } = held.dataset;
  if (!state) return start();
  fetch(state).then((answer) => answer.ok ? answer.text() : Promise.reject()).then((text) => {
    const { streamController } = __reactRouterContext;
    streamController.enqueue(text);
    streamController.close();
    start();
  }).catch(() => { woken = false; });
};
const ready = () => {
  try { sessionStorage.length; } catch {}
  idle(wake, { timeout: 3000 });
};
const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => idle(ready, { timeout: 3000 })));
for (const name of ["pointerdown", "keydown", "touchstart", "focusin", "input"]) addEventListener(name, wake, options);
addEventListener("pointerover", ({ target }) => {
  if (target instanceof Element && target.closest("[data-takes-over]")) wake();
}, options);
addEventListener("click", ({ target }) => {
  if (root.dataset.hydrated !== undefined || !(target instanceof Element)) return;
  const button = target.closest('button[type="button"]:not([data-theme-switch],[data-gentle-switch],[data-gentle-show]),[role="tab"]');
  if (!button) return;
  for (const earlier of document.querySelectorAll("[data-pressed]")) delete earlier.dataset.pressed;
  button.dataset.pressed = "";
});
addEventListener("keydown", (event) => {
  const button = (event.ctrlKey || event.metaKey) && event.key === "k" && document.querySelector("[aria-keyshortcuts~='Control+K']");
  if (root.dataset.hydrated !== undefined || !button) return;
  event.preventDefault();
  button.dataset.pressed = "";
});
if (document.readyState === "complete") drawn();
else addEventListener("load", drawn, { once: true });
})()`;
