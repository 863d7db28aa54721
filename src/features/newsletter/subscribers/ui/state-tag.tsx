import { Tag } from "#ui/tag.tsx";
import type { SubscriberState } from "../../rules.ts";

const kinds = { active: "good", pending: "care", unsubscribed: "quiet" } as const;

/** A subscriber's status, as a word and a color. */
export function StateTag({ state, text }: { state: SubscriberState; text: string }) {
  return (
    // Its padding doesn't make a list's row taller.
    <span className="-my-1 inline-block">
      <Tag kind={kinds[state]} state>
        {text}
      </Tag>
    </span>
  );
}
