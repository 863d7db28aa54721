import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { newKey } from "#platform/browser/api-client.ts";
import { useOperations, type ValueOf } from "#web/admin/use-operations.ts";
import type { itemAction } from "./item-operations.server.ts";

/** The names of the operations on an item of each mailbox. */
export const itemOperations = {
  messages: {
    move: "moveMessage",
    note: "noteMessage",
    answer: "answerMessage",
    separate: "separateMessageMail",
    erase: "eraseMessage",
  },
  inquiries: {
    move: "moveInquiry",
    note: "noteInquiry",
    answer: "answerInquiry",
    separate: "separateInquiryMail",
    erase: "eraseInquiry",
  },
} as const;

/** The names of what else can be done with a conversation. */
export const conversationOperationNames = {
  messages: {
    followUp: "followUpMessage",
    merge: "mergeMessage",
    unmerge: "unmergeMessage",
    undoAnswer: "undoAnswerToMessage",
    tellPresence: "tellPresenceAtMessage",
  },
  inquiries: {
    followUp: "followUpInquiry",
    merge: "mergeInquiry",
    unmerge: "unmergeInquiry",
    undoAnswer: "undoAnswerToInquiry",
    tellPresence: "tellPresenceAtInquiry",
  },
} as const;

type Operations = (typeof itemAction)["operations"];

/**
 * Calls an operation on an item. The screen is read again after a version conflict too, so that the colleague's change
 * is shown and nothing typed is lost.
 */
export function useItemAction<Name extends keyof Operations>(operation: Name) {
  const { busy, problem, typed, send } = useOperations<typeof itemAction>(operation);
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState("");
  const filling = useRef<{ key: string; text: string }>(undefined);
  type Values = Parameters<typeof send<Name>>[1];

  /** `text` is what was written, `success` what to say afterwards. @returns whether it was done. */
  async function act(
    values: Values,
    { text = "", success }: { text?: string; success(value: ValueOf<typeof itemAction, Name>): string },
  ): Promise<boolean> {
    setDone("");
    // The same words keep their key: a press made twice, or tried again after a lost answer, counts once.
    if (filling.current?.text !== text) filling.current = { key: newKey(), text };
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
