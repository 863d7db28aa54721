import { Tag } from "#ui/tag.tsx";

const kinds = {
  active: "good",
  pending: "care",
  unreached: "care",
  unsubscribed: "quiet",
  draft: "quiet",
  scheduled: "care",
  sending: "good",
  paused: "care",
  sent: "plain",
  stopped: "quiet",
  welcome: "good",
} as const;

export function StateTag({ state, text }: { state: keyof typeof kinds; text: string }) {
  return (
    // Its padding doesn't make a list's row taller.
    <span className="-my-1 inline-block">
      <Tag kind={kinds[state]} state>
        {text}
      </Tag>
    </span>
  );
}
