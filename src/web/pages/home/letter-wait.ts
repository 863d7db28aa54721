import type { LetterProps } from "./letter.tsx";
import { whenNear } from "./near.ts";

/**
 * Brings the script of the letter's form when the form comes near. A press that is quicker is kept until then,
 * so that it is answered here and not by the browser and a new page.
 */
export function awaitLetter(signal: AbortSignal, props: LetterProps): void {
  const place = document.getElementById("letter");
  const form = place?.querySelector("form");
  if (!place || !form) return;
  const waiting = new AbortController();
  let pressed = false;
  form.noValidate = true;
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      pressed = true;
    },
    { signal: waiting.signal },
  );
  whenNear(place, signal, () => {
    import("./letter.tsx").then(
      ({ takeOverLetter }) => {
        if (signal.aborted) return;
        const giveUp = takeOverLetter(place, props);
        // React refuses to take a page down while it is still taking down the page around it.
        signal.addEventListener("abort", () => setTimeout(giveUp));
        waiting.abort();
        if (pressed) setTimeout(() => form.requestSubmit());
      },
      () => {
        // The form as the server sent it sends itself.
        waiting.abort();
        form.noValidate = false;
        if (pressed) form.requestSubmit();
      },
    );
  });
}
