import type { ListProps, ListRow, RowMenu } from "./list-row.ts";
import { MenuTable } from "./menu-table.tsx";
import { StackedTable } from "./stacked-table.tsx";

type ListTableProps<Key extends string, Row extends ListRow<Key>> = ListProps<Key, Row> & {
  menu?: RowMenu<Row>;
  /** The cells under the name on a card, without their headings. */
  summary?: readonly NoInfer<Key>[];
  /** For rows with long cells. */
  align?: "top";
};

/** The rows of a list in the admin: a table if there is room, else cards. */
export function ListTable<Key extends string, Row extends ListRow<Key>>({
  menu,
  summary = [],
  align,
  ...list
}: ListTableProps<Key, Row>) {
  return menu === undefined ? (
    <StackedTable {...list} />
  ) : (
    <MenuTable {...list} align={align} menu={menu} summary={summary} />
  );
}
