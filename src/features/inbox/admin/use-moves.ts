import { useState } from "react";
import { useRevalidator } from "react-router";
import { toast } from "#ui/toast/store.ts";
import { type Problem, useOperations } from "#web/admin/use-operations.ts";
import type { ItemState, MailboxName } from "../forms/rules/mailboxes.ts";
import type { Undo } from "../writes/bulk.server.ts";
import type { listAction } from "./list-operations.server.ts";

const counted = (count: number) => (count === 1 ? "1 item" : `${count} items`);

const operations = {
  messages: { move: "moveSeveralMessages", undo: "undoMovesOfMessages" },
  inquiries: { move: "moveSeveralInquiries", undo: "undoMovesOfInquiries" },
} as const;

export type Moved = { state?: ItemState; assignee?: string };
type Known = { id: string; version: number };

/**
 * Moves or assigns items at once and offers to undo it. The change is `pending` from the press until the screen has been
 * read again, so that the screen can show it right away. What it says is in notifications, since the screen may have
 * been left by then.
 */
export function useMoves(mailbox: MailboxName) {
  const [pending, setPending] = useState<ReadonlyMap<string, Moved>>(new Map());
  const { send } = useOperations<typeof listAction>();
  const { revalidate } = useRevalidator();
  const at = `/admin/${mailbox}`;
  const refused = ({ message }: Problem) => toast({ title: message, variant: "destructive" });

  async function undo(before: Undo[]): Promise<void> {
    const answer = await send(operations[mailbox].undo, { items: before }, { at, refused });
    if (!answer) await revalidate();
    // Only then: what the move had the screen read may still be on its way, and the rows would come, go and come again.
    setPending(new Map());
    if (answer) toast({ title: `${counted(answer.count)} put back.` });
  }

  async function move(items: readonly Known[], change: Moved): Promise<void> {
    setPending(new Map(items.map(({ id }) => [id, change])));
    const values = { items: items.map(({ id, version }) => ({ id, version })), ...change };
    const answer = await send(operations[mailbox].move, values, {
      at,
      refused,
      done({ undo: before }) {
        const title =
          before.length === items.length
            ? `${counted(before.length)} changed.`
            : `${before.length} of ${items.length} changed. Colleagues have changed the others, or they can't be moved there.`;
        if (before.length === 0) toast({ title, variant: "destructive" });
        else toast({ title, action: { label: "Undo", run: () => void undo(before) } });
      },
    });
    if (!answer) await revalidate();
    if (!answer?.undo.length) setPending(new Map());
  }

  return { pending, move };
}
