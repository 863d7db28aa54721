import { memo } from "react";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import type { HubItem, HubShelf } from "../rules.ts";
import { ItemRow } from "./item-list.tsx";

// A shelf has up to six rows in sight. Of a longer one, so many that a fold is worth it.
const most = 6;
const ofLonger = 4;

type ShelvesProps = {
  shelves: readonly HubShelf[];
  items: readonly HubItem[];
  newTab: string;
  /** The button that opens the rest of a shelf, with the place {count}. */
  rest: string;
};

/** The library while nobody searches: its texts on shelves, the rest of a long shelf folded. */
export const Shelves = memo(function Shelves({ shelves, items, newTab, rest }: ShelvesProps) {
  return shelves.map((shelf) => {
    const all = items.filter((item) => item.shelf === shelf.id);
    if (all.length === 0) return null;
    const inSight = all.length > most ? ofLonger : most;
    const folded = all.slice(inSight);
    const headingId = `shelf-${shelf.id}`;
    return (
      <section
        aria-labelledby={headingId}
        className="mt-10 grid gap-x-12 gap-y-2 sm:mt-14 lg:grid-cols-[14rem_minmax(0,1fr)]"
        key={shelf.id}
      >
        <div>
          <Illustration
            alt=""
            className="aspect-3/1 w-full rounded-lg border-3 border-frame object-cover shadow-card lg:aspect-3/2 print:hidden"
            height={300}
            name={shelf.picture}
            width={900}
          />
          <Heading className="mt-4" level={2} size={3} id={headingId}>
            {shelf.name}
          </Heading>
          {shelf.note === undefined ? null : <p className="text-small text-ink-faint">{shelf.note}</p>}
        </div>
        <div>
          <Rows items={all.slice(0, inSight)} newTab={newTab} />
          {folded.length === 0 ? null : (
            <details className="group/rest">
              <summary className="flex min-h-12 items-center gap-2 rounded-sm text-small font-semibold text-link focus-ring">
                {rest.replace("{count}", String(folded.length))}
                <span className="sr-only">: {shelf.name}</span>
                <Icon className="size-4.5 group-open/rest:rotate-180" name="chevron" />
              </summary>
              <Rows items={folded} newTab={newTab} />
            </details>
          )}
        </div>
      </section>
    );
  });
});

function Rows({ items, newTab }: { items: readonly HubItem[]; newTab: string }) {
  return (
    <ul className="grid gap-x-12 border-b border-line md:grid-cols-2">
      {items.map((item) => (
        <li key={item.id}>
          <ItemRow
            brief
            facts={item.facts.slice(-1)}
            item={item}
            newTab={newTab}
            note={item.shelfNote}
            onShelf
          />
        </li>
      ))}
    </ul>
  );
}
