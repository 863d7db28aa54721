import { useEffect } from "react";
import { escapeCounter } from "./escape-counter.ts";
import { leave } from "./leave.ts";

/** Things on the page that the next Escape closes. */
const closable = "dialog:modal, [data-closes-on-escape]";

/** Three quick presses of Escape leave the site; presses that close something are not counted. */
export function useTripleEscape(target: string): void {
  useEffect(() => {
    const count = escapeCounter();
    let closes = false;
    const { signal, abort } = controller();
    // Looked at before anything can react to the key, decided after everything had its turn.
    addEventListener("keydown", () => (closes = document.querySelector(closable) !== null), {
      capture: true,
      signal,
    });
    addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || event.repeat || event.isComposing) return;
        if (closes || event.defaultPrevented) return;
        if (count(event.timeStamp)) leave(target);
      },
      { signal },
    );
    return abort;
  }, [target]);
}

function controller(): { signal: AbortSignal; abort: () => void } {
  const stop = new AbortController();
  return { signal: stop.signal, abort: () => stop.abort() };
}
