import { type KeyboardEvent, useId, useMemo, useRef } from "react";
import type { PlayerCopy } from "#content/podcast/player-copy.ts";
import type { Chapter } from "#platform/feed/feed.ts";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { clockTime, formattedTime } from "../rules.ts";
import type { Episode } from "../schema.ts";
import { useMediaSession } from "./use-media-session.ts";
import { usePlayer } from "./use-player.ts";

type SpeedChoiceProps = { speed: number; onChoose: (speed: number) => void; copy: PlayerCopy };

function SpeedChoice({ speed, onChoose, copy }: SpeedChoiceProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small">
      <label className="font-semibold whitespace-nowrap" htmlFor={id}>
        {copy.speed}
      </label>
      <div className="relative">
        <select
          autoComplete="off"
          className="h-11 appearance-none rounded-md border-[1.5px] border-line-strong bg-surface pr-10 pl-3.5 text-small text-ink focus-ring"
          id={id}
          onChange={(event) => onChoose(Number(event.target.value))}
          value={speed}
        >
          {copy.speeds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon
          className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2"
          name="chevron"
        />
      </div>
    </div>
  );
}

type PlayerProps = {
  /** Its duration is used until the audio's own is known. */
  episode: Pick<Episode, "slug" | "title" | "seconds" | "chapters"> & { show: string };
  src: string;
  copy: PlayerCopy;
};

const backSeconds = 15;
const forwardSeconds = 30;

/**
 * Plays one episode. Nothing plays until the visitor asks, and the position is stored on the device. Without JavaScript
 * the browser's own player is shown.
 */
export function Player({ episode, src, copy }: PlayerProps) {
  const { slug, title, show, seconds = 0, chapters } = episode;
  const audio = useRef<HTMLAudioElement>(null);
  const speeds = useMemo(() => copy.speeds.map(({ value }) => value), [copy]);
  const sound = usePlayer(audio, { slug, known: seconds, speeds });
  useMediaSession(sound, { title, show });
  const { playing, at, length, stoppedAt, failed, loading } = sound;
  return (
    <>
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: every word stands on the page, beneath the player */}
        <audio className="w-full" controls preload="none" src={src}>
          <a href={src}>{title}</a>
        </audio>
      </noscript>
      {/* biome-ignore lint/a11y/useMediaCaption: every word stands on the page, beneath the player */}
      <audio className="hidden" preload="none" ref={audio} src={src} />
      <fieldset className="noscript:hidden">
        <legend className="sr-only">{copy.label}</legend>
        <div className="flex items-center justify-center gap-5 sm:gap-7">
          <SkipButton label={copy.back} onPress={() => sound.seek(at - backSeconds)} seconds={-backSeconds} />
          <button
            aria-label={playing ? copy.pause : copy.play}
            className="grid size-18 shrink-0 place-items-center rounded-full border-2 border-transparent bg-primary text-on-primary transition-colors duration-(--dur-quick) focus-ring hover:bg-primary-hover"
            // Forced colors remove the background; the border keeps the button visible.
            data-play=""
            onClick={sound.toggle}
            title={playing ? copy.pause : copy.play}
            type="button"
          >
            <Icon className="size-8" name={playing ? "pause" : "play"} />
          </button>
          <SkipButton
            label={copy.forward}
            onPress={() => sound.seek(at + forwardSeconds)}
            seconds={forwardSeconds}
          />
        </div>
        <PlaceSlider at={at} length={length} onSeek={sound.seek} copy={copy} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <SpeedChoice onChoose={sound.setSpeed} speed={sound.speed} copy={copy} />
          <p className="text-small text-ink-soft">{copy.kept}</p>
        </div>
        <div className="text-small" role="status">
          {failed ? <p className="mt-3 text-error">{copy.failed}</p> : null}
          {loading && !failed ? <p className="mt-3 text-ink-soft">{copy.loading}</p> : null}
        </div>
        {stoppedAt === undefined ? null : (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
            <span>
              {copy.stoppedAt} {clockTime(stoppedAt)}.
            </span>
            <button
              className="min-h-11 rounded-pill border-[1.5px] border-line-strong bg-surface px-5 font-semibold focus-ring hover:border-primary hover:text-link"
              onClick={sound.startAgain}
              type="button"
            >
              {copy.startAgain}
            </button>
          </p>
        )}
      </fieldset>
      {chapters.length === 0 ? null : (
        <ChapterList at={at} chapters={chapters} heading={copy.chapters} onChoose={sound.seek} />
      )}
    </>
  );
}

type SkipButtonProps = { label: string; seconds: number; onPress: () => void };

function SkipButton({ label, seconds, onPress }: SkipButtonProps) {
  return (
    <button
      aria-label={label}
      className="grid size-13 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface text-small font-semibold tabular-nums transition-colors duration-(--dur-quick) focus-ring hover:border-primary hover:text-link"
      onClick={onPress}
      title={label}
      type="button"
    >
      <span aria-hidden="true">
        {seconds < 0 ? "−" : "+"}
        {Math.abs(seconds)}
      </span>
    </button>
  );
}

type ChapterListProps = {
  heading: string;
  chapters: readonly Chapter[];
  at: number;
  onChoose: (seconds: number) => void;
};

function ChapterList({ heading, chapters, at, onChoose }: ChapterListProps) {
  const current = chapters.findLastIndex(({ start }) => start <= at + 0.5);
  return (
    <div className="mt-7 border-t border-line pt-6">
      <Heading level={3} size={4}>
        {heading}
      </Heading>
      <noscript>
        <ol className="mt-3 grid gap-1.5">
          {chapters.map(({ start, title }) => (
            <li className="flex gap-4" key={start}>
              <span className="w-14 shrink-0 text-ink-soft tabular-nums">{clockTime(start)}</span>
              {title}
            </li>
          ))}
        </ol>
      </noscript>
      <ol className="mt-2 noscript:hidden">
        {chapters.map(({ start, title }, index) => (
          <li key={start}>
            <button
              aria-current={index === current ? "true" : undefined}
              className="group/chapter -mx-3 flex min-h-11 w-[calc(100%+1.5rem)] items-center gap-4 rounded-md px-3 py-1.5 text-left focus-ring hover:bg-tint aria-[current]:bg-tint"
              onClick={() => onChoose(start)}
              type="button"
            >
              <span className="w-14 shrink-0 text-small text-ink-soft tabular-nums">{clockTime(start)}</span>
              <span className="wrap-anywhere group-aria-[current]/chapter:font-semibold">{title}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

type PlaceSliderProps = { at: number; length: number; onSeek: (seconds: number) => void; copy: PlayerCopy };

/** Arrow keys move a few seconds, page keys half a minute; the browser handles Home and End. */
const keySeconds: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

function PlaceSlider({ at, length, onSeek, copy }: PlaceSliderProps) {
  const end = Math.floor(length);
  const place = Math.min(Math.floor(at), end);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keySeconds[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onSeek(at + by);
  };
  return (
    <div className="mt-5">
      <input
        aria-label={copy.place}
        aria-valuetext={`${formattedTime(place, copy.time)} ${copy.time.of} ${formattedTime(end, copy.time)}`}
        className="h-11 w-full cursor-pointer rounded-sm accent-primary focus-ring"
        disabled={end === 0}
        max={end}
        min={0}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        step={1}
        type="range"
        value={place}
      />
      {/* The slider announces both times itself. */}
      <p aria-hidden="true" className="flex justify-between text-small text-ink-soft tabular-nums">
        <span data-at="">{clockTime(place)}</span>
        <span>{end > 0 ? clockTime(end) : ""}</span>
      </p>
    </div>
  );
}
