import { useNavigate } from "react-router";
import { useHydrated } from "#ui/field-hydrated.ts";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { stateNames } from "../copy/inbox.ts";
import type { InboxContent, ShownLine } from "../reads/list-screen.server.ts";
import { formatDay } from "../rules/event-sentences.ts";
import { replyField } from "../rules/reply-field.ts";

type ItemRowProps = Pick<InboxContent, "path" | "people"> & {
  line: ShownLine;
  selected: boolean;
  /** `range` takes in the rows between the last selected one and this. */
  onSelect(choice: { on: boolean; range: boolean }): void;
  onDone(): void;
};

export const kinds = {
  new: "plain",
  open: "good",
  snoozed: "quiet",
  merged: "quiet",
  waiting: "care",
  done: "quiet",
  suspected_spam: "quiet",
  automatic: "quiet",
} as const;

const cell =
  "px-2.5 py-2 xl:relative xl:truncate max-xl:px-0 max-xl:py-0.5 max-xl:empty:hidden max-xl:wrap-break-word max-xl:min-w-0 max-xl:max-w-full";

export function ItemRow({
  line: { id, state, subject, clinic, name, preview, age, promise, assignee, back, followUpOn },
  path,
  people,
  selected,
  onSelect,
  onDone,
}: ItemRowProps) {
  const title = subject || clinic || name || "No name given";
  const hydrated = useHydrated();
  const navigate = useNavigate();
  return (
    <tr
      className={`border-t border-line max-xl:relative max-xl:flex max-xl:flex-wrap max-xl:items-center max-xl:gap-x-3 max-xl:py-2.5 max-xl:pr-5 max-xl:pl-16 xl:h-11 ${selected ? "bg-tint" : "xl:hover:bg-tint"}`}
      data-row=""
    >
      <td className="py-1 max-xl:absolute max-xl:top-2 max-xl:left-5 xl:pl-5">
        <label className="flex size-9 items-center">
          <span className="sr-only">{`Select: ${title}`}</span>
          <input
            aria-keyshortcuts="x"
            checked={selected}
            className="size-5 accent-(--kw-primary) focus-ring"
            disabled={!hydrated}
            onChange={({ currentTarget, nativeEvent }) =>
              onSelect({
                on: currentTarget.checked,
                range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              })
            }
            type="checkbox"
          />
        </label>
      </td>
      <td className={`${cell} max-xl:font-semibold`}>{subject || clinic ? name : null}</td>
      <td className={`${cell} max-xl:order-1 max-xl:w-full`}>
        <a
          className={`font-semibold ${state === "new" ? "" : "xl:font-normal"} ${panelLink}`}
          href={`${path}/${id}`}
        >
          {title}
        </a>
        <span className="text-ink-soft max-xl:block max-xl:truncate">
          {back === "" ? null : <span className="font-semibold"> Back {back} ·</span>}
          {followUpOn === "" ? null : (
            <span className="font-semibold"> Follow up {formatDay(followUpOn, "short")} ·</span>
          )}{" "}
          {preview}
        </span>
      </td>
      <td className={`${cell} max-xl:order-2`}>
        <Tag kind={kinds[state]} state>
          {stateNames[state]}
        </Tag>
      </td>
      <td className={`${cell} text-small max-xl:ml-auto max-xl:text-ink-soft`}>{age}</td>
      <td className={`${cell} text-small max-xl:order-3`}>
        {promise === null ? null : (
          <span className={promise.late ? "font-semibold text-error" : ""}>{promise.formatted}</span>
        )}
      </td>
      <td
        className={`${cell} text-small text-ink-soft max-xl:order-4 ${assignee === "" ? "max-xl:hidden" : ""}`}
      >
        <span className="xl:hidden">Assignee: </span>
        {assignee === "" ? "Unassigned" : (people[assignee] ?? "Someone no longer on the team")}
        {state === "done" || state === "suspected_spam" ? null : (
          <button
            aria-keyshortcuts="e"
            className="sr-only"
            disabled={!hydrated}
            onClick={onDone}
            tabIndex={-1}
            type="button"
          >
            Done
          </button>
        )}
        {state === "suspected_spam" ? null : (
          <button
            aria-keyshortcuts="r"
            className="sr-only"
            disabled={!hydrated}
            onClick={() => void navigate(`${path}/${id}#${replyField}`)}
            tabIndex={-1}
            type="button"
          >
            Reply
          </button>
        )}
      </td>
    </tr>
  );
}
