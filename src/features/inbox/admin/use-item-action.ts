import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { randomId } from "#platform/browser/random-id.ts";
import { toast } from "#ui/toast/store.ts";
import { type Problem, useOperations, type ValueOf } from "#web/admin/use-operations.ts";
import type { ConversationKind, ListedState } from "../forms/rules/conversation-kinds.ts";
import type { SnoozeChoice } from "../rules/snooze.ts";
import type { Undo } from "../writes/bulk.server.ts";
import type { ItemAction } from "./item-operations.server.ts";
import type { ListAction } from "./list-operations.server.ts";

type Operations = ItemAction["operations"];

/**
 * The screen is read again after a version conflict too, so that the colleague's change is shown and nothing
 * typed is lost.
 */
export function useItemAction<Name extends keyof Operations>(operation: Name) {
  const { busy, problem, typed, send } = useOperations<ItemAction>(operation);
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState("");
  const filling = useRef<{ key: string; text: string }>(undefined);
  type Values = Parameters<typeof send<Name>>[1];

  /** `text` is what was written, `success` what to say afterwards. @returns whether it was done. */
  async function act(
    values: Values,
    { text = "", success }: { text?: string; success(value: ValueOf<ItemAction, Name>): string },
  ): Promise<boolean> {
    setDone("");
    // The same words keep their key: a press made twice, or tried again after a lost response, counts once.
    if (filling.current?.text !== text) filling.current = { key: randomId(), text };
    const value = await send(operation, values, {
      idempotencyKey: filling.current.key,
      done(value) {
        filling.current = undefined;
        setDone(success(value));
      },
    });
    if (value === undefined) await revalidate();
    return value !== undefined;
  }

  return { busy, problem, typed, done, act };
}

const counted = (count: number) => (count === 1 ? "1 item" : `${count} items`);

export type Moved = { state?: ListedState; assignee?: string };
export type Snoozed = { until: SnoozeChoice; date?: string };
type Known = { id: string; version: number };

export const refused = ({ message }: Problem) => toast({ title: message, variant: "destructive" });

/**
 * Moves, assigns or snoozes items at once and offers to undo it. The change is `pending` from the press until the screen
 * has been read again, so that the screen can show it right away. What it says is in notifications, since the screen may
 * have been left by then.
 */
export function useMoves(kind: ConversationKind) {
  const [pending, setPending] = useState<ReadonlyMap<string, Moved>>(new Map());
  const { send } = useOperations<ListAction>();
  const { revalidate } = useRevalidator();
  const at = `/admin/${kind}`;

  async function undo(before: Undo[]): Promise<void> {
    const result = await send("undoMoves", { items: before }, { at, refused });
    if (!result) await revalidate();
    // Only then: what the move had the screen read may still be on its way, and the rows would come, go and come again.
    setPending(new Map());
    if (result) toast({ title: `${counted(result.count)} put back.` });
  }

  async function move(items: readonly Known[], change: Moved): Promise<void> {
    setPending(new Map(items.map(({ id }) => [id, change])));
    const values = { items: items.map(({ id, version }) => ({ id, version })), ...change };
    const done = ({ undo: before }: { undo: Undo[] }) => offerUndo(before, items.length, "changed");
    const result = await send("moveSeveral", values, { at, refused, done });
    await showState(result);
  }

  async function snooze(items: readonly Known[], snoozed: Snoozed): Promise<void> {
    setPending(new Map(items.map(({ id }) => [id, { state: "snoozed" }])));
    const values = { items: items.map(({ id, version }) => ({ id, version })), ...snoozed };
    const done = ({ undo: before }: { undo: Undo[] }) => offerUndo(before, items.length, "snoozed");
    const result = await send("snoozeSeveral", values, { at, refused, done });
    await showState(result);
  }

  function offerUndo(before: Undo[], count: number, what: "changed" | "snoozed"): void {
    const title =
      before.length === count
        ? `${counted(before.length)} ${what}.`
        : `${before.length} of ${count} ${what}. Colleagues have changed the others, or they can't be moved there.`;
    if (before.length === 0) toast({ title, variant: "destructive" });
    else toast({ title, action: { label: "Undo", run: () => void undo(before) } });
  }

  async function showState(result: { undo: Undo[] } | undefined): Promise<void> {
    if (!result) await revalidate();
    if (!result?.undo.length) setPending(new Map());
  }

  return { pending, move, snooze };
}
