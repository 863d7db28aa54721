import { useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { randomId } from "#platform/browser/random-id.ts";
import { authorize } from "#platform/permissions/access.ts";
import { settingMessages } from "#platform/settings/setting-messages.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { type ConversationKind, conversationKinds, kindRules } from "../forms/rules/conversation-kinds.ts";
import { savedReplies } from "../reads/saved-replies.server.ts";
import { replyBounds, type SavedReply } from "../rules/saved-replies.ts";
import { repliesChange } from "../schema.ts";
import { changeSavedReplies } from "../writes/saved-replies.server.ts";

export const loader = screenLoader(async ({ services, actor }) => {
  for (const kind of conversationKinds) authorize(actor, kindRules[kind].write);
  const lists = await Promise.all(
    conversationKinds.map(async (kind) => ({ kind, ...(await savedReplies(services, kind)) })),
  );
  return { title: "Saved replies", lists };
});

const replace = (kind: ConversationKind) =>
  operation({
    permission: kindRules[kind].write,
    input: repliesChange,
    withoutRecentSignIn: "changes one record, which can be changed again",
    async handle({ services, actor, input }) {
      return { expected: await changeSavedReplies(services, actor, kind, input) };
    },
  });

export const action = screenAction({
  changeMessageReplies: replace("messages"),
  changeInquiryReplies: replace("inquiries"),
});

/** Edited by everyone who can reply. */
export default function SavedRepliesScreen({ loaderData: { lists } }: ScreenProps<typeof loader>) {
  return (
    <>
      <ScreenHeading
        back={{ href: "/admin/messages", text: "Messages" }}
        lead="Texts to start a reply from. “Hello,” at the start gets the person's first name, and your name is added at the end."
        title="Saved replies"
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-grid xl:grid-cols-2">
        {lists.map(({ kind, replies, expected }) => (
          <ReplyList kind={kind} key={kind} replies={replies} expected={expected} />
        ))}
      </div>
    </>
  );
}

type ReplyListProps = {
  kind: ConversationKind;
  replies: readonly SavedReply[];
  /** The stamp of what these were read from. */
  expected: string;
};

/** The saved replies of a kind of conversation. Each opens to be edited; deleting one can be undone. */
function ReplyList({ kind, replies, expected }: ReplyListProps) {
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const [open, setOpen] = useState<string>();
  const [added, setAdded] = useState<SavedReply>();
  const off = !useHydrated() || busy;
  const listed = added === undefined ? replies : [...replies, added];

  async function change(next: readonly SavedReply[], before = expected) {
    const operation = kind === "messages" ? "changeMessageReplies" : "changeInquiryReplies";
    const done = () => {
      setAdded(undefined);
      setOpen(undefined);
    };
    return send(operation, { replies: [...next], expected: before }, { done });
  }
  async function remove(reply: SavedReply) {
    const kept = replies.filter(({ id }) => id !== reply.id);
    const changed = await change(kept);
    if (changed === undefined) return;
    const run = () => void change(replies, changed.expected);
    toast({ title: `Deleted “${reply.title}”.`, action: { label: "Undo", run } });
  }

  return (
    <Panel heading={`For ${kind}`} id={`replies-${kind}`}>
      <ProblemNote problem={problem && { ...problem, fields: {} }} />
      {listed.length === 0 ? <p className="text-ink-soft">No saved replies.</p> : null}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {listed.map((reply) => (
          <li data-row="" key={reply.id}>
            <button
              aria-expanded={open === reply.id}
              className="flex min-h-11 w-full items-center gap-3 rounded-sm text-left font-semibold focus-ring hover:text-link"
              onClick={() => setOpen(open === reply.id ? undefined : reply.id)}
              type="button"
            >
              {reply.title || "Add a reply"}
              <Icon
                className={`ml-auto size-5 shrink-0 text-ink-faint transition-transform duration-(--dur-quick) ${open === reply.id ? "rotate-180" : ""}`}
                name="chevron"
              />
            </button>
            {open === reply.id ? (
              <form
                className="grid max-w-text gap-4 pt-1 pb-5"
                method="post"
                onSubmit={async (event) => {
                  event.preventDefault();
                  const given = new FormData(event.currentTarget);
                  const next = {
                    id: reply.id,
                    title: String(given.get("title") ?? "").trim(),
                    text: String(given.get("text") ?? "").trim(),
                  };
                  const changed = await change(listed.map((each) => (each.id === reply.id ? next : each)));
                  if (changed !== undefined) toast({ title: settingMessages.changed });
                }}
              >
                <KeepTyped
                  busy={busy}
                  failed={problem !== undefined}
                  id={`${kind}-${reply === added ? "new" : reply.id}`}
                />
                <TextField
                  autoFocus={reply.title === ""}
                  defaultValue={reply.title}
                  id={`${kind}-${reply.id}-title`}
                  label="Name"
                  marks={requiredMarks}
                  maxLength={replyBounds.title}
                  name="title"
                  required
                />
                <TextAreaField
                  autoFocus={reply.title !== ""}
                  charactersLeft={(left) => `${left} characters left`}
                  defaultValue={reply.text}
                  id={`${kind}-${reply.id}-text`}
                  label="Text"
                  marks={requiredMarks}
                  maxLength={replyBounds.text}
                  name="text"
                  required
                  rows={8}
                />
                <div className="flex flex-wrap gap-3">
                  <Button busy={busy} disabled={off} size="small" type="submit" variant="primary">
                    {busy ? "Saving..." : "Save"}
                  </Button>
                  {reply === added ? null : (
                    <Button disabled={off} onClick={() => void remove(reply)} size="small" variant="outline">
                      Delete
                    </Button>
                  )}
                </div>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
      <p>
        <Button
          disabled={off || added !== undefined || replies.length >= replyBounds.replies}
          onClick={() => {
            clear();
            const fresh = { id: randomId(), title: "", text: "" };
            setAdded(fresh);
            setOpen(fresh.id);
          }}
          size="small"
          variant="outline"
        >
          Add a reply
        </Button>
      </p>
    </Panel>
  );
}
