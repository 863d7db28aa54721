import type { EpisodeCopy, PlayerCopy } from "#content/podcast/player-copy.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Noted } from "#ui/gentle-part.tsx";
import { playAnchor } from "../../rules.ts";
import { Player } from "../../ui/player.tsx";
import { Part } from "./part.tsx";
import type { ShownEpisode } from "./shown-episode.server.ts";

type ListenProps = {
  episode: ShownEpisode;
  copy: EpisodeCopy & { player: PlayerCopy; newTab: string };
};

export function Listen({ episode, copy }: ListenProps) {
  const { note, listen } = episode;
  return (
    <div className="mt-section-tight print:hidden">
      <Part ground="tint" heading={copy.listen} headingId="listen-heading">
        <Noted note={note} on="tint" skipTo={episode.skipTo} space="mt-5">
          {listen.audio === undefined ? (
            <p className="text-ink-soft">{listen.missing}</p>
          ) : (
            <Sound audio={listen.audio} episode={episode} copy={copy} />
          )}
        </Noted>
      </Part>
    </div>
  );
}

type SoundProps = ListenProps & { audio: NonNullable<ShownEpisode["listen"]["audio"]> };

function Sound({ audio, episode, copy }: SoundProps) {
  const { before, after } = copy.fromElsewhere;
  return (
    <>
      <div
        className="scroll-mt-24 rounded-xl border border-line bg-surface p-card shadow-card"
        id={playAnchor}
      >
        <Player copy={copy.player} episode={episode} src={audio.url} />
      </div>
      <p className="mt-5 text-small wrap-anywhere text-ink-soft">
        {audio.host === undefined ? (
          copy.fromHere
        ) : (
          <>
            {before}
            <b className="font-semibold text-ink">{audio.host}</b>
            {after}
          </>
        )}
      </p>
      <p className="mt-1">
        {audio.host === undefined ? (
          <ButtonLink download="" href={audio.url} variant="text">
            {copy.download}
          </ButtonLink>
        ) : (
          <ButtonLink external={copy.newTab} href={audio.url} rel="noopener" variant="text">
            {copy.openAudio}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
