import { memo } from "react";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import type { RowItem } from "../rules.ts";

type ItemListProps = {
  items: readonly RowItem[];
  /** How many are shown, from the first on; all if omitted. */
  shown?: number;
  newTab: string;
  /** On phones, without the sentences about each. */
  brief?: boolean;
  /** In one column at any width. */
  single?: boolean;
};

/**
 * Rows in the given order. Those that don't match stay in the page, hidden: rendering them again with every letter
 * would be too slow on phones.
 */
export const ItemList = memo(function ItemList({
  items,
  shown = items.length,
  newTab,
  brief = false,
  single = false,
}: ItemListProps) {
  return (
    <ul className={`grid gap-x-12 border-b border-line ${single ? "" : "md:grid-cols-2"}`}>
      {items.map((item, at) => (
        <li hidden={at >= shown} key={item.id}>
          <ItemRow brief={brief} facts={item.facts} item={item} newTab={newTab} note={item.note} />
        </li>
      ))}
    </ul>
  );
});

type ItemRowProps = {
  item: RowItem;
  /** What is said below the title: short facts and what it talks about. */
  facts: readonly string[];
  note: string | undefined;
  newTab: string;
  brief?: boolean;
  /** Its note is an icon, as the shelf says the rest; on phones, the facts are beside the title and there is no arrow. */
  onShelf?: boolean;
};

function Row({ item, facts, note, newTab, brief = false, onShelf = false }: ItemRowProps) {
  const { href, title, text, state, external } = item;
  const details = [...facts, ...(state === undefined ? [] : [state])];
  return (
    <a
      className="group grid h-full grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-4 rounded-sm border-t border-line py-3 text-ink focus-ring hover:text-link"
      href={href}
      {...(external ? { rel: "noopener", target: "_blank" } : {})}
    >
      <Heading level={3} size={4}>
        {title}
      </Heading>
      <span className={`col-start-1 text-small text-ink-soft ${brief ? "max-sm:hidden" : ""}`}>{text}</span>
      <span
        className={`flex items-center gap-1.5 text-small text-ink-faint ${onShelf ? "col-start-1 max-sm:min-[20rem]:col-start-2 max-sm:min-[20rem]:row-start-1 sm:mt-0.5" : brief ? "col-start-1 mt-2 sm:mt-0.5" : "col-start-1 mt-0.5"}`}
      >
        {details.join(" · ")}
        {onShelf && note !== undefined ? (
          <span title={note}>
            <Icon className="size-4 align-middle text-link" name="note" />
            <span className="sr-only">{note}</span>
          </span>
        ) : null}
      </span>
      {note === undefined || onShelf ? null : (
        <span className="col-start-1 mt-0.5 flex gap-1.5 text-small text-ink-faint max-sm:col-span-2">
          <Icon className="mt-0.5 size-4" name="note" />
          {note}
        </span>
      )}
      <span className={`col-start-2 row-span-4 row-start-1 text-link ${onShelf ? "max-sm:hidden" : ""}`}>
        <Icon
          className="size-5 transition-transform duration-(--dur-quick) group-hover:translate-x-0.5"
          name={external ? "external" : "arrow"}
        />
        {external ? <span className="sr-only"> ({newTab})</span> : null}
      </span>
    </a>
  );
}

// Most rows don't change while someone types.
export const ItemRow = memo(Row);
