import { EmptyState } from "#ui/empty-state.tsx";
import { Fact } from "#ui/labelled.tsx";
import { ListPages } from "#ui/list/list-pages.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { ListHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { mentorsScreen } from "../reads/team.server.ts";

const copy = {
  title: "Mentors",
  add: "New mentor",
  total: (count: number) => (count === 1 ? "1 mentor" : `${count} mentors`),
  requests: "Requests",
  noRequests: "Nobody has asked for a mentor yet. People ask on the mentoring page.",
  pages: { older: "Next page", first: "First page" },
  pagesLabel: "Pages of requests",
  mentors: "Mentors",
  empty: {
    heading: "No mentors yet",
    text: "Add the people who write with others. You'll see suggestions at each request.",
  },
  figures: {
    heading: "The last 90 days",
    asked: "Asked for a mentor",
    matched: "Matched",
    ended: "Ended",
  },
} as const;

const requestTags = {
  requested: "care",
  mentorAsked: "plain",
  personAsked: "plain",
  matched: "good",
  ended: "quiet",
} as const;
const mentorTags = { active: "good", resting: "quiet" } as const;

export const loader = screenLoader(async ({ services, actor, search }) => ({
  title: copy.title,
  ...(await mentorsScreen(services, actor, search)),
}));

export default function MentorsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { requests, mentors, newUrl, figures } = content;
  const add = { href: newUrl, text: copy.add };
  return (
    <>
      <ListHeading add={add} title={copy.title} total={copy.total(mentors.rows.length)} />
      <div className="mt-5 grid gap-6">
        <Panel heading={copy.requests} id="requests">
          {requests.rows.length === 0 ? (
            <p>{copy.noRequests}</p>
          ) : (
            <ListTable
              caption={copy.requests}
              list={requests}
              render={{
                state: ({ state, isUrgent, cells }) => (
                  <span className="grid justify-items-start gap-1">
                    <Tag kind={requestTags[state]} state>
                      {cells.state?.text}
                    </Tag>
                    {isUrgent ? <Tag kind="care">{String(cells.state?.detail)}</Tag> : null}
                  </span>
                ),
              }}
              summary={["state"]}
            />
          )}
          <ListPages
            className=""
            copy={copy.pages}
            first={content.first}
            label={copy.pagesLabel}
            older={content.older}
          />
        </Panel>
        <Panel heading={copy.mentors} id="mentors">
          {mentors.rows.length === 0 ? (
            <EmptyState {...copy.empty} next={add} picture="empty-campaigns" />
          ) : (
            <ListTable
              caption={copy.mentors}
              list={mentors}
              render={{
                state: ({ state, cells }) => (
                  <Tag kind={mentorTags[state]} state>
                    {cells.state?.text}
                  </Tag>
                ),
                supervision: ({ overdue, cells }) => (
                  <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
                    {cells.supervision?.text}
                    {overdue ? <Tag kind="care">{String(cells.supervision?.detail)}</Tag> : null}
                  </span>
                ),
              }}
              summary={["state", "load"]}
            />
          )}
        </Panel>
        <Panel heading={copy.figures.heading} id="figures">
          <dl className="grid gap-5 sm:grid-cols-3">
            {(["asked", "matched", "ended"] as const).map((name) => (
              <Fact key={name} label={copy.figures[name]}>
                {figures[name]}
              </Fact>
            ))}
          </dl>
        </Panel>
      </div>
    </>
  );
}
