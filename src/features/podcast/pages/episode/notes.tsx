import type { EpisodeCopy } from "#content/podcast/player-copy.ts";
import { Prose } from "#ui/prose.tsx";
import { Part } from "./part.tsx";
import type { ShownEpisode } from "./shown-episode.server.ts";

type NotesProps = { episode: ShownEpisode; copy: EpisodeCopy & { newTab: string } };

/** What to know with the episode; links of a feed are followed without a trace of this page. */
export function Notes({ episode: { notes }, copy }: NotesProps) {
  if (notes.length === 0) return null;
  return (
    <Part ground="warm" heading={copy.notes.heading} headingId="notes-heading" id={copy.notes.id}>
      <Prose>
        {notes.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be the same and never change places
          <p className="wrap-anywhere" key={at}>
            {paragraph.map(({ text, href }, index) =>
              href === undefined ? (
                text
              ) : (
                <a
                  className="text-link-inline"
                  href={href}
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={index}
                  rel="noopener noreferrer nofollow ugc"
                  target="_blank"
                >
                  {text}
                  <span className="sr-only"> ({copy.newTab})</span>
                </a>
              ),
            )}
          </p>
        ))}
      </Prose>
    </Part>
  );
}
