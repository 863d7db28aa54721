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

const row = "border-t border-line max-md:block max-md:py-3.5 max-md:first:border-t-0 md:hover:bg-tint";
const cell = "px-5 py-3.5 align-top max-md:block max-md:px-5 max-md:py-0.5";

/** Messages or inquiries as a table; on phones each is a card. */
export function ItemTable({ lines, words, path, people, stateNames }: ItemTableProps) {
  const { columns } = words;
  const names = [columns.subject, columns.state, columns.age, columns.due, columns.assignee];
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-small text-ink-faint">
            {names.map((name) => (
              <th className="px-5 py-3.5 font-semibold" key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {lines.map(({ id, state, subject, clinic, name, age, promise, assignee }) => (
            <tr className={row} key={id}>
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
        </tbody>
      </table>
    </div>
  );
}
