import { framePath } from "../rules.ts";

/** How long the frame may take to fall silent before it is taken down all the same. */
const silenceMs = 1000;

/** Tells the service which pages are opened, and can stop at once. */
export type Teller = { tell(path: string): void; stop(): void };

/**
 * Opens the frame that the service's script is shut in. It learns paths from here and nothing else; taking it down
 * ends the script, without a reload.
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
  // The frame has an origin of its own, which no address names.
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
