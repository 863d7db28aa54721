import { useState } from "react";
import { useRevalidator } from "react-router";
import { toast } from "#ui/toast/store.ts";
import { type Problem, useOperations } from "#web/admin/use-operations.ts";
import type { ListedState, MailboxName } from "../forms/rules/mailboxes.ts";
import type { SnoozeChoice } from "../rules/snooze.ts";
import type { Undo } from "../writes/bulk.server.ts";
import type { listAction } from "./list-operations.server.ts";

const counted = (count: number) => (count === 1 ? "1 item" : `${count} items`);

const operations = {
  messages: {
    move: "moveSeveralMessages",
    snooze: "snoozeSeveralMessages",
    undo: "undoMovesOfMessages",
  },
  inquiries: {
    move: "moveSeveralInquiries",
    snooze: "snoozeSeveralInquiries",
    undo: "undoMovesOfInquiries",
  },
} as const;

export type Moved = { state?: ListedState; assignee?: string };
/** Until when something is snoozed. */
export type Snoozed = { until: SnoozeChoice; date?: string };
type Known = { id: string; version: number };

/**
 * Moves, assigns or snoozes items at once and offers to undo it. The change is `pending` from the press until the screen has been
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
    const done = ({ undo: before }: { undo: Undo[] }) => offerUndo(before, items.length, "changed");
    const answer = await send(operations[mailbox].move, values, { at, refused, done });
    await settle(answer);
  }

  async function snooze(items: readonly Known[], snoozed: Snoozed): Promise<void> {
    setPending(new Map(items.map(({ id }) => [id, { state: "snoozed" }])));
    const values = { items: items.map(({ id, version }) => ({ id, version })), ...snoozed };
    const done = ({ undo: before }: { undo: Undo[] }) => offerUndo(before, items.length, "snoozed");
    const answer = await send(operations[mailbox].snooze, values, { at, refused, done });
    await settle(answer);
  }

  function offerUndo(before: Undo[], count: number, what: "changed" | "snoozed"): void {
    const title =
      before.length === count
        ? `${counted(before.length)} ${what}.`
        : `${before.length} of ${count} ${what}. Colleagues have changed the others, or they can't be moved there.`;
    if (before.length === 0) toast({ title, variant: "destructive" });
    else toast({ title, action: { label: "Undo", run: () => void undo(before) } });
  }

  async function settle(answer: { undo: Undo[] } | undefined): Promise<void> {
    if (!answer) await revalidate();
    if (!answer?.undo.length) setPending(new Map());
  }

  return { pending, move, snooze };
}
