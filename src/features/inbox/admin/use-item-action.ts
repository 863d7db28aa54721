import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { newKey } from "#platform/browser/form-sender.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { useHydrated } from "#ui/field-hydrated.ts";
import type { ItemContent } from "./inbox-content.ts";

/**
 * Sends an action on a message, then reloads the screen: after a success, and after a version conflict, so that the
 * colleague's change is shown and nothing typed is lost.
 */
export function useItemAction({ address, copy }: Pick<ItemContent, "address" | "copy">) {
  const { busy, problem, send } = useSending(copy.failed);
  const hydrated = useHydrated();
  const [done, setDone] = useState("");
  const { revalidate } = useRevalidator();
  const filling = useRef<{ key: string; text: string }>(undefined);

  async function act(
    method: "PATCH" | "POST",
    { path = "", body, success }: { path?: string; body: Readonly<Record<string, unknown>>; success: string },
  ): Promise<boolean> {
    setDone("");
    const text = String(body.text ?? "");
    // The same words keep their key: a press made twice, or tried again after a lost answer, counts once.
    if (filling.current?.text !== text) filling.current = { key: newKey(), text };
    const options = method === "POST" ? { idempotencyKey: filling.current.key } : undefined;
    const answer = await send(method, address + path, body, options);
    if (answer !== undefined) {
      filling.current = undefined;
      setDone(messageIn(answer) || success);
    }
    await revalidate();
    return answer !== undefined;
  }

  // A press before the scripts run would be lost.
  return { busy, off: busy || !hydrated, problem, done, act };
}
