/**
 * Leave quickly: its link, or three presses of Escape within a second. It is in the head, so that it works before
 * React does; without JavaScript the link is an ordinary one. The history entry is first made neutral and then
 * replaced, so that "back" does not return here even when the other page is slow. The page is hidden immediately;
 * unsaved text may delay leaving for up to a second. Presses that close something don't count: what can be closed is
 * recorded before any handler runs, and whether something did close is checked after all handlers.
 */
export const leaveScript = `(() => {
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
