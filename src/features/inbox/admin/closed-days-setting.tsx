import { useRef, useState } from "react";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Labelled } from "#ui/labelled.tsx";
import { Panel } from "#ui/panel.tsx";
import { smallControl } from "#ui/panel-class.ts";
import { type SettingPanel, type SettingPanelProps, useSetting } from "#web/admin/setting-panel.tsx";
import type { closedDays } from "../team-settings.server.ts";

const removeText = "Remove";

function ClosedDaysPanel({ content, id, expected }: SettingPanelProps<typeof closedDays>) {
  const { days, holidays, rule, zone, earliest, noDay } = content;
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState("");
  const [empty, setEmpty] = useState(false);
  const { busy, problem, save } = useSetting<typeof closedDays>("closedDays", expected);

  async function change(next: readonly string[]): Promise<boolean> {
    setEmpty(false);
    const isSaved = await save({ days: [...next] });
    // The pressed line is gone, so focus the field.
    if (isSaved) field.current?.focus();
    return isSaved;
  }

  const listed = days.map(({ day }) => day);
  return (
    <Panel heading="Days when the team is closed" id={id}>
      <p className="max-w-text text-ink-soft">
        We promise to answer messages within 24 hours on business days. Weekends and these holidays don't
        count. Add other closed days here, such as a week off. Clinic inquiries are always due within 24
        hours, so closed days don't change them.
      </p>
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <div>
          <h3 className="font-sans text-body font-semibold">Upcoming holidays</h3>
          <ul className="mt-2 grid gap-1.5 text-ink-soft">
            {holidays.map(({ day, formatted, name }) => (
              <li key={day}>
                {formatted}: {name}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-small text-ink-faint">Days start and end in {zone} time.</p>
        </div>
        <div>
          <h3 className="font-sans text-body font-semibold">Your closed days</h3>
          {days.length === 0 ? (
            <p className="mt-2 text-ink-soft">You haven't added any.</p>
          ) : (
            <ul className="mt-1 divide-y divide-line">
              {days.map(({ day, formatted, fixed }) => (
                <li className="flex min-h-13 flex-wrap items-center justify-between gap-x-4" key={day}>
                  <span>{formatted}</span>
                  {fixed ? (
                    <span className="text-small text-ink-soft">This day can't be removed any more.</span>
                  ) : (
                    <Button
                      aria-label={`${removeText}: ${formatted}`}
                      disabled={!hydrated || busy}
                      onClick={() => void change(listed.filter((each) => each !== day))}
                      size="small"
                      variant="outline"
                    >
                      {removeText}
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
              problem={empty ? { message: noDay, fields: {} } : problem && { ...problem, fields: {} }}
            />
            <p className="text-small text-ink-faint" id="closed-rule">
              {rule}
            </p>
            <div className="flex flex-wrap items-end gap-4">
              <Labelled label="Day to add">
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
                Add day
              </Button>
            </div>
          </form>
        </div>
      </div>
    </Panel>
  );
}

export default { key: "closedDays", Panel: ClosedDaysPanel } satisfies SettingPanel<typeof closedDays>;
