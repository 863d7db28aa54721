import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { SearchField } from "../search-field.tsx";

type ListSearchProps = {
  /** The list's own address. The form adds the search to it, so it works without scripts. */
  action: string;
  /** What the list shows now; when it changes, the fields are filled in again. */
  query: { search: string } & Readonly<Record<string, string>>;
  label: string;
  button: string;
  longest: number;
  /** Other fields of the form. */
  children?: ReactNode;
};

/** The search form of a list. */
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
