import { stackedCell as cell, LineTable, stackedRow } from "#ui/line-table.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import type { InboxContent, ShownLine } from "./inbox-content.ts";

type ItemTableProps = { lines: readonly ShownLine[] } & Pick<
  InboxContent,
  "words" | "path" | "people" | "stateNames"
>;

const kinds = {
  new: "plain",
  open: "good",
  waiting: "care",
  done: "quiet",
  suspected_spam: "quiet",
} as const;

/** Messages or inquiries as a table; on phones each is a card. */
export function ItemTable({ lines, words, path, people, stateNames }: ItemTableProps) {
  const { columns } = words;
  const names = [columns.subject, columns.state, columns.age, columns.due, columns.assignee];
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <LineTable caption={words.caption} columns={names.map((name) => ({ name }))}>
        {lines.map(({ id, state, subject, clinic, name, age, promise, assignee }) => (
          <tr className={stackedRow} key={id}>
            <td className={cell}>
              <a className={`inline-block font-semibold wrap-anywhere ${panelLink}`} href={`${path}/${id}`}>
                {subject || clinic || name || words.noSubject}
              </a>
              <span className="block text-small text-ink-soft wrap-anywhere">
                {subject || clinic ? name : null}
              </span>
            </td>
            <td className={`${cell} md:whitespace-nowrap`}>
              <Tag kind={kinds[state]} state>
                {stateNames[state]}
              </Tag>
            </td>
            <td className={`${cell} lg:whitespace-nowrap`}>{age}</td>
            <td className={cell}>
              {promise === null ? (
                <span className="text-ink-faint max-md:hidden">–</span>
              ) : promise.late ? (
                <span className="font-semibold text-error">{promise.said}</span>
              ) : (
                promise.said
              )}
            </td>
            <td className={`${cell} text-ink-soft wrap-break-word`}>
              <span className="text-small md:hidden">{columns.assignee}: </span>
              {assignee === "" ? words.nobody : (people[assignee] ?? words.gone)}
            </td>
          </tr>
        ))}
      </LineTable>
    </div>
  );
}
