import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { newKey } from "#platform/browser/api-client.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { toast } from "#ui/toast/store.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { ItemContent } from "../reads/thread.server.ts";
import { giveBack } from "./answer-drafts.ts";
import type { itemAction } from "./item-operations.server.ts";
import { conversationOperationNames } from "./use-item-action.ts";

type UndoReplyProps = {
  content: Pick<ItemContent, "mailbox" | "address">;
  answerId: string;
  /** How long it can be taken back, in milliseconds since the screen was read. */
  leftMs: number;
};

/** A worker looks for what is due once a second, so what the screen says of it is true then. */
const sentAfterMs = 2_000;

/** Takes back a reply that waits to be sent: its text is a draft again. */
export function UndoReply({ content: { mailbox, address }, answerId, leftMs }: UndoReplyProps) {
  const { busy, send } = useOperations<typeof itemAction>();
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
    key.current ??= newKey();
    const operation = conversationOperationNames[mailbox].undoAnswer;
    const answer = await send(
      operation,
      { answerId },
      {
        idempotencyKey: key.current,
        stay: true,
        refused: ({ message }) => toast({ title: message, variant: "destructive" }),
      },
    );
    if (answer) await giveBack(address, answer.text);
    await revalidate();
    if (answer) toast({ title: "Your reply wasn't sent. Its text is below." });
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
