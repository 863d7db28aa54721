import type { EpisodeCopy } from "#content/podcast/player-copy.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisLines } from "#web/offline/crisis-lines.tsx";
import { Part } from "./part.tsx";
import type { ShownEpisode } from "./shown-episode.server.ts";

type MoreWaysProps = {
  episode: ShownEpisode;
  showPath: string;
  copy: EpisodeCopy & { crisis: readonly { text: string; href?: string }[] };
};

/** The previous and next episodes, and other help. */
export function MoreWays({ episode, showPath, copy }: MoreWaysProps) {
  const { id, heading, newer, older, all, links } = copy.more;
  const neighbors = [
    { label: newer, to: episode.newer },
    { label: older, to: episode.older },
  ];
  return (
    <Part heading={heading} headingId="more-heading" id={id}>
      <ul className="border-b border-line">
        {neighbors.map(({ label, to }) =>
          to === undefined ? null : (
            <li className="relative border-t border-line py-4" key={label}>
              <p className="text-small text-ink-soft">{label}</p>
              <a
                className="rounded-sm font-display text-h4 font-[450] wrap-anywhere text-ink no-underline focus-ring after:absolute after:inset-0 hover:text-link"
                href={to.path}
                target={episode.isSample ? undefined : "_self"}
              >
                {to.title}
              </a>
            </li>
          ),
        )}
      </ul>
      <p className="mt-4 mb-8 flex flex-wrap gap-x-8">
        <ButtonLink href={showPath} variant="text">
          {all}
        </ButtonLink>
        {links.map(({ text, href }) => (
          <ButtonLink href={href} key={href} variant="text">
            {text}
          </ButtonLink>
        ))}
      </p>
      <CrisisLines lines={copy.crisis} />
    </Part>
  );
}
