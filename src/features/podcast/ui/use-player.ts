import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { playAnchor } from "../rules.ts";

/** Positions closer than this to either end aren't stored. */
const edgeSeconds = 5;
const saveEverySeconds = 5;

// The episode whose play button in the list was pressed. It's lost with a whole new page, where browsers block sound.
let pressed: string | undefined;

export function playWhenShown(slug: string): void {
  pressed = slug;
}

export type Sound = ReturnType<typeof usePlayer>;

/**
 * Controls one audio element and tracks its state. Nothing is loaded before the first press: until then a position is
 * only remembered, and applied once the audio is ready.
 */
export function usePlayer(
  audio: RefObject<HTMLAudioElement | null>,
  { slug, known, speeds }: { slug: string; known: number; speeds: readonly number[] },
) {
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

  // Who pressed play in the list; an address that was opened or shared plays nothing, nor does a folded part.
  const playIfPressed = useEffectEvent(() => {
    if (location.hash !== `#${playAnchor}` || pressed !== slug) return;
    pressed = undefined;
    if (!document.getElementById(playAnchor)?.checkVisibility()) return;
    // So that coming back doesn't play it again.
    history.replaceState(history.state, "", location.pathname);
    play();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another episode is played anew.
  useEffect(() => playIfPressed(), [slug]);

  return {
    playing,
    /** Play was requested and hasn't started yet. */
    loading,
    failed,
    /** The position and duration in seconds; 0 if unknown. */
    at,
    length,
    speed,
    /** Where the listener stopped last time, until they continue or start over. */
    stoppedAt,
    seek,
    toggle: () => (playing ? audio.current?.pause() : play()),
    setSpeed(next: number) {
      setSpeed(next);
      store(speedKey, next === asRecorded ? undefined : String(next));
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

/** Where the listener stopped in each episode, stored only on the device. */
const placesKey = "podcast-places";
/** When there are more, the oldest is deleted. */
const mostKept = 20;

type Places = Readonly<Record<string, number>>;

function readPlaces(): Places {
  try {
    const stored: unknown = JSON.parse(readStored(placesKey) ?? "{}");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    return {};
  }
}

/** Undefined if storage is blocked, too: the episode then starts at its beginning, at normal speed. */
function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or blocked; playback continues.
  }
}

/** The second at which the listener stopped; 0 if there is none. */
function placeIn(slug: string): number {
  return Math.max(0, readPlaces()[slug] ?? 0);
}

/** Stores a position, or deletes it when it is undefined. The newest is last. */
function rememberPlace(slug: string, seconds: number | undefined): void {
  const others = Object.entries(readPlaces()).filter(([name]) => name !== slug);
  const places = seconds === undefined ? others : [...others, [slug, Math.floor(seconds)] as const];
  const text = JSON.stringify(Object.fromEntries(places.slice(-mostKept)));
  store(placesKey, places.length === 0 ? undefined : text);
}

/** The playback speed, stored only on the device. The normal speed isn't stored. */
const speedKey = "podcast-speed";
const asRecorded = 1;

function keptSpeed(offered: readonly number[]): number {
  const stored = Number(readStored(speedKey));
  return offered.includes(stored) ? stored : asRecorded;
}
