import type { SubscriberState } from "#features/newsletter/rules.ts";
import { Tag } from "#ui/tag.tsx";

const kinds = { active: "good", pending: "care", unsubscribed: "quiet" } as const;

/** Where somebody stands with the letter, as a word and a colour. */
export function StateTag({ state, text }: { state: SubscriberState; text: string }) {
  return (
    <Tag kind={kinds[state]} state>
      {text}
    </Tag>
  );
}
