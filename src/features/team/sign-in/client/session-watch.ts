import { clearDrafts } from "#platform/drafts/drafts.ts";

/** Milliseconds: how long a session lasts without anybody at it, and how long this one lasts in any case. */
export type SessionTimes = { idle: number; left: number };

type TabMessage = { touched: number } | "asked" | "ended";

const second = 1_000;
/** The server writes down once a minute that a session is in use. */
const sayEvery = 60 * second;
const lookEvery = 15 * second;
/** How long other tabs have to say that somebody is at them. */
const forAnswers = second;
const signsOfSomebody = ["pointerdown", "keydown", "input", "wheel", "touchmove"] as const;

/** Stops the watch of this tab. */
let stopHere: (() => void) | undefined;

/** Tells the other tabs that the session has ended, and clears what the browser keeps of it. */
export function endEverywhere(): void {
  stopHere?.();
  clearDrafts();
  const channel = openChannel();
  channel?.postMessage("ended" satisfies TabMessage);
  channel?.close();
}

/**
 * Calls `onEnd` once when the session is over: nobody was at the admin for too long in any tab, its time is up, it was
 * ended in another tab, or the server has said so. Whoever types keeps it alive without sending anything.
 */
export function watchSession({ idle, left }: SessionTimes, onEnd: () => void): () => void {
  const startedAt = Date.now();
  const channel = openChannel();
  const tell = (message: TabMessage) => channel?.postMessage(message);
  let touchedAt = startedAt;
  let saidAt = startedAt;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const isIdle = () => Date.now() - touchedAt >= idle;
  function touch() {
    touchedAt = Date.now();
    if (touchedAt - saidAt < sayEvery) return;
    saidAt = touchedAt;
    tell({ touched: touchedAt });
    void isSignedIn().then((signedIn) => (signedIn ? undefined : end()));
  }
  function look() {
    if (Date.now() - startedAt >= left) return end();
    if (!isIdle() || waiting !== undefined) return;
    // A tab in the background may have slept while somebody worked in another one.
    tell("asked");
    waiting = setTimeout(() => {
      waiting = undefined;
      if (isIdle()) end();
    }, forAnswers);
  }
  function hear({ data }: MessageEvent<TabMessage>) {
    if (data === "ended") end();
    else if (data === "asked") tell({ touched: touchedAt });
    else touchedAt = Math.max(touchedAt, data.touched);
  }
  function end() {
    endEverywhere();
    onEnd();
  }
  function stop() {
    for (const name of signsOfSomebody) removeEventListener(name, touch);
    document.removeEventListener("visibilitychange", look);
    clearInterval(timer);
    clearTimeout(waiting);
    channel?.close();
  }

  if (channel) channel.onmessage = hear;
  for (const name of signsOfSomebody) addEventListener(name, touch, { passive: true });
  document.addEventListener("visibilitychange", look);
  const timer = setInterval(look, lookEvery);
  stopHere = stop;
  return stop;
}

/** Whether the server still knows the session; a server that can't be reached has not ended it. */
async function isSignedIn(): Promise<boolean> {
  const response = await fetch("/api/admin/profile", { cache: "no-store" }).catch(() => undefined);
  return response?.status !== 401;
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("kinward-session");
}
