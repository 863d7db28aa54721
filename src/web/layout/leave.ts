/**
 * Goes to a neutral page at once. The entry in the history is made neutral first and then replaced, so that
 * "back" does not return here even when the other page is slow.
 */
export function leave(target: string): void {
  document.documentElement.hidden = true;
  history.replaceState(null, "", "/");
  location.replace(target);
}
