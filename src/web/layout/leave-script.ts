/**
 * Leave quickly: a press on its link, or three presses of Escape within a second. It stands in the head, so that
 * it works before React has come; without script the link is an ordinary one. The entry in the history is made
 * neutral first and then replaced, so that "back" does not return here even when the other page is slow. The page is
 * hidden in the same moment; words that it has yet to save may hold the rest up for a second. Presses
 * that close something do not count: what they could close is looked at before anything can react to the key, and
 * whether something did is decided after everything had its turn.
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
