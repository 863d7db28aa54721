import { useRef, useState } from "react";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Labelled } from "#ui/labelled.tsx";
import { Panel } from "#ui/panel.tsx";
import { smallControl } from "#ui/panel-class.ts";
import { ProblemNote } from "#ui/problem-note.tsx";
import { toast } from "#ui/toast/store.ts";
import type { SettingPanel, SettingPanelProps } from "#web/admin/setting-panel.ts";
import { closedDaysFaults, closedDaysCopy as copy } from "../copy/closed-days.ts";

/** Holidays and the team's own closed days, each added or removed with one press. */
function ClosedDaysPanel({ content, failed, onChange }: SettingPanelProps<"closedDays">) {
  const { was, days, holidays, rule, zone, earliest } = content;
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState("");
  const [empty, setEmpty] = useState(false);
  const { busy, problem, send } = useSending(failed);

  async function change(next: readonly string[]): Promise<boolean> {
    setEmpty(false);
    const response = await send("PATCH", "/api/admin/settings/closed-days", { days: next, was });
    if (response === undefined) return false;
    toast({ title: messageIn(response) });
    // The pressed line may be gone, so focus the field.
    field.current?.focus();
    onChange();
    return true;
  }

  const listed = days.map(({ day }) => day);
  return (
    <Panel heading={copy.heading} id="closed">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <div>
          <h3 className="font-sans text-body font-semibold">{copy.holidays}</h3>
          <ul className="mt-2 grid gap-1.5 text-ink-soft">
            {holidays.map(({ day, formatted, name }) => (
              <li key={day}>
                {formatted}: {name}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-small text-ink-faint">{zone}</p>
        </div>
        <div>
          <h3 className="font-sans text-body font-semibold">{copy.own}</h3>
          {days.length === 0 ? (
            <p className="mt-2 text-ink-soft">{copy.none}</p>
          ) : (
            <ul className="mt-1 divide-y divide-line">
              {days.map(({ day, formatted, fixed }) => (
                <li className="flex min-h-13 flex-wrap items-center justify-between gap-x-4" key={day}>
                  <span>{formatted}</span>
                  {fixed ? (
                    <span className="text-small text-ink-soft">{copy.fixed}</span>
                  ) : (
                    <Button
                      aria-label={`${copy.remove}: ${formatted}`}
                      disabled={!hydrated || busy}
                      onClick={() => void change(listed.filter((each) => each !== day))}
                      size="small"
                      variant="outline"
                    >
                      {copy.remove}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
          <form
            className="mt-4 grid gap-3"
            method="post"
            noValidate
            onSubmit={async (event) => {
              event.preventDefault();
              if (day === "") setEmpty(true);
              else if (await change([...listed, day])) setDay("");
            }}
          >
            <KeepTyped busy={busy} failed={problem !== undefined} id="closed" />
            <ProblemNote
              problem={
                empty ? { message: closedDaysFaults.day, fields: {} } : problem && { ...problem, fields: {} }
              }
            />
            <p className="text-small text-ink-faint" id="closed-rule">
              {rule}
            </p>
            <div className="flex flex-wrap items-end gap-4">
              <Labelled label={copy.add}>
                <input
                  aria-describedby="closed-rule"
                  className={smallControl}
                  min={earliest}
                  onChange={(event) => setDay(event.target.value)}
                  ref={field}
                  type="date"
                  value={day}
                />
              </Labelled>
              <Button busy={busy} disabled={!hydrated} size="small" type="submit" variant="outline">
                {copy.addButton}
              </Button>
            </div>
          </form>
        </div>
      </div>
    </Panel>
  );
}

export default {
  key: "closedDays",
  position: 20,
  Panel: ClosedDaysPanel,
} satisfies SettingPanel<"closedDays">;
