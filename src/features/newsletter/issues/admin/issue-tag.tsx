import { Tag } from "#ui/tag.tsx";
import type { IssueState } from "../rules/sending.ts";

const kinds = {
  draft: "quiet",
  scheduled: "care",
  sending: "good",
  paused: "care",
  sent: "plain",
  stopped: "quiet",
} as const;

/** An issue's status, as a word and a color. */
export function IssueTag({ state, text }: { state: IssueState; text: string }) {
  return (
    // Its padding doesn't make a list's row taller.
    <span className="-my-1 inline-block">
      <Tag kind={kinds[state]} state>
        {text}
      </Tag>
    </span>
  );
}
