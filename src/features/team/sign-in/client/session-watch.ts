import { endDrafts } from "#platform/drafts/drafts.ts";

/** Milliseconds: how long a session lasts without anybody at it, and how long this one lasts in any case. */
export type SessionTimes = { idle: number; left: number };

/** What is about to end a session: that nobody is at it, or its own time; and in how many minutes. */
export type Ending = { because: "idle" | "limit"; minutes: number };

type Listeners = {
  onEnd(): void;
  /** Called when the end comes near, with each minute, and with nothing when it is put off. */
  onNear(ending: Ending | undefined): void;
};

type TabMessage = { touched: number } | "asked" | "ended";

const second = 1_000;
const minute = 60 * second;
const warnedFor = 5 * minute;
/** The server writes down once a minute that a session is in use. */
const sayEvery = minute;
const lookEvery = 15 * second;
/** How long other tabs have to say that somebody is at them. */
const forAnswers = second;
/** Dispatched by a screen that is in use without being touched. */
const inUse = "inuse";
const signsOfSomebody = ["pointerdown", "click", "keydown", "input", "wheel", "touchmove", inUse] as const;

/** Keeps the session going, as a touch does, while somebody only looks at the screen. */
export function countAsUse(): void {
  dispatchEvent(new Event(inUse));
}

let stopHere: (() => void) | undefined;

/** Tells the other tabs that the session has ended, and forgets the keys to what is typed. */
export function endEverywhere(): void {
  stopHere?.();
  endDrafts();
  const channel = openChannel();
  channel?.postMessage("ended" satisfies TabMessage);
  channel?.close();
}

/**
 * Calls `onEnd` once when the session is over: nobody was at the admin for too long in any tab, its time is up, it was
 * ended in another tab, or the server has said so. Whoever types keeps it alive without sending anything. Calls `onNear`
 * in the last minutes before.
 */
export function watchSession({ idle, left }: SessionTimes, { onEnd, onNear }: Listeners): () => void {
  const startedAt = Date.now();
  const channel = openChannel();
  const tell = (message: TabMessage) => channel?.postMessage(message);
  let touchedAt = startedAt;
  let saidAt = startedAt;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const isIdle = () => Date.now() - touchedAt >= idle;
  let near: Ending | undefined;
  function warn() {
    const [untilIdle, untilLimit] = [touchedAt + idle - Date.now(), startedAt + left - Date.now()];
    const until = Math.min(untilIdle, untilLimit);
    const minutes = Math.max(1, Math.ceil(until / minute));
    const because = untilLimit <= untilIdle ? "limit" : "idle";
    const next = until > warnedFor ? undefined : ({ because, minutes } as const);
    if (next?.because === near?.because && next?.minutes === near?.minutes) return;
    near = next;
    onNear(next);
  }
  function touch() {
    touchedAt = Date.now();
    warn();
    if (touchedAt - saidAt < sayEvery) return;
    saidAt = touchedAt;
    tell({ touched: touchedAt });
    void isSignedIn().then((signedIn) => (signedIn ? undefined : end()));
  }
  function look() {
    if (Date.now() - startedAt >= left) return end();
    warn();
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
    else {
      touchedAt = Math.max(touchedAt, data.touched);
      warn();
    }
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
