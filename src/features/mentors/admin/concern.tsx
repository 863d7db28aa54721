import { useState } from "react";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useOperations, type ValueOf } from "#web/admin/use-operations.ts";
import type { Side } from "../rules/request.ts";
import type { action } from "./request-action.server.ts";

const copy = {
  heading: "A concern",
  reported: {
    person: "The person has reported a concern.",
    mentor: "The mentor has reported a concern.",
  },
  text: "Until you close it, you can read their letters. Each time is recorded in the audit log. They stay until then, even if one of the two erases their data, 90 days after the end at most.",
  read: "Read the letters",
  reading: "Opening...",
  close: "Close the concern",
  none: "There are no letters.",
  from: { person: "The person", mentor: "The mentor" },
} as const;

export function Concern({ flaggedBy }: { flaggedBy: readonly Side[] }) {
  const { send, busy, problem } = useOperations<typeof action>();
  const [read, setRead] = useState<ValueOf<typeof action, "readMentorLetters">["letters"]>();
  return (
    <Panel
      aside={<Tag kind="care">{flaggedBy.map((side) => copy.from[side]).join(", ")}</Tag>}
      heading={copy.heading}
      id="concern"
    >
      {flaggedBy.map((side) => (
        <p key={side}>{copy.reported[side]}</p>
      ))}
      <p className="text-small text-ink-soft">{copy.text}</p>
      <AlertNote text={problem?.message} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          onClick={async () => setRead((await send("readMentorLetters", {}, { stay: true }))?.letters)}
          size="small"
          variant="outline"
        >
          {busy ? copy.reading : copy.read}
        </Button>
        <Button busy={busy} onClick={() => void send("closeMentorConcern", {})} size="small" variant="text">
          {copy.close}
        </Button>
      </div>
      <div aria-live="polite">
        {read?.length === 0 ? <p>{copy.none}</p> : null}
        <ol className="grid gap-4">
          {read?.map(({ id, sender, text, at }) => (
            <li className="border-t border-line pt-4" key={id}>
              <p className="text-small text-ink-soft">
                <span className="font-semibold">{copy.from[sender]}</span> <LocalTime at={at} />
              </p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
