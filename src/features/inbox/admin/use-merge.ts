import { useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { newKey } from "#platform/browser/api-client.ts";
import { toast } from "#ui/toast/store.ts";
import { type Problem, useOperations } from "#web/admin/use-operations.ts";
import type { ItemContent } from "../reads/thread.server.ts";
import type { itemAction } from "./item-operations.server.ts";
import { conversationOperationNames } from "./use-item-action.ts";

type Known = { id: string; version: number };

const refused = ({ message }: Problem) => toast({ title: message, variant: "destructive" });

/** Merges another conversation with this one, or separates one again. Both can be undone in the notification. */
export function useMerge({ mailbox, item }: Pick<ItemContent, "mailbox" | "item">) {
  const { busy, send } = useOperations<typeof itemAction>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const names = conversationOperationNames[mailbox];
  // A press that is tried again after a lost answer counts once.
  const pressed = useRef<{ key: string; name: string }>(undefined);
  const keyOf = (name: string) => {
    if (pressed.current?.name !== name) pressed.current = { key: newKey(), name };
    return pressed.current.key;
  };

  async function merge(other: string): Promise<void> {
    const options = { idempotencyKey: keyOf(`merge ${item.version} ${other}`), stay: true, refused };
    const answer = await send(names.merge, { version: item.version, other }, options);
    const shown = answer?.kept ?? item.id;
    if (shown === item.id) await revalidate();
    else await navigate(`/admin/${mailbox}/${shown}`);
    if (!answer) return;
    const { kept: id, version, merged } = answer;
    const run = () => void separate(merged, { id, version });
    toast({ title: "The two conversations are merged.", action: { label: "Undo", run } });
  }

  /** From the open conversation, or from the one that a merge has led to. */
  async function separate(merged: string, { id, version }: Known = item): Promise<void> {
    const at = `/admin/${mailbox}/${id}`;
    const options = { at, idempotencyKey: keyOf(`separate ${version} ${merged}`), stay: true, refused };
    const answer = await send(names.unmerge, { version, merged }, options);
    await revalidate();
    if (answer) toast({ title: "The conversation is separate again." });
  }

  return { busy, merge, separate };
}
