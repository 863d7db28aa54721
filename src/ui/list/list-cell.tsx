import { LocalTime } from "../local-time.tsx";
import type { ListCell, ListColumn, ListRow } from "./list-row.ts";

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
