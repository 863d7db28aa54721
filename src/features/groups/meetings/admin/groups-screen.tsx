import { EmptyState } from "#ui/empty-state.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { ListHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { groupsScreen } from "../reads/screens.server.ts";

const copy = {
  title: "Groups",
  add: "New group",
  empty: {
    heading: "No groups yet",
    text: "A group has dates, places and a waiting list. People sign up on the groups page.",
  },
} as const;

const tagKinds = { open: "good", draft: "care", closed: "quiet", over: "quiet" } as const;

export const loader = screenLoader(async ({ services, actor }) => ({
  title: copy.title,
  ...(await groupsScreen(services, actor)),
}));

/** The list of groups with their next date and their places. */
export default function GroupsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { list, newUrl, total } = content;
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
      </div>
    </>
  );
}
