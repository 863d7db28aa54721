import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { apiRequest } from "#platform/browser/api-client.ts";

const answer = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) });

/** Delay after the last keystroke before the search is sent. */
const pause = 200;
/** A single letter would match every text. */
const shortest = 2;

type Found = z.output<typeof answer>["items"];

/** The documents with these words in their texts, shortly after the last keystroke; none until the response arrives. */
export function useContentSearch(typed: string): { items: Found; busy: boolean } {
  const [found, setFound] = useState<{ text: string; items: Found }>();
  const text = typed.trim();
  const isLongEnough = text.length >= shortest;
  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const sent = { signal: controller.signal };
        const response = await apiRequest("POST", "/api/admin/site-content/search", { text }, sent);
        setFound({ text, items: answer.parse(await response.json()).items });
      } catch {
        // The search in titles still works.
        if (!controller.signal.aborted) setFound({ text, items: [] });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isLongEnough, text]);
  const isKnown = found?.text === text;
  return { items: isLongEnough && isKnown ? found.items : [], busy: isLongEnough && !isKnown };
}
