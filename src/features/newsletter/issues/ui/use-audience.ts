import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { apiRequest } from "#platform/browser/api-client.ts";
import type { IssueContent } from "../schema.ts";

const shape = z.object({ audience: z.object({ receivers: z.number(), muted: z.number() }) });

/** How long after the last change people are counted again. */
const pauseMs = 250;

/** How many people would get an issue now; undefined until they are counted, and if they can't be. */
export function useAudience({ segment, topics, dates, pace }: IssueContent) {
  const filter = JSON.stringify({ segment, topics, dates });
  const [counted, setCounted] = useState<{ filter: string; receivers: number; muted: number }>();

  useEffect(() => {
    let left = false;
    const count = async () => {
      // Only these decide who gets it, so what is being written needn't travel.
      const content = { ...JSON.parse(filter), subject: "", preview: "", text: "", pace };
      try {
        const response = await apiRequest("POST", "/api/admin/newsletters/preview", { content });
        const answer = shape.safeParse(await response.json());
        if (!left && answer.success) setCounted({ filter, ...answer.data.audience });
      } catch {
        // The number is a convenience here: the step before sending counts again, and says what is wrong.
      }
    };
    const timer = setTimeout(() => void count(), pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [filter, pace]);

  return counted?.filter === filter ? counted : undefined;
}
