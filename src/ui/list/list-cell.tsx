import type { ReactNode } from "react";
import { LocalTime } from "../local-time.tsx";

type CellProps<Key extends string> = {
  column: ListColumn<Key>;
  row: ListRow<Key>;
  /** The class of the link in a name cell. */
  link?: string;
  /** The class of the smaller second line. */
  small: string;
};

/** The text of a cell and its second line. With `link` it is the row's name and leads to `href`. */
export function ListCellText<Key extends string>({
  column: { key, format },
  row: { cells, href },
  link,
  small,
}: CellProps<Key>) {
  const { text, detail } = cells[key] ?? { text: "" };
  const shown = format === "time" && text !== "" ? <LocalTime at={text} /> : text;
  return (
    <>
      {link === undefined || href === undefined ? (
        shown
      ) : (
        <a className={link} href={href}>
          {shown}
        </a>
      )}
      {detail === undefined ? null : (
        <span className={`block text-small ${small}`}>
          <Detail detail={detail} />
        </span>
      )}
    </>
  );
}

/** The same on one line. */
export function ListCellLine<Key extends string>({
  column: { key, format },
  row: { cells },
}: Pick<CellProps<Key>, "column" | "row">) {
  const { text, detail } = cells[key] ?? { text: "" };
  return (
    <>
      {format === "time" && text !== "" ? <LocalTime at={text} /> : text}
      {detail === undefined ? null : (
        <>
          {" · "}
          <Detail detail={detail} />
        </>
      )}
    </>
  );
}

function Detail({ detail }: { detail: NonNullable<ListCell["detail"]> }) {
  return typeof detail === "string" ? detail : <LocalTime at={detail.at} />;
}

/** A column as the loader of a list returns it (`src/platform/list/columns.ts`). */
export type ListColumn<Key extends string> = {
  key: Key;
  heading: string;
  format?: "time" | "figure" | "short" | "soft" | undefined;
  labelled?: boolean | undefined;
};

type ListCell = { text: string; detail?: string | { at: string } };

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
