import { EmptyState } from "#ui/empty-state.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { meetingsScreen } from "../reads/meetings.server.ts";
import { PhaseTag } from "../ui/phase-tag.tsx";

const copy = {
  title: "Meetings",
  lead: "The next four weeks, then the last 24 hours, in each group’s own time zone.",
  empty: {
    heading: "No meetings in the next four weeks",
    host: "Once the team has chosen you as a host of a group, its meetings are here.",
    team: "Meetings of groups that people join on the site are here. All dates are at Groups.",
  },
} as const;

export const loader = screenLoader(async ({ services, actor }) => ({
  title: copy.title,
  ...(await meetingsScreen(services, actor)),
}));

/** The meetings that a team member may run, from a phone too. */
export default function MeetingsScreen({ loaderData: { list, isHost } }: ScreenProps<typeof loader>) {
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
      <p className="mt-1 text-ink-soft">{copy.lead}</p>
      <div className="mt-5">
        {list.rows.length === 0 ? (
          <EmptyState
            heading={copy.empty.heading}
            picture="empty-results"
            text={isHost ? copy.empty.host : copy.empty.team}
          />
        ) : (
          <ListTable
            caption={copy.title}
            list={list}
            render={{
              phase: ({ phase, cells }) => <PhaseTag phase={phase} text={cells.phase?.text} />,
            }}
          />
        )}
      </div>
    </>
  );
}
