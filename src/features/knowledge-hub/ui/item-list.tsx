import { memo } from "react";
import type { HubCard } from "../client/hub-item.ts";
import { ItemCard } from "./item-card.tsx";

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
