import { ListTable } from "#ui/list/list-table.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import type { membersCopy } from "../copy.ts";
import type { MemberList as List } from "../reads/members-screen.server.ts";

const tagKinds = { invited: "care", active: "good", disabled: "quiet" } as const;

/** Everyone on the team. */
export function MemberList({ list, copy }: { list: List; copy: typeof membersCopy }) {
  return (
    <ListTable
      caption={copy.caption}
      list={list}
      render={{
        name: ({ href, you, cells: { name } }) => (
          <>
            <span className="flex flex-wrap items-center gap-x-3">
              <a
                className={`inline-flex items-center font-semibold max-md:min-h-11 ${panelLink}`}
                href={href}
              >
                {name?.text}
              </a>
              {you ? <Tag>{copy.you}</Tag> : null}
            </span>
            {typeof name?.detail === "string" ? (
              <span className="block text-small text-ink-soft">{name.detail}</span>
            ) : null}
          </>
        ),
        state: ({ state, cells }) => (
          <Tag kind={tagKinds[state]} state>
            {cells.state?.text}
          </Tag>
        ),
        seen: ({ seen }) => (seen === null ? copy.never : <LocalTime at={seen} />),
      }}
    />
  );
}
