import { useEffect } from "react";
import type { Sound } from "./use-player.ts";

type Titles = { title: string; show: string };

const back = 15;
const forward = 30;

/** Lets media keys and the lock screen control the player while it plays. */
export function useMediaSession(
  { playing, at, length, speed, toggle, seek }: Sound,
  { title, show }: Titles,
): void {
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !playing) return;
    session.metadata = new MediaMetadata({
      title,
      artist: show,
      artwork: [{ src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" }],
    });
    return () => {
      session.metadata = null;
    };
  }, [playing, title, show]);

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    const answers = keyAnswers({ at, toggle, seek });
    for (const [action, handler] of Object.entries(answers)) set(session, action, handler);
    if (length > 0 && at <= length)
      session.setPositionState?.({ duration: length, position: at, playbackRate: speed });
    return () => {
      for (const action of Object.keys(answers)) set(session, action, null);
    };
  });
}

/** The handler of each key. A device may send how far to skip; otherwise it's as far as the buttons on the page. */
export function keyAnswers({ at, toggle, seek }: Pick<Sound, "at" | "toggle" | "seek">) {
  return {
    play: toggle,
    pause: toggle,
    seekbackward: ({ seekOffset }) => seek(at - (seekOffset ?? back)),
    seekforward: ({ seekOffset }) => seek(at + (seekOffset ?? forward)),
    seekto: ({ seekTime }) => seek(seekTime ?? at),
  } satisfies Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;
}

const actions: readonly MediaSessionAction[] = ["play", "pause", "seekbackward", "seekforward", "seekto"];

// Browsers throw on unknown actions.
function set(session: MediaSession, name: string, handler: MediaSessionActionHandler | null): void {
  const action = actions.find((known) => known === name);
  try {
    if (action) session.setActionHandler(action, handler);
  } catch {
    // The buttons on the page do the same.
    return;
  }
}
