import { memo } from "react";
import { CardLink } from "#ui/card-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";
import type { HubCard } from "../rules.ts";

type ItemListProps = {
  items: readonly HubCard[];
  /** How many are shown, from the first on; all if omitted. */
  shown?: number;
  newTab: string;
};

/**
 * Cards in the given order. Those that don't match stay in the page, hidden: rendering them again with every letter
 * would be too slow on phones.
 */
export const ItemList = memo(function ItemList({ items, shown = items.length, newTab }: ItemListProps) {
  return (
    <ul className="grid gap-grid sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item, at) => (
        <li hidden={at >= shown} key={item.id}>
          <ItemCard item={item} newTab={newTab} />
        </li>
      ))}
    </ul>
  );
});

type ItemCardProps = { item: HubCard; newTab: string };

/** An article or course in the list: the whole card is a link. */
function Card({ item, newTab }: ItemCardProps) {
  const [kind, ...facts] = item.facts;
  return (
    <CardLink
      above={
        <span className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-faint">
          <Tag>{kind}</Tag>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      }
      below={
        <>
          {item.note === undefined ? null : (
            <span className="mt-3 flex gap-2 text-caption text-ink-faint">
              <Icon className="mt-px size-4" name="leaf" />
              {item.note}
            </span>
          )}
          {item.state === undefined ? null : (
            <span className="mt-3 text-small font-semibold text-ink">{item.state}</span>
          )}
        </>
      }
      external={item.external ? newTab : undefined}
      href={item.href}
      more={item.more}
      small
      text={item.text}
      title={item.title}
    />
  );
}

// Most cards don't change while someone types.
const ItemCard = memo(Card);
