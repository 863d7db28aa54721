import { panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { repliesCopy as copy } from "../copy/saved-replies.ts";
import { savedRepliesScreen } from "../reads/saved-replies.server.ts";
import { ReplyList } from "../ui/reply-list.tsx";

export const loader = screenLoader(({ services, actor }) => savedRepliesScreen(services, actor));

/** The saved replies of messages and inquiries, edited by everyone who can reply. */
export default function SavedRepliesScreen({ loaderData: { lists, marks } }: ScreenProps<typeof loader>) {
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/messages">
          {copy.back}
        </a>
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-grid xl:grid-cols-2">
        {lists.map(({ mailbox, replies, was }) => (
          <ReplyList mailbox={mailbox} key={mailbox} marks={marks} replies={replies} was={was} />
        ))}
      </div>
    </>
  );
}
