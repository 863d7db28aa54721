import { useState } from "react";
import { BulkBar } from "./bulk-bar.tsx";
import type { InboxContent, ShownLine } from "./inbox-content.ts";
import { ItemRow } from "./item-row.tsx";
import { useMoves } from "./use-moves.ts";

type ItemTableProps = { lines: readonly ShownLine[] } & Pick<
  InboxContent,
  "words" | "box" | "path" | "people" | "team" | "choice" | "stateNames"
>;

/** Messages or inquiries as a table with one line each; on phones each is a card. Several can be changed at once. */
export function ItemTable({ lines, ...content }: ItemTableProps) {
  const { words, box, choice, team } = content;
  const { columns } = words;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { pending, move } = useMoves(box);
  // What was just moved leaves the list at once.
  const listed = lines.filter(({ id }) => pending.get(id)?.state === undefined);
  const marked = listed.filter(({ id }) => selected.has(id));
  const heads = [
    { name: columns.from, width: "w-[9.5rem]" },
    { name: columns.subject, width: "" },
    { name: columns.state, width: choice === "suspected_spam" ? "w-[9.5rem]" : "w-[6.5rem]" },
    { name: columns.age, width: "w-[8.25rem]" },
    { name: columns.due, width: "w-[11rem]" },
    { name: columns.assignee, width: "w-[7rem]" },
  ];
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <BulkBar
        box={box}
        choice={choice}
        listed={listed.length}
        onMove={(change) => {
          setSelected(new Set());
          void move(marked, change);
        }}
        onSelectAll={(all) => setSelected(new Set(all ? listed.map(({ id }) => id) : []))}
        selected={marked.length}
        team={team}
      />
      <table className="w-full table-fixed text-left max-xl:block">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="max-xl:sr-only">
          <tr className="text-small text-ink-faint">
            <th className="w-13 py-2.5 pl-5" scope="col">
              <span className="sr-only">{words.select}</span>
            </th>
            {heads.map(({ name, width }) => (
              <th className={`px-2.5 py-2.5 font-semibold ${width}`} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-xl:block">
          {listed.map((line) => (
            <ItemRow
              {...content}
              key={line.id}
              line={{ ...line, assignee: pending.get(line.id)?.assignee ?? line.assignee }}
              onDone={() => void move([line], { state: "done" })}
              onSelect={(on) =>
                setSelected(
                  new Set(on ? [...selected, line.id] : [...selected].filter((id) => id !== line.id)),
                )
              }
              selected={selected.has(line.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
