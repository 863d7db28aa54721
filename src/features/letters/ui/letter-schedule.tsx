import { useState } from "react";
import { letterSentences, letterWords } from "#content/desk/letters.ts";
import { instantOf, isZone } from "#features/campaigns/rules/schedule.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Labelled } from "#ui/labelled.tsx";
import { panelLook, smallControl } from "#ui/panel-look.ts";
import type { LetterDraft } from "./use-letter.ts";

const words = letterWords.schedule;

/** Sends the letter now, in two steps, or at a day and time by the clock of a time zone. */
export function LetterSchedule({ draft }: { draft: LetterDraft }) {
  const { busy, schedule } = draft;
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  const [local, setLocal] = useState("");
  const [chosenZone, setZone] = useState<string>();
  const [fault, setFault] = useState<string>();
  // The lists of two machines may differ, so the browser's own comes once it is awake.
  const own = hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : "UTC";
  const zone = chosenZone ?? (isZone(own) ? own : "UTC");
  const known = hydrated ? Intl.supportedValuesOf("timeZone") : [];
  const zones = [...new Set([zone, "UTC", ...known])].toSorted();

  function later() {
    const whole = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}/.test(local);
    setFault(whole ? undefined : letterSentences.sendAt);
    if (whole) void schedule(instantOf(local.slice(0, 16), zone), zone);
  }

  return (
    <section aria-labelledby="schedule" className={`grid gap-5 ${panelLook}`}>
      <h2 className="text-h3" id="schedule">
        {words.heading}
      </h2>
      <div className="flex flex-wrap items-end gap-4">
        <Labelled label={words.at}>
          <input
            className={smallControl}
            onChange={(event) => setLocal(event.target.value)}
            type="datetime-local"
            value={local}
          />
        </Labelled>
        <Labelled label={words.zone}>
          <select className={smallControl} onChange={(event) => setZone(event.target.value)} value={zone}>
            {zones.map((each) => (
              <option key={each} value={each}>
                {each.replaceAll("_", " ")}
              </option>
            ))}
          </select>
        </Labelled>
        <Button busy={busy} onClick={later} size="small" variant="outline">
          {words.later}
        </Button>
      </div>
      <AlertNote text={fault} />
      <div className="flex flex-wrap gap-3">
        {asking ? (
          <>
            <Button busy={busy} onClick={() => void schedule("", zone)} size="small" variant="primary">
              {words.nowSure}
            </Button>
            <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
              {words.notNow}
            </Button>
          </>
        ) : (
          <Button onClick={() => setAsking(true)} size="small" variant="outline">
            {words.now}
          </Button>
        )}
      </div>
    </section>
  );
}
