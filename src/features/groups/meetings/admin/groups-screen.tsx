import { AlertNote } from "#ui/alert-note.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ListHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { groupsScreen } from "../reads/screens.server.ts";
import { noInput } from "../schema.ts";
import { bringOverTimetable } from "../writes/timetable.server.ts";

const copy = {
  title: "Groups",
  add: "New group",
  empty: {
    heading: "No groups yet",
    text: "A group has dates, places and a waiting list. People sign up on the groups page.",
  },
  timetable: {
    heading: "Groups in the timetable",
    text: (count: number) =>
      count === 1
        ? "One group of the timetable isn't here yet. Bring it over as a draft and check it before you open it."
        : `${count} groups of the timetable aren't here yet. Bring them over as drafts and check each before you open it.`,
    submit: { text: "Bring over", busy: "Bringing over..." },
  },
} as const;

const tagKinds = { open: "good", draft: "care", closed: "quiet", over: "quiet" } as const;

export const loader = screenLoader(async ({ services, actor }) => ({
  title: copy.title,
  ...(await groupsScreen(services, actor)),
}));

export const action = screenAction({
  bringOverTimetable: operation({
    permission: "groups.write",
    input: noInput,
    fromForm: () => ({}),
    withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
    limit: { points: 20, seconds: 600 },
    handle: ({ services, actor }) => bringOverTimetable(services, actor),
    next: () => "/admin/groups",
  }),
});

/** The list of groups with their next date and their places. */
export default function GroupsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { list, newUrl, total, inTimetable } = content;
  const { busy, problem, send } = useOperations<typeof action>();
  return (
    <>
      <ListHeading add={{ href: newUrl, text: copy.add }} title={copy.title} total={total} />
      <div className="mt-5 grid gap-6">
        {list.rows.length > 0 ? (
          <ListTable
            caption={copy.title}
            list={list}
            render={{
              state: ({ state, cells }) => (
                <Tag kind={tagKinds[state]} state>
                  {cells.state?.text}
                </Tag>
              ),
            }}
            summary={["state", "next"]}
          />
        ) : (
          <EmptyState {...copy.empty} next={{ href: newUrl, text: copy.add }} picture="empty-campaigns" />
        )}
        {inTimetable === 0 ? null : (
          <Panel heading={copy.timetable.heading} id="timetable">
            <p>{copy.timetable.text(inTimetable)}</p>
            <AlertNote text={problem?.message} />
            <AdminForm
              busy={busy}
              id="bring-over"
              onSend={async () => void (await send("bringOverTimetable", {}))}
              operation="bringOverTimetable"
              problem={undefined}
              submit={copy.timetable.submit}
            >
              {null}
            </AdminForm>
          </Panel>
        )}
      </div>
    </>
  );
}
