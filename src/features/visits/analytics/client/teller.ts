import { framePath } from "../rules.ts";

/** How long the iframe may take to finish before it is removed anyway. */
const silenceMs = 1000;

/** Sends page views to the analytics service, and can stop at once. */
export type Teller = { tell(path: string): void; stop(): void };

/**
 * Opens the iframe that isolates the analytics script. It gets only paths from here; removing it ends the script
 * without a reload.
 */
export function openTeller(): Teller {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.title = "";
  frame.ariaHidden = "true";
  frame.referrerPolicy = "no-referrer";
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = framePath;
  const waiting: { path: string }[] = [];
  let ready = false;
  // The iframe has an opaque origin, which can't be named as a target.
  const send = (message: { path: string } | { stop: true }) => frame.contentWindow?.postMessage(message, "*");
  const takeDown = () => {
    removeEventListener("message", hear);
    frame.remove();
  };
  function hear({ source, data }: MessageEvent): void {
    if (source === null || source !== frame.contentWindow) return;
    if (data === "stopped") takeDown();
    if (data !== "ready") return;
    ready = true;
    for (const message of waiting.splice(0)) send(message);
  }
  addEventListener("message", hear);
  document.body.append(frame);
  return {
    tell(path) {
      if (ready) send({ path });
      else waiting.push({ path });
    },
    stop() {
      waiting.length = 0;
      if (!ready) return takeDown();
      send({ stop: true });
      setTimeout(takeDown, silenceMs);
    },
  };
}
