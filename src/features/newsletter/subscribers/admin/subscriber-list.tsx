import { useState } from "react";
import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { controlClass } from "#ui/field.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { ListTable } from "#ui/list/list-table.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { StateTag } from "../../ui/state-tag.tsx";
import { subscribersCopy } from "../copy/subscribers.ts";
import type { subscribersScreen } from "../reads/subscriber-screens.server.ts";
import type { BulkAction } from "../rules/bounds.ts";
import type { action } from "./subscribers-action.server.ts";

type Content = Awaited<ReturnType<typeof subscribersScreen>>;

const copy = {
  legend: "Change several subscribers",
  selectOne: (name: string) => `Select ${name}`,
  all: "Select all",
  selected: (count: number) => `${count.toLocaleString("en-US")} selected`,
  everyone: (count: number) => `Select all ${count.toLocaleString("en-US")}`,
  tagLabel: "Tag name",
  tag: "Add tag",
  untag: "Remove tag",
  unsubscribe: "Unsubscribe",
  export: "Export",
  none: "Nothing had to be changed.",
  done: {
    tag: (people: string) => `Tagged ${people}.`,
    untag: (people: string) => `Took the tag off ${people}.`,
    unsubscribe: (people: string) => `Unsubscribed ${people}.`,
  },
  undo: "Undo",
} as const;

/** Those who may change subscribers can pick several. */
export function SubscriberList({ content }: { content: Content }) {
  const { list, mayChange } = content;
  const selection = useSelection(content);
  const table = (
    <ListTable
      caption={subscribersCopy.caption}
      list={list}
      render={{
        state: ({ state, cells }) => <StateTag state={state} text={cells.state?.text ?? ""} />,
        email: ({ id, href, cells }) => {
          const text = cells.email?.text ?? "";
          return (
            <span className="flex items-baseline gap-3">
              {mayChange ? (
                <input
                  aria-label={copy.selectOne(text)}
                  checked={selection.has(id)}
                  className="size-5 shrink-0 self-center accent-(--kw-primary) focus-ring"
                  onChange={({ currentTarget, nativeEvent }) =>
                    selection.press(id, currentTarget.checked, hasShift(nativeEvent))
                  }
                  type="checkbox"
                />
              ) : null}
              <a className={`font-semibold wrap-anywhere ${panelLink}`} href={href}>
                {text}
              </a>
            </span>
          );
        },
      }}
    />
  );
  if (!mayChange) return table;
  return (
    <div className="flex flex-col gap-3">
      <SubscriberBulkBar content={content} selection={selection} />
      {table}
    </div>
  );
}

const hasShift = (event: Event) => event instanceof MouseEvent && event.shiftKey;

/** The chosen rows of this page, or all who match the filter, on other pages too. */
function useSelection({ list }: Content) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [everyone, setEveryone] = useState(false);
  const [last, setLast] = useState("");
  const rows = list.rows.map(({ id }) => id);

  function select(ids: readonly string[], on: boolean) {
    setEveryone(false);
    setSelected((before) => [...before.filter((id) => !ids.includes(id)), ...(on ? ids : [])]);
  }
  return {
    everyone,
    selectEveryone: () => setEveryone(true),
    ids: rows.filter((id) => selected.includes(id)),
    has: (id: string) => everyone || selected.includes(id),
    select,
    /** With Shift, all rows from the one that was pressed last. */
    press(id: string, on: boolean, toLast: boolean) {
      const [from = 0, to = 0] = [rows.indexOf(toLast ? last : id), rows.indexOf(id)].toSorted(
        (a, b) => a - b,
      );
      select(from === -1 ? [id] : rows.slice(from, to + 1), on);
      setLast(id);
    },
  };
}

type SubscriberBulkBarProps = { content: Content; selection: ReturnType<typeof useSelection> };

/** It always has its place, so that nothing moves, and stays in view while rows are chosen. */
function SubscriberBulkBar({ content, selection }: SubscriberBulkBarProps) {
  const { filter, csv, older, first, list } = content;
  const { ids, everyone, select, selectEveryone } = selection;
  const rowCount = list.rows.length;
  const selectAll = (on: boolean) =>
    select(
      list.rows.map(({ id }) => id),
      on,
    );
  const { send, ...changing } = useOperations<typeof action>();
  // What undoes a change of many people is larger than a screen's requests may be.
  const { send: sendUndo, ...undoing } = useSending(adminCopy.failed);
  const { revalidate } = useRevalidator();
  const [tag, setTag] = useState("");
  const count = everyone ? content.matching : ids.length;
  const off = !useHydrated() || count === 0;
  const busy = changing.busy || undoing.busy;
  const problem = changing.problem ?? undoing.problem;

  async function change(action: BulkAction) {
    undoing.clear();
    const chosen = everyone ? { filter } : { ids: [...ids] };
    const named = action === "unsubscribe" ? {} : { tag: tag.trim() };
    await send(
      "changeSubscribers",
      { ...chosen, action, ...named },
      {
        done({ changed, undo }) {
          toast({
            title: changed === 0 ? copy.none : copy.done[action](subscribersCopy.people(changed)),
            action: undo === undefined ? undefined : { label: copy.undo, run: () => void putBack(undo) },
          });
          selectAll(false);
        },
      },
    );
  }
  async function putBack(undo: string) {
    changing.clear();
    const answer = await sendUndo("POST", "/api/admin/subscribers/bulk/undo", { undo });
    await revalidate();
    if (answer !== undefined) toast({ title: messageIn(answer) });
  }

  const exported =
    csv === undefined || everyone ? csv : `${csv}${csv.includes("?") ? "&" : "?"}ids=${ids.join(",")}`;
  // On phones the buttons come with the first selected row: they fill half the screen, so the bar doesn't stick there.
  const idle = count === 0 ? "max-md:hidden" : "";
  return (
    <fieldset className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-5 py-2 shadow-card md:sticky md:top-2 md:z-20">
      <legend className="sr-only">{copy.legend}</legend>
      <label className="flex min-h-11 items-center gap-3 text-small font-semibold">
        <input
          checked={everyone || (rowCount > 0 && ids.length === rowCount)}
          className="size-5 accent-(--kw-primary) focus-ring"
          onChange={({ currentTarget }) => selectAll(currentTarget.checked)}
          type="checkbox"
        />
        <span className="min-w-24">{count === 0 ? copy.all : copy.selected(count)}</span>
      </label>
      {(older ?? first) !== undefined && !everyone && rowCount > 0 ? (
        <Button onClick={selectEveryone} size="small" variant="outline">
          {copy.everyone(content.matching)}
        </Button>
      ) : null}
      <div className={`flex flex-wrap items-center gap-2 ${idle}`}>
        <span className="block w-44">
          <input
            aria-invalid={problem?.fields.tag !== undefined}
            aria-label={copy.tagLabel}
            autoComplete="off"
            className={`${controlClass} h-11`}
            disabled={off}
            maxLength={50}
            onChange={({ currentTarget }) => setTag(currentTarget.value)}
            placeholder={copy.tagLabel}
            value={tag}
          />
        </span>
        {(["tag", "untag"] as const).map((action) => (
          <Button
            busy={busy}
            disabled={off || tag.trim() === ""}
            key={action}
            onClick={() => void change(action)}
            size="small"
            variant="outline"
          >
            {copy[action]}
          </Button>
        ))}
        <Button
          busy={busy}
          disabled={off}
          onClick={() => void change("unsubscribe")}
          size="small"
          variant="outline"
        >
          {copy.unsubscribe}
        </Button>
        {exported === undefined || off ? null : (
          <ButtonLink href={exported} size="small" variant="outline">
            {copy.export}
          </ButtonLink>
        )}
      </div>
      <AlertNote text={problem?.fields.tag ?? problem?.message} />
    </fieldset>
  );
}
