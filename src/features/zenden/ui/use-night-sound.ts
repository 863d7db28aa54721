import { useEffect, useRef, useState } from "react";
import type { SoundKind } from "#content/zenden/room.ts";
import { audioContext, restAudio } from "../client/audio.ts";
import type { NightSound } from "../client/night-sound.ts";

export type SoundState = { playing: SoundKind | undefined; volume: number; minutes: number; failed: boolean };

/** The night sound: started by a press, it plays through every exercise until its time is over. */
export function useNightSound(usualMinutes: number, mediaTitle: string) {
  const [state, setState] = useState<SoundState>({
    playing: undefined,
    volume: 50,
    minutes: usualMinutes,
    failed: false,
  });
  const sound = useRef<NightSound>(undefined);
  // The last press: a sound that is still loading must not start after a "stop".
  const wanted = useRef<SoundKind>(undefined);

  const change = (part: Partial<SoundState>) => setState((before) => ({ ...before, ...part }));

  function ended(): void {
    restAudio();
    showToDevice(undefined, {});
    change({ playing: undefined });
  }

  async function play(kind: SoundKind): Promise<void> {
    // The context is created here, inside the press; its sources may be ready later.
    const context = audioContext();
    try {
      if (context === undefined) throw new Error("no audio");
      wanted.current = kind;
      change({ playing: kind, failed: false });
      if (sound.current === undefined) {
        const { createNightSound } = await import("../client/night-sound.ts");
        sound.current ??= createNightSound(context, ended);
      }
      if (wanted.current !== kind) return;
      sound.current.setVolume(state.volume / 100);
      sound.current.play(kind, state.minutes);
      showToDevice(mediaTitle, { play: () => void play(kind), pause: stop, stop });
    } catch {
      change({ playing: undefined, failed: true });
    }
  }

  function stop(): void {
    wanted.current = undefined;
    sound.current?.stop();
    showToDevice(undefined, {});
    change({ playing: undefined });
  }

  // Leaving the page stops the sound.
  useEffect(
    () => () => {
      wanted.current = undefined;
      sound.current?.stop();
      showToDevice(undefined, {});
    },
    [],
  );

  return {
    state,
    play: (kind: SoundKind) => void play(kind),
    stop,
    setVolume: (volume: number) => {
      sound.current?.setVolume(volume / 100);
      change({ volume });
    },
    setMinutes: (minutes: number) => {
      sound.current?.setMinutes(minutes);
      change({ minutes });
    },
  };
}

type MediaHandlers = Partial<Record<"play" | "pause" | "stop", () => void>>;

/** What a lock screen may show: a title that doesn't mention this site, and a stop button. */
function showToDevice(title: string | undefined, handlers: MediaHandlers): void {
  if (!("mediaSession" in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = title === undefined ? null : new MediaMetadata({ title });
  mediaSession.playbackState = title === undefined ? "none" : "playing";
  for (const action of ["play", "pause", "stop"] as const)
    mediaSession.setActionHandler(action, handlers[action] ?? null);
}
