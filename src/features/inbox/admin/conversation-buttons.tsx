import { useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { randomId } from "#platform/browser/random-id.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { toast } from "#ui/toast/store.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { ItemContent } from "../reads/item-screen.server.ts";
import type { ItemAction } from "./item-operations.server.ts";
import { giveBack } from "./reply-drafts.ts";
import { refused } from "./use-item-action.ts";

type MergeButtonProps = {
  content: ItemContent;
  path: string;
  title: string;
};

/** Shows nothing where the two can't be merged. */
export function MergeButton({ content, path, title }: MergeButtonProps) {
  const { busy, merge } = useMerge(content);
  const hydrated = useHydrated();
  const { mergeable, item } = content;
  const other = mergeable.find((each) => each.path === path);
  if (other === undefined || item.state === "suspected_spam") return null;
  return (
    <Button
      // The key is that of the newest.
      aria-keyshortcuts={other === mergeable[0] ? "m" : undefined}
      aria-label={`Merge with this one: ${title}`}
      disabled={!hydrated || busy}
      onClick={() => void merge(other.id)}
      size="small"
      variant="outline"
    >
      Merge
    </Button>
  );
}

export function SeparateButton({ content, id }: { content: ItemContent; id: string }) {
  const { busy, separate } = useMerge(content);
  const hydrated = useHydrated();
  return (
    <Button
      aria-label="Separate this merged conversation"
      disabled={!hydrated || busy || !content.mayWrite}
      onClick={() => void separate(id)}
      size="small"
      variant="outline"
    >
      Separate
    </Button>
  );
}

type Known = { id: string; version: number };

/** Merges another conversation with this one, or separates one again. Both can be undone in the notification. */
function useMerge({ kind, item }: Pick<ItemContent, "kind" | "item">) {
  const { busy, send } = useOperations<ItemAction>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  // A press that is tried again after a lost response counts once.
  const pressed = useRef<{ key: string; name: string }>(undefined);
  const keyOf = (name: string) => {
    if (pressed.current?.name !== name) pressed.current = { key: randomId(), name };
    return pressed.current.key;
  };

  async function merge(other: string): Promise<void> {
    const options = { idempotencyKey: keyOf(`merge ${item.version} ${other}`), stay: true, refused };
    const result = await send("mergeConversations", { version: item.version, other }, options);
    const shown = result?.kept ?? item.id;
    if (shown === item.id) await revalidate();
    else await navigate(`/admin/${kind}/${shown}`);
    if (!result) return;
    const { kept: id, version, merged } = result;
    const run = () => void separate(merged, { id, version });
    toast({ title: "The two conversations are merged.", action: { label: "Undo", run } });
  }

  /** From the open conversation, or from the one that a merge has led to. */
  async function separate(merged: string, { id, version }: Known = item): Promise<void> {
    const at = `/admin/${kind}/${id}`;
    const options = { at, idempotencyKey: keyOf(`separate ${version} ${merged}`), stay: true, refused };
    const result = await send("unmergeConversation", { version, merged }, options);
    await revalidate();
    if (result) toast({ title: "The conversation is separate again." });
  }

  return { busy, merge, separate };
}

type UndoReplyProps = {
  content: Pick<ItemContent, "kind" | "address">;
  answerId: string;
  /** How long it can be taken back, in milliseconds since the screen was read. */
  leftMs: number;
};

/** A worker looks for what is due once a second, so what the screen says of it is true then. */
const sentAfterMs = 2_000;

/** Takes back a reply that waits to be sent: its text is a draft again. */
export function UndoReply({ content: { address }, answerId, leftMs }: UndoReplyProps) {
  const { busy, send } = useOperations<ItemAction>();
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [isOver, setIsOver] = useState(false);
  const key = useRef<string>(undefined);

  useEffect(() => {
    const over = setTimeout(() => setIsOver(true), leftMs);
    const sent = setTimeout(() => void revalidate(), leftMs + sentAfterMs);
    return () => {
      clearTimeout(over);
      clearTimeout(sent);
    };
  }, [leftMs, revalidate]);

  async function undo() {
    key.current ??= randomId();
    const options = { idempotencyKey: key.current, stay: true, refused };
    const result = await send("undoAnswer", { answerId }, options);
    if (result) await giveBack(address, result.text);
    await revalidate();
    if (result) toast({ title: "Your reply wasn't sent. Its text is below." });
  }

  if (isOver) return null;
  return (
    <Button
      aria-keyshortcuts="z"
      disabled={!hydrated || busy}
      onClick={() => void undo()}
      size="small"
      variant="outline"
    >
      Undo sending
    </Button>
  );
}
