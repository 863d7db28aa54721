import { flushSync } from "react-dom";

/** Makes a change and focuses what it shows, at once: the next key must not go to what was focused before. */
export function focusAfter(change: () => void, id: string): void {
  flushSync(change);
  document.getElementById(id)?.focus();
}
