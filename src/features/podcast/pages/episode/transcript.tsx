import type { EpisodeCopy } from "#content/podcast/player-copy.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Noted } from "#ui/gentle-part.tsx";
import { Heading } from "#ui/heading.tsx";
import { clockTime } from "../../rules.ts";
import type { TranscriptPart } from "../../schema.ts";
import { Part } from "./part.tsx";
import type { ShownEpisode } from "./shown-episode.server.ts";

type TranscriptProps = { episode: ShownEpisode; copy: EpisodeCopy & { newTab: string } };

/** Longer texts are folded, so that what follows is still found. */
const foldedFrom = 6000;

export function Transcript({ episode, copy }: TranscriptProps) {
  const { transcript, transcriptFile, note, help } = episode;
  const { heading, unfold, missing, file } = copy.transcript;
  const letters = transcript.reduce((sum, { lines }) => sum + lengthOf(lines), 0);
  const whole = (
    <div className="grid gap-8">
      {transcript.map((part) => (
        <Stretch key={part.title ?? "whole"} part={part} />
      ))}
    </div>
  );
  return (
    <Part heading={heading} headingId="transcript-heading">
      <Noted note={note} on="paper" skipTo={episode.skipTo} space="mt-5" urgent={help}>
        {letters === 0 ? <p className="text-ink-soft">{missing}</p> : null}
        {letters > 0 && letters < foldedFrom ? whole : null}
        {letters >= foldedFrom ? (
          <details>
            <summary className="mb-5 min-h-11 w-fit rounded-sm py-2 font-semibold text-link focus-ring">
              {unfold}
            </summary>
            {whole}
          </details>
        ) : null}
      </Noted>
      {letters === 0 && transcriptFile !== undefined ? (
        <p className="mt-2">
          <ButtonLink external={copy.newTab} href={transcriptFile} variant="text">
            {file}
          </ButtonLink>
        </p>
      ) : null}
    </Part>
  );
}

function lengthOf(lines: TranscriptPart["lines"]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}

function Stretch({ part: { title, start, lines } }: { part: TranscriptPart }) {
  return (
    <div>
      {title === undefined ? null : (
        <div className="flex items-baseline justify-between gap-4">
          <Heading level={3} size={4}>
            {title}
          </Heading>
          {start === undefined ? null : (
            <p className="text-small whitespace-nowrap text-ink-soft tabular-nums">{clockTime(start)}</p>
          )}
        </div>
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
