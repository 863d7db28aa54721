import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Tag } from "#ui/tag.tsx";

export type ListedSheet = { id: string; href: string; title: string; forWhom: string; minutes: string };

type SheetRowsProps = {
  sheets: readonly ListedSheet[];
  /** The ids of those that this browser has answers for, and what is said of them. */
  stored: readonly string[];
  written: string;
};

/** The worksheets of one group, each a link to its page; its id is the old address's anchor. */
export function SheetRows({ sheets, stored, written }: SheetRowsProps) {
  return (
    <ul className="grid gap-x-12 border-t border-line max-lg:border-b lg:grid-cols-2">
      {sheets.map(({ id, href, title, forWhom, minutes }) => (
        <li
          className="group/row relative grid scroll-mt-32 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-5 border-line py-2.5 not-first:max-lg:border-t target:bg-tint sm:py-4 lg:border-b"
          data-sheet={id}
          id={id}
          key={id}
        >
          <Heading className="group-hover/row:text-link" level={4}>
            {/* The whole row is the target. */}
            <a
              className="after:absolute after:inset-0 after:rounded-sm focus-visible:outline-none focus-visible:after:shadow-focus focus-visible:after:outline-3 focus-visible:after:outline-transparent"
              href={href}
            >
              {title}
            </a>
          </Heading>
          <p className="text-small text-ink-soft max-sm:hidden">{forWhom}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-small text-ink-faint sm:mt-0.5">
            {minutes}
            {stored.includes(id) ? <Tag>{written}</Tag> : null}
          </p>
          <Icon
            className="col-start-2 row-span-3 row-start-1 size-5 self-center text-link transition-transform duration-(--dur-quick) group-hover/row:translate-x-0.5"
            name="arrow"
          />
        </li>
      ))}
    </ul>
  );
}
