import type { ReactNode } from "react";
import type { EpisodeWords } from "#content/podcast/player-words.ts";
import type { TranscriptPart } from "#features/podcast/schema.ts";
import { clockTime } from "#features/podcast/ui/said-time.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Section } from "#ui/section.tsx";
import type { ShownEpisode } from "./shown-episode.server.ts";

type TranscriptProps = { episode: ShownEpisode; words: EpisodeWords & { newTab: string } };

/** From this many letters on the words are folded, so that what comes after them is not lost. */
const foldedFrom = 6000;

/** Everything that is said, to be read. */
export function Transcript({ episode, words }: TranscriptProps) {
  const { transcript, transcriptFile, note } = episode;
  const { heading, unfold, missing, file } = words.transcript;
  const letters = transcript.reduce((sum, { lines }) => sum + lengthOf(lines), 0);
  const whole = (
    <div className="mt-8 grid max-w-text gap-8">
      {transcript.map((part) => (
        <Part key={part.title ?? "whole"} part={part} />
      ))}
    </div>
  );
  return (
    <Section labelledBy="transcript-heading" tight width="narrow">
      <h2 className="text-h2" id="transcript-heading">
        {heading}
      </h2>
      <Noted note={note} skipTo={words.notes.id}>
        {letters === 0 ? <p className="mt-4 text-ink-soft">{missing}</p> : null}
        {letters > 0 && letters < foldedFrom ? whole : null}
        {letters >= foldedFrom ? (
          <details className="mt-4">
            <summary className="min-h-11 w-fit rounded-sm py-2 font-semibold text-link focus-ring">
              {unfold}
            </summary>
            {whole}
          </details>
        ) : null}
      </Noted>
      {letters === 0 && transcriptFile !== undefined ? (
        <p className="mt-2">
          <ButtonLink external={words.newTab} href={transcriptFile} variant="text">
            {file}
          </ButtonLink>
        </p>
      ) : null}
    </Section>
  );
}

function lengthOf(lines: TranscriptPart["lines"]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}

type NotedProps = { note: ShownEpisode["note"]; skipTo: string; children: ReactNode };

function Noted({ note, skipTo, children }: NotedProps) {
  if (note === undefined) return children;
  return (
    <div className="mt-6">
      <GentlePart note={note} skipTo={skipTo}>
        {children}
      </GentlePart>
    </div>
  );
}

function Part({ part: { title, start, lines } }: { part: TranscriptPart }) {
  return (
    <div>
      {title === undefined ? null : (
        <h3 className="flex items-baseline justify-between gap-4 font-display text-h4 font-[450]">
          {title}
          {start === undefined ? null : (
            <span className="text-small font-normal text-ink-soft tabular-nums">{clockTime(start)}</span>
          )}
        </h3>
      )}
      <div className="mt-2.5 grid gap-3">
        {lines.map(({ start: at, speaker, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same and never change places
          <p className="wrap-anywhere" key={index}>
            {title === undefined && at !== undefined ? (
              <span className="mr-3 text-small text-ink-soft tabular-nums">{clockTime(at)}</span>
            ) : null}
            {speaker === undefined ? null : <b className="font-semibold">{speaker}: </b>}
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
