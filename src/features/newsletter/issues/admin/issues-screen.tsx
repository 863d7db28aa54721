import { useRef } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { useSending } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { issuesScreen } from "../reads/issue-screens.server.ts";
import { IssueTag } from "./issue-tag.tsx";

const made = z.object({ letter: z.object({ id: z.string() }) });

export const loader = screenLoader(({ services, actor }) => issuesScreen(services, actor));

/** Every issue with its results, and a button to create one. */
export default function IssuesScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, copy, list, failed, templates, editTemplates } = content;
  const chosen = useRef<HTMLSelectElement>(null);
  const { busy, problem, send } = useSending(failed);
  const navigate = useNavigate();

  async function create() {
    // Read from the page, which may have been used before the script was ready.
    const template = chosen.current?.value ?? "";
    const answer = made.safeParse(
      await send("POST", "/api/admin/newsletters", template === "" ? {} : { template }),
    );
    if (answer.success) await navigate(`/admin/newsletters/${answer.data.letter.id}`);
  }

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-text">
          <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
          <p className="mt-2 text-ink-soft">
            {copy.introduction}{" "}
            {editTemplates === undefined ? null : (
              <a className={panelLink} href={editTemplates}>
                {copy.editTemplates}
              </a>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          {templates.length === 0 ? null : (
            <label className="grid gap-1 text-small">
              <span className="text-ink-soft">{copy.startFrom}</span>
              <Select ref={chosen}>
                <option value="">{copy.emptyPage}</option>
                {templates.map(({ value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </Select>
            </label>
          )}
          <Button
            aria-keyshortcuts="c"
            busy={busy}
            onClick={() => void create()}
            size="small"
            variant="primary"
          >
            {copy.create}
          </Button>
        </div>
      </div>
      <div className="mt-4">
        <AlertNote text={problem?.message} />
      </div>
      <div className="mt-6">
        {list.rows.length === 0 ? (
          <EmptyState heading={copy.none.heading} picture="empty-campaigns" text={copy.none.text} />
        ) : (
          <ListTable
            caption={copy.caption}
            list={list}
            render={{
              state: ({ state, cells }) => <IssueTag state={state} text={cells.state?.text ?? ""} />,
            }}
          />
        )}
      </div>
    </>
  );
}
