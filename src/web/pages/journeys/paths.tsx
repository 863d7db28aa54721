import type { JourneysPage, PathCard } from "#content/pages/journeys.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";

type PathsProps = {
  paths: JourneysPage["paths"];
  /** The plans that aren't open yet, and their tag. */
  comingSoon: { ids: readonly string[]; tag: string };
  chooserId: string;
};

// Three cards above two on wide screens; the two, and the last one on tablets, have their emblem at the side.
const shapes = {
  upright: { item: "lg:col-span-2", card: "flex-col", more: "mt-auto" },
  beside: {
    item: "lg:col-span-3",
    card: "flex-col sm:max-md:flex-row lg:flex-row",
    more: "md:max-lg:mt-auto",
  },
  last: { item: "md:col-span-2 lg:col-span-3", card: "flex-col sm:flex-row", more: "" },
} as const;

type Shape = keyof typeof shapes;

function shapeOf(at: number, count: number): Shape {
  if (at === count - 1) return "last";
  return at < 3 ? "upright" : "beside";
}

type CardProps = { card: PathCard; more: string; tag: string | undefined; shape: Shape };

function Card({ card, more, tag, shape }: CardProps) {
  const { title, text, href, emblem } = card;
  return (
    <a
      className={`group flex h-full gap-x-8 gap-y-4 rounded-xl border border-line bg-surface p-card text-ink shadow-card transition duration-(--dur-base) focus-ring hover:-translate-y-0.5 hover:shadow-lift motion-reduce:hover:translate-y-0 ${shapes[shape].card}`}
      href={href}
    >
      <Illustration {...emblem} alt="" className="-ml-1.5 h-auto w-32 shrink-0 self-start lg:w-39" />
      <div className="flex grow flex-col items-start justify-center">
        <Heading level={3}>{title}</Heading>
        <p className="mt-1 text-ink-soft">{text}</p>
        {tag === undefined ? null : (
          <p className="mt-3">
            <Tag kind="quiet" state>
              {tag}
            </Tag>
          </p>
        )}
        <span className={`flex items-center gap-2 pt-5 font-semibold text-link ${shapes[shape].more}`}>
          {more}
          <Icon
            className="size-[1.1em] transition-transform duration-(--dur-quick) group-hover:translate-x-0.5"
            name="arrow"
          />
        </span>
      </div>
    </a>
  );
}

/** Find your path: the five journeys, each a card that is one link. */
export function Paths({ paths, comingSoon, chooserId }: PathsProps) {
  return (
    <Section ground="tint" labelledBy="paths-heading">
      <Heading level={2} id="paths-heading">
        {paths.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-[37rem] text-lead text-ink-soft">{paths.lead}</p>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2 lg:grid-cols-6">
        {paths.cards.map((card, at) => {
          const shape = shapeOf(at, paths.cards.length);
          return (
            <li className={shapes[shape].item} key={card.id}>
              <Card
                card={card}
                more={paths.more}
                shape={shape}
                tag={comingSoon.ids.includes(card.id) ? comingSoon.tag : undefined}
              />
            </li>
          );
        })}
      </ul>
      <p className="mt-stack">
        <ButtonLink href={`#${chooserId}`} variant="text">
          {paths.unsure}
        </ButtonLink>
      </p>
      <p>
        <ButtonLink href={paths.loss.href} variant="text">
          {paths.loss.text}
        </ButtonLink>
      </p>
    </Section>
  );
}
