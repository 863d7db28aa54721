import { mailSentence } from "#content/mail-notice.ts";
import { askAgain } from "#features/mail/delivery/writes/ask-again.server.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { ListPages } from "#ui/list/list-pages.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { notReachedScreen } from "../reads/not-reached.server.ts";
import { segmentOrTag } from "../schema.ts";

export const loader = screenLoader(({ services, actor, search }) =>
  notReachedScreen(services, actor, search),
);

export const action = screenAction({
  askAddressAgain: operation({
    permission: "subscribers.write",
    withoutRecentSignIn: "writes to one person",
    limit: { points: 60, seconds: 600 },
    input: segmentOrTag,
    async handle({ services, actor, input: { id } }) {
      await askAgain(services, actor, id);
      return { message: mailSentence(services.settings, copy.asked) };
    },
  }),
});

const copy = {
  back: "Subscribers",
  introduction:
    "Mail to these addresses came back, or their owners marked it as spam, so we’ve stopped writing to them. People whose mail came back stay on your lists.",
  again:
    "“Try again” emails them a link. We send nothing else until they follow it. We can’t ask people who marked our mail as spam, but they can sign up again themselves.",
  noMailbox:
    "No mailbox is set up, so you’ll find only addresses here that a mail server refused at once, and not mail that comes back later. Your server administrator can set IMAP_URL.",
  tryAgain: "Try again",
  asked: "The link is on its way.",
  caption: "Addresses we’ve stopped writing to, newest first",
  none: {
    heading: "Everyone can be reached",
    text: "When an address is refused or mail to it comes back, you’ll find it here.",
  },
  pages: { older: "Older", first: "Back to newest" },
} as const;

export default function NotReachedScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { list, older, first, title, hasMailbox } = content;
  const { busy, problem, send } = useOperations<typeof action>();
  const hydrated = useHydrated();

  async function tryAgain(id: string): Promise<void> {
    const asked = await send("askAddressAgain", { id });
    if (asked) toast({ title: asked.message });
  }

  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/subscribers">
          {copy.back}
        </a>
      </p>
      <div className="max-w-text">
        <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
        <p className="mt-2 text-ink-soft">{copy.introduction}</p>
      </div>
      {hasMailbox ? null : (
        <div className="mt-4">
          <Note>
            <p>{copy.noMailbox}</p>
          </Note>
        </div>
      )}
      <AlertNote text={problem?.message} />
      {list.rows.length === 0 ? (
        <div className="mt-7">
          <EmptyState heading={copy.none.heading} picture="empty-results" text={copy.none.text} />
        </div>
      ) : (
        <>
          <p className="mt-2 max-w-text text-ink-soft">{copy.again}</p>
          <div className="mt-4">
            <ListTable
              caption={copy.caption}
              list={list}
              render={{
                asked: ({ id, canTry, askedAt, cells }) => (
                  <span className="flex flex-wrap items-center gap-3">
                    {askedAt === "" ? null : <LocalTime at={askedAt} />}
                    {canTry ? (
                      <Button
                        busy={busy}
                        disabled={!hydrated}
                        onClick={() => void tryAgain(id)}
                        size="small"
                        variant="outline"
                      >
                        {copy.tryAgain}
                        <span className="sr-only">: {cells.email?.text}</span>
                      </Button>
                    ) : null}
                  </span>
                ),
              }}
            />
          </div>
          <ListPages copy={copy.pages} first={first} label={copy.caption} older={older} />
        </>
      )}
    </>
  );
}
