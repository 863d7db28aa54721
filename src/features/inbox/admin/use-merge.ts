import { useRef } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { newKey } from "#platform/browser/api-client.ts";
import { toast } from "#ui/toast/store.ts";
import { type Problem, useOperations } from "#web/admin/use-operations.ts";
import type { ItemContent } from "../reads/thread.server.ts";
import type { itemAction } from "./item-operations.server.ts";
import { conversationOperationNames } from "./use-item-action.ts";

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
    if (answer) toast({ title: "The two conversations are merged." });
  }

  async function separate(merged: string): Promise<void> {
    const options = { idempotencyKey: keyOf(`separate ${item.version} ${merged}`), stay: true, refused };
    const answer = await send(names.unmerge, { version: item.version, merged }, options);
    await revalidate();
    if (answer) toast({ title: "The conversation is separate again." });
  }

  return { busy, merge, separate };
}
