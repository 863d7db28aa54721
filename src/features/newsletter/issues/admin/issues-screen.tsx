import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { useSending } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { issuesScreen } from "../reads/issue-screens.server.ts";
import { IssueTag } from "../ui/issue-tag.tsx";

type Content = Awaited<ReturnType<typeof issuesScreen>>;

const made = z.object({ letter: z.object({ id: z.string() }) });

export const loader = screenLoader(({ services, actor }) => issuesScreen(services, actor));

/** Every letter with what came of it, and the way to a new one. */
export default function IssuesScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, copy, items, failed } = content;
  const { busy, problem, send } = useSending(failed);
  const navigate = useNavigate();

  async function create() {
    const answer = made.safeParse(await send("POST", "/api/admin/newsletters", {}));
    if (answer.success) await navigate(`/admin/newsletters/${answer.data.letter.id}`);
  }

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-text">
          <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
          <p className="mt-2 text-ink-soft">{copy.introduction}</p>
        </div>
        <Button busy={busy} onClick={() => void create()} size="small" variant="primary">
          {copy.create}
        </Button>
      </div>
      <div className="mt-4">
        <AlertNote text={problem?.message} />
      </div>
      <div className="mt-6">
        {items.length === 0 ? (
          <EmptyState heading={copy.none.heading} picture="empty-campaigns" text={copy.none.text} />
        ) : (
          <Issues items={items} copy={copy} />
        )}
      </div>
    </>
  );
}

const cell = "px-5 py-4 align-top max-md:block max-md:px-0 max-md:py-1";

function Issues({ items, copy }: Pick<Content, "items" | "copy">) {
  const { columns } = copy;
  const heads = [columns.subject, columns.state, columns.delivered, columns.failed, columns.left];
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card max-md:px-5">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-small text-ink-faint">
            {heads.map((name, at) => (
              <th className={`px-5 py-4 font-semibold ${at > 1 ? "text-right" : ""}`} key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {items.map(({ id, subject, at, state, stateSaid, delivered, failed, left }) => (
            <tr className="border-t border-line max-md:block max-md:py-3 max-md:first:border-t-0" key={id}>
              <td className={`${cell} wrap-anywhere`}>
                <a className={`font-semibold ${panelLink}`} href={`/admin/newsletters/${id}`}>
                  {subject}
                </a>
                <span className="block text-small text-ink-soft">
                  <LocalTime at={at} />
                </span>
              </td>
              <td className={cell}>
                <IssueTag state={state} text={stateSaid} />
              </td>
              {[
                { name: columns.delivered, value: delivered },
                { name: columns.failed, value: failed },
                { name: columns.left, value: left },
              ].map(({ name, value }) => (
                <td className={`${cell} tabular-nums md:text-right`} key={name}>
                  <span className="text-small text-ink-soft md:hidden">{name}: </span>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
