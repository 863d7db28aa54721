import { Tag } from "#ui/tag.tsx";
import type { MeetingPhase } from "../rules/door.ts";

const kinds = { canceled: "care", before: "plain", arriving: "good", on: "good", over: "quiet" } as const;

export function PhaseTag({ phase, text }: { phase: MeetingPhase; text: string | undefined }) {
  return (
    <Tag kind={kinds[phase]} state>
      {text}
    </Tag>
  );
}
