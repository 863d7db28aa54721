import type { ReactNode } from "react";
import type { EpisodeWords, PlayerWords } from "#content/podcast/player-words.ts";
import { Player } from "#features/podcast/ui/player.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Section } from "#ui/section.tsx";
import type { ShownEpisode } from "./shown-episode.server.ts";

type ListenProps = {
  episode: ShownEpisode;
  words: EpisodeWords & { player: PlayerWords; newTab: string };
};

/** The player, and whose server the sound comes from. */
export function Listen({ episode, words }: ListenProps) {
  const { note, listen } = episode;
  return (
    <div className="mt-section-tight">
      <Section ground="tint" labelledBy="listen-heading" tight width="narrow">
        <h2 className="mb-6 text-h2" id="listen-heading">
          {words.listen}
        </h2>
        <Noted note={note} skipTo={words.notes.id}>
          {listen.audio === undefined ? (
            <p className="text-ink-soft">{listen.missing}</p>
          ) : (
            <Sound audio={listen.audio} episode={episode} words={words} />
          )}
        </Noted>
      </Section>
    </div>
  );
}

type NotedProps = { note: ShownEpisode["note"]; skipTo: string; children: ReactNode };

function Noted({ note, skipTo, children }: NotedProps) {
  if (note === undefined) return children;
  return (
    <GentlePart note={note} on="tint" skipTo={skipTo}>
      <div className="mt-5">{children}</div>
    </GentlePart>
  );
}

type SoundProps = ListenProps & { audio: NonNullable<ShownEpisode["listen"]["audio"]> };

function Sound({ audio, episode, words }: SoundProps) {
  const { slug, title, show, seconds = 0, chapters } = episode;
  const { before, after } = words.fromElsewhere;
  return (
    <>
      <div className="rounded-xl border border-line bg-surface p-card shadow-card print:hidden">
        <Player
          chapters={chapters}
          seconds={seconds}
          show={show}
          slug={slug}
          src={audio.url}
          title={title}
          words={words.player}
        />
      </div>
      <p className="mt-5 text-small wrap-anywhere text-ink-soft">
        {audio.host === undefined ? (
          words.fromHere
        ) : (
          <>
            {before}
            <b className="font-semibold text-ink">{audio.host}</b>
            {after}
          </>
        )}
      </p>
      <p className="mt-1 print:hidden">
        {audio.host === undefined ? (
          <ButtonLink download="" href={audio.url} variant="text">
            {words.download}
          </ButtonLink>
        ) : (
          <ButtonLink external={words.newTab} href={audio.url} rel="noopener" variant="text">
            {words.openAudio}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
