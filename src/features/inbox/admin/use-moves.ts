import { useState } from "react";
import { useRevalidator } from "react-router";
import * as z from "zod/mini";
import { apiRequest, refusalOf } from "#platform/browser/api-client.ts";
import { toast } from "#ui/toast/store.ts";
import { inboxCopy } from "../copy/inbox.ts";
import type { ItemState, MailboxName } from "../forms/rules/mailboxes.ts";
import { inboxUndo } from "../schema.ts";

export type Moved = { state?: ItemState; assignee?: string };
type Known = { id: string; version: number };

const moved = z.object({ message: z.string(), undo: inboxUndo.shape.items });
const nothingMoved = z.object({ message: z.string(), undo: z.array(z.unknown()) });
const putBack = z.object({ message: z.string() });

/**
 * Moves or assigns items at once and offers to undo it. The change is `pending` from the press until the screen has been
 * read again, so that the screen can show it right away.
 */
export function useMoves(mailbox: MailboxName) {
  const [pending, setPending] = useState<ReadonlyMap<string, Moved>>(new Map());
  const { revalidate } = useRevalidator();
  const { failed, undo: undoLabel } = inboxCopy[mailbox];

  async function request(path: string, body: unknown): Promise<unknown> {
    try {
      return await (await apiRequest("POST", `/api/admin/${mailbox}/${path}`, body)).json();
    } catch (error) {
      toast({ title: refusalOf(error)?.message ?? failed, variant: "destructive" });
      return undefined;
    }
  }

  async function undo(items: z.output<typeof inboxUndo>["items"]): Promise<void> {
    const answer = putBack.safeParse(await request("moves/undo", { items }));
    // Only then: what the move had the screen read may still be on its way, and the rows would come, go and come again.
    await revalidate();
    setPending(new Map());
    if (answer.success) toast({ title: answer.data.message });
  }

  /** @returns whether the server took it. */
  async function move(items: readonly Known[], change: Moved): Promise<boolean> {
    setPending(new Map(items.map(({ id }) => [id, change])));
    const answer = await request("moves", {
      items: items.map(({ id, version }) => ({ id, version })),
      ...change,
    });
    const taken = moved.safeParse(answer);
    const none = nothingMoved.safeParse(answer);
    if (taken.success)
      toast({
        title: taken.data.message,
        action: { label: undoLabel, run: () => void undo(taken.data.undo) },
      });
    else if (none.success) toast({ title: none.data.message, variant: "destructive" });
    await revalidate();
    if (!taken.success) setPending(new Map());
    return taken.success;
  }

  return { pending, move };
}
