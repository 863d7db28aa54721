import type { ReactNode } from "react";

/** A column as the loader of a list returns it (`src/platform/list/columns.ts`). */
export type ListColumn<Key extends string> = {
  key: Key;
  heading: string;
  format?: "time" | "figure" | "short" | "soft" | undefined;
  labelled?: boolean | undefined;
};

export type ListCell = { text: string; detail?: string | { at: string } };

export type ListRow<Key extends string> = {
  id: string;
  /** Where its first cell leads. */
  href?: string;
  cells: Partial<Record<Key, ListCell>>;
};

export type ListProps<Key extends string, Row extends ListRow<Key>> = {
  caption: string;
  list: { columns: readonly ListColumn<Key>[]; rows: readonly Row[] };
  /** Cells that are more than text, such as a tag, by the key of their column. */
  render?: Partial<Record<NoInfer<Key>, (row: Row) => ReactNode>>;
};

export type RowMenu<Row> = {
  /** The heading of the menus' column, for screen readers. */
  heading: string;
  of: (row: Row) => ReactNode;
};
