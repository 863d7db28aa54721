import { useState } from "react";
import { ListTable } from "#ui/list/list-table.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { subscribersCopy } from "../copy/subscribers.ts";
import type { subscribersScreen } from "../reads/subscriber-screens.server.ts";
import { StateTag } from "./state-tag.tsx";
import { SubscriberBulkBar } from "./subscriber-bulk-bar.tsx";

type Content = Awaited<ReturnType<typeof subscribersScreen>>;

const { bulk: copy } = subscribersCopy;

/** The list of subscribers. Those who may change them can pick several. */
export function SubscriberList({ content }: { content: Content }) {
  const { list, csv, filter, older, first, mayChange } = content;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [everyone, setEveryone] = useState(false);
  const ids = list.rows.map(({ id }) => id).filter((id) => selected.has(id));

  function select(id: string, on: boolean) {
    setEveryone(false);
    setSelected((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)));
  }

  const table = (
    <ListTable
      caption={content.copy.caption}
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
                  checked={everyone || selected.has(id)}
                  className="size-5 shrink-0 self-center accent-(--kw-primary) focus-ring"
                  onChange={({ currentTarget }) => select(id, currentTarget.checked)}
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SubscriberBulkBar
        csv={csv}
        everyone={everyone}
        failed={content.failed}
        filter={filter}
        hasMore={older !== undefined || first !== undefined}
        ids={ids}
        rowCount={list.rows.length}
        onEveryone={setEveryone}
        onSelect={(all) => {
          setEveryone(false);
          setSelected(new Set(all ? list.rows.map(({ id }) => id) : []));
        }}
      />
      {table}
    </div>
  );
}
