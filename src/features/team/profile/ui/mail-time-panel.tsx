import { useState } from "react";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { mailTimeCopy as copy } from "../copy.ts";
import { type MailTime, mailTimes } from "../rules.ts";

/** A team member's own choice of when mails about their work arrive. It's saved with the press. */
export function MailTimePanel({ when }: { when: MailTime }) {
  const { problem, send } = useSending(copy.failed);
  const [chosen, setChosen] = useState(when);
  const hydrated = useHydrated();

  async function choose(next: MailTime) {
    setChosen(next);
    const answer = await send("PATCH", "/api/admin/profile/inbox-mails", { when: next });
    if (answer === undefined) setChosen(chosen);
    else toast({ title: messageIn(answer) });
  }

  return (
    <Panel heading={copy.heading} id="inbox-mails">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <fieldset className="flex flex-wrap gap-x-8 gap-y-1" disabled={!hydrated}>
        <legend className="sr-only">{copy.legend}</legend>
        {mailTimes.map((each) => (
          <label className="flex min-h-11 items-center gap-3" key={each}>
            <input
              checked={chosen === each}
              className="size-5 accent-(--kw-primary) focus-ring"
              name="inbox-mails"
              onChange={() => void choose(each)}
              type="radio"
            />
            {copy.choices[each]}
          </label>
        ))}
      </fieldset>
      <AlertNote text={problem?.message} />
    </Panel>
  );
}
