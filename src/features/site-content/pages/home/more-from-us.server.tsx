import type { HomeMore } from "#content/pages/home-more.ts";
import { CardLink } from "#ui/card-link.tsx";
import { Section } from "#ui/section.tsx";
import { PartHead } from "./part.tsx";

/** Cards for pages of the team's own; nothing while there are none. */
export function MoreFromUs({ more: { heading, text, cards }, newTab }: { more: HomeMore; newTab: string }) {
  if (cards.length === 0) return null;
  return (
    <Section ground="tint" labelledBy="more-heading">
      <PartHead heading={heading} id="more-heading" text={text} />
      <ul className="mt-stack grid gap-grid sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ id, href, title, text: words, external }) => (
          <li className="wrap-anywhere" data-reveal="" key={id}>
            <CardLink external={external && newTab} href={href} text={words} title={title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
