import { type RefObject, useEffect, useState } from "react";
import { apiRequest } from "#platform/browser/api-client.ts";
import type { ItemContent } from "../reads/item-screen.server.ts";
import type { Presence } from "../rules/presence.ts";
import type { Present } from "../writes/presence.server.ts";

const everyMs = 10_000;
/** Whoever hasn't touched the screen for so long isn't at it. */
const awayAfterMs = 120_000;
const signsOfSomebody = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

const nobody: Present = { others: [], version: 0 };

/**
 * Says every few seconds that this conversation is open, or that a reply is being written in the field, and hears who
 * else is there. It is quiet while the tab is hidden or nobody is at it, so it keeps no session alive.
 */
export function usePresence(
  { address, mayWrite }: Pick<ItemContent, "address" | "mayWrite">,
  area: RefObject<HTMLTextAreaElement | null>,
): Present {
  const [present, setPresent] = useState(nobody);
  useEffect(() => {
    if (!mayWrite) return;
    const operation = "tellPresence";
    const gone = new AbortController();
    const { signal } = gone;
    let touchedAt = Date.now();
    let saidWriting = false;
    const isWriting = () => (area.current?.value ?? "").trim() !== "";
    async function tell(): Promise<void> {
      if (document.hidden || !navigator.onLine || Date.now() - touchedAt > awayAfterMs) return;
      saidWriting = isWriting();
      const presence: Presence = saidWriting ? "writing" : "open";
      try {
        const response = await apiRequest("POST", address, { operation, presence });
        const found: Present = await response.json();
        if (!signal.aborted) setPresent(found);
      } catch {
        // The next one may get through. Without it, sending is still refused once somebody else has replied.
      }
    }
    const leave = () => {
      const presence: Presence = "left";
      const body = JSON.stringify({ operation, presence });
      const headers = { "content-type": "application/json" };
      fetch(address, { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
    };
    const touch = () => {
      touchedAt = Date.now();
    };
    // The field is drawn anew with each draft, so it's the page that listens.
    const onInput = ({ target }: Event) => {
      if (target === area.current && isWriting() !== saidWriting) void tell();
    };
    const timer = setInterval(() => void tell(), everyMs);
    for (const sign of signsOfSomebody) addEventListener(sign, touch, { signal, passive: true });
    addEventListener("input", onInput, { signal });
    document.addEventListener("visibilitychange", () => void tell(), { signal });
    addEventListener("pagehide", leave, { signal });
    void tell();
    return () => {
      clearInterval(timer);
      gone.abort();
      leave();
      setPresent(nobody);
    };
  }, [address, mayWrite, area]);
  return present;
}
