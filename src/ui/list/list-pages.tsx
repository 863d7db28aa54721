import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { ButtonLink } from "../button-link.tsx";
import { SearchField } from "../search-field.tsx";

type ListPagesProps = {
  /** Names the links for screen readers. */
  label: string;
  /** The addresses; undefined where there is no such page. */
  first: string | undefined;
  older: string | undefined;
  copy: { first: string; older: string };
  className?: string;
};

/** Links to the first and the next page of a list. */
export function ListPages({ label, first, older, copy, className = "mt-5" }: ListPagesProps) {
  return (
    <nav aria-label={label} className={`flex flex-wrap gap-4 empty:hidden ${className}`}>
      {first === undefined ? null : (
        <ButtonLink href={first} size="small" variant="outline">
          {copy.first}
        </ButtonLink>
      )}
      {older === undefined ? null : (
        <ButtonLink href={older} size="small" variant="outline">
          {copy.older}
        </ButtonLink>
      )}
    </nav>
  );
}

type ListSearchProps = {
  /** The list's own address. The form adds the search to it, so it works without scripts. */
  action: string;
  /** What the list shows now; when it changes, the fields are filled in again. */
  query: { search: string } & Readonly<Record<string, string>>;
  label: string;
  button: string;
  longest: number;
  children?: ReactNode;
};

export function ListSearch({ action, query, label, button, longest, children }: ListSearchProps) {
  return (
    <form
      action={action}
      className="flex grow flex-wrap items-end gap-3"
      key={Object.values(query).join(" ")}
      method="get"
    >
      <SearchField className="max-w-96 basis-56" label={label} longest={longest} value={query.search} />
      {children}
      <Button size="small" type="submit" variant="outline">
        {button}
      </Button>
    </form>
  );
}

type ListTabsProps = {
  /** Names them for screen readers. */
  label: string;
  /** One for each part of the list, with the address that shows it. */
  tabs: readonly { label: string; href: string; here: boolean; count?: number }[];
};

/** Links to the parts of a list, the one that is shown marked. */
export function ListTabs({ label, tabs }: ListTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              aria-current={tab.here ? "page" : undefined}
              className={`flex min-h-11 items-center gap-1.5 rounded-pill border-[1.5px] px-4 focus-ring ${
                tab.here
                  ? "border-line-strong bg-surface font-semibold text-ink shadow-paper"
                  : "border-transparent text-ink-soft hover:text-link"
              }`}
              href={tab.href}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="text-small font-normal text-ink-faint tabular-nums">{tab.count}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
