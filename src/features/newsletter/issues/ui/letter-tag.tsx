import { Tag } from "#ui/tag.tsx";
import type { LetterState } from "../rules.ts";

const kinds = {
  draft: "quiet",
  scheduled: "care",
  sending: "good",
  paused: "care",
  sent: "plain",
  stopped: "quiet",
} as const;

/** Where a letter stands, as a word and a colour. */
export function LetterTag({ state, text }: { state: LetterState; text: string }) {
  return (
    <Tag kind={kinds[state]} state>
      {text}
    </Tag>
  );
}
