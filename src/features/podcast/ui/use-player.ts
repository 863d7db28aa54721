import { type RefObject, useEffect, useRef, useState } from "react";
import { placeIn, rememberPlace } from "../client/places.ts";
import { keptSpeed, storeSpeed } from "../client/stored-speed.ts";

/** Positions closer than this to either end aren't stored. */
const edgeSeconds = 5;
const saveEverySeconds = 5;

export type Sound = {
  playing: boolean;
  /** Play was requested and hasn't started yet. */
  loading: boolean;
  failed: boolean;
  /** The position and duration in seconds; 0 if unknown. */
  at: number;
  length: number;
  speed: number;
  /** Where the listener stopped last time, until they continue or start over. */
  stoppedAt: number | undefined;
  toggle: () => void;
  seek: (seconds: number) => void;
  setSpeed: (speed: number) => void;
  startAgain: () => void;
};

/**
 * Controls one audio element and tracks its state. Nothing is loaded before the first press: until then a position is
 * only remembered, and applied once the audio is ready.
 */
export function usePlayer(
  audio: RefObject<HTMLAudioElement | null>,
  { slug, known, speeds }: { slug: string; known: number; speeds: readonly number[] },
): Sound {
  const [playing, setPlaying] = useState(false);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(known);
  const [speed, setSpeed] = useState(1);
  const [stoppedAt, setStoppedAt] = useState<number>();
  const wanted = useRef<number>(undefined);
  const saved = useRef(0);

  // Read after hydration, because what is stored on the device isn't in the served page.
  useEffect(() => {
    const place = placeIn(slug);
    if (place === 0) return;
    wanted.current = place;
    setAt(place);
    setStoppedAt(place);
  }, [slug]);

  useEffect(() => {
    const storedSpeed = keptSpeed(speeds);
    setSpeed(storedSpeed);
    if (audio.current) playAt(audio.current, storedSpeed);
  }, [audio, speeds]);

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const save = () => {
      saved.current = element.currentTime;
      const rest = element.duration - element.currentTime;
      const isPlace = element.currentTime >= edgeSeconds && !(rest < edgeSeconds);
      rememberPlace(slug, isPlace ? element.currentTime : undefined);
    };
    const listeners: Readonly<Record<string, () => void>> = {
      loadedmetadata: () => {
        if (Number.isFinite(element.duration)) setLength(element.duration);
        if (wanted.current !== undefined) element.currentTime = wanted.current;
        wanted.current = undefined;
      },
      durationchange: () => {
        if (Number.isFinite(element.duration)) setLength(element.duration);
      },
      timeupdate: () => {
        // Before the seek is done, the element still reports 0.
        if (wanted.current !== undefined) return;
        setAt(element.currentTime);
        if (!element.paused && Math.abs(element.currentTime - saved.current) >= saveEverySeconds) save();
      },
      play: () => {
        setPlaying(true);
        setFailed(false);
        setStoppedAt(undefined);
      },
      playing: () => setLoading(false),
      waiting: () => setLoading(true),
      pause: () => {
        setPlaying(false);
        setLoading(false);
        if (element.readyState > 0) save();
      },
      seeked: save,
      ended: () => {
        setPlaying(false);
        rememberPlace(slug, undefined);
      },
      error: () => {
        setFailed(true);
        setPlaying(false);
        setLoading(false);
      },
    };
    const ears = new AbortController();
    for (const [name, hear] of Object.entries(listeners))
      element.addEventListener(name, hear, { signal: ears.signal });
    addEventListener("pagehide", () => element.readyState > 0 && save(), { signal: ears.signal });
    return () => {
      ears.abort();
      if (element.readyState > 0 && !element.ended) save();
      element.pause();
    };
  }, [audio, slug]);

  function seek(seconds: number): void {
    const element = audio.current;
    if (!element) return;
    const place = Math.min(Math.max(0, seconds), length > 0 ? length : seconds);
    setAt(place);
    if (element.readyState > 0) element.currentTime = place;
    else wanted.current = place;
  }

  function play(): void {
    const element = audio.current;
    if (!element) return;
    if (element.error) element.load();
    setLoading(element.readyState < 3);
    // A failed load is reported by an error event too; otherwise it was a quick second press.
    element.play().catch(() => setLoading(false));
  }

  return {
    playing,
    loading,
    failed,
    at,
    length,
    speed,
    stoppedAt,
    seek,
    toggle: () => (playing ? audio.current?.pause() : play()),
    setSpeed(next) {
      setSpeed(next);
      storeSpeed(next);
      if (audio.current) playAt(audio.current, next);
    },
    startAgain() {
      rememberPlace(slug, undefined);
      setStoppedAt(undefined);
      seek(0);
    },
  };
}

function playAt(element: HTMLAudioElement, speed: number): void {
  // Both are needed: loading resets the first to the second.
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}
