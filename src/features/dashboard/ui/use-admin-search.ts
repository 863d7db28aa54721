import { useEffect, useState } from "react";
import type * as z from "zod/mini";
import { apiRequest } from "#platform/browser/api-client.ts";
import { adminFound } from "../schema.ts";

export type FoundItem = z.output<typeof adminFound>["items"][number];

/** Delay after the last letter before searching. */
const pause = 200;
/** A single letter finds too much to be useful. */
const shortest = 2;

/** The server's results for a text, shortly after the last letter; responses to earlier texts are dropped. */
export function useAdminSearch(text: string): {
  items: readonly FoundItem[];
  busy: boolean;
  failed: boolean;
} {
  const [found, setFound] = useState<{ text: string; items: readonly FoundItem[]; failed: boolean }>();
  const looked = text.trim();
  const asks = looked.length >= shortest;
  useEffect(() => {
    if (!asks) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await apiRequest(
          "POST",
          "/api/admin/search",
          { text: looked },
          { signal: controller.signal },
        );
        const { items } = adminFound.parse(await response.json());
        if (!controller.signal.aborted) setFound({ text: looked, items, failed: false });
      } catch {
        if (!controller.signal.aborted) setFound({ text: looked, items: [], failed: true });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asks, looked]);
  if (!asks || found === undefined) return { items: [], busy: asks, failed: false };
  const isCurrent = found.text === looked;
  // Whoever types fast and presses Enter must not open what an earlier text found.
  return { items: isCurrent ? found.items : [], busy: !isCurrent, failed: found.failed };
}
