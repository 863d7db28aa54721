import { memo } from "react";
import type { HubCard } from "../client/hub-item.ts";
import { ItemCard } from "./item-card.tsx";

type ItemListProps = {
  items: readonly HubCard[];
  /** How many of them are shown, from the first on; all of them when left out. */
  shown?: number;
  newTab: string;
};

/**
 * Cards beside each other, in the order they are given. Those that do not fit stay in the page, hidden: making
 * them anew with every letter would take a slow phone too long.
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
