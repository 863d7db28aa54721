import type { ComponentProps } from "react";
import { ActionButton, ActionMenu } from "#ui/action-menu.tsx";
import { AlertNote } from "#ui/alert-note.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { useRowDeletion } from "#web/admin/row-actions.tsx";
import type { useOperations } from "#web/admin/use-operations.ts";
import type { groupScreen } from "../reads/screens.server.ts";

const copy = {
  heading: "Next dates",
  canceled: "Canceled. Everybody with a place gets an email.",
  none: "No dates in the next 100 days.",
  note: "Whoever has a place is emailed when a date is moved, added or canceled.",
  menuColumn: "Actions",
  menu: { of: (when: string) => `Actions for ${when}`, cancel: "Cancel this date" },
  cancel: {
    heading: "Cancel this date?",
    text: "Everybody with a place gets an email. A canceled date can be moved to another time.",
    typed: "",
    remove: "Cancel the date",
    keep: "Keep it",
  },
  form: {
    heading: "Move or add a date",
    key: { label: "Date", added: "A new date" },
    zone: (zone: string) => `By the group's clock: ${zone}.`,
    start: { label: "New time" },
    minutes: { label: "Minutes" },
    submit: { text: "Save date", busy: "Saving..." },
  },
} as const;

type Dates = Awaited<ReturnType<typeof groupScreen>>["dates"];

type DatesPanelProps = Pick<ReturnType<typeof useOperations>, "busy" | "problem" | "field" | "clear"> &
  Pick<ComponentProps<typeof AdminForm>, "onSend"> & {
    dates: Dates;
    /** The group's time zone, by its name. */
    zone: string;
    /** How long a meeting usually is. */
    minutes: number;
    onCancel(key: string, done: () => void): Promise<unknown>;
  };

export function DatesPanel({ dates, zone, minutes, onSend, onCancel, ...operations }: DatesPanelProps) {
  const { busy, problem, field, clear } = operations;
  const cancellation = useRowDeletion<Dates["rows"][number]>({
    ...{ busy, problem, clear },
    copyOf: () => copy.cancel,
    remove: ({ id: key }, _typed, done) => onCancel(key, done),
    removed: () => toast({ title: copy.canceled }),
  });
  const { form, menu } = copy;
  return (
    <Panel heading={copy.heading} id="dates">
      <AlertNote text={cancellation.problem} />
      {dates.rows.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ListTable
          caption={copy.heading}
          list={dates}
          menu={{
            heading: copy.menuColumn,
            of: (date) =>
              date.canceled ? null : (
                <ActionMenu label={menu.of(date.when)}>
                  <ActionButton danger onPress={() => cancellation.ask(date)}>
                    {menu.cancel}
                  </ActionButton>
                </ActionMenu>
              ),
          }}
          summary={["state"]}
        />
      )}
      <p className="text-small text-ink-soft">{copy.note}</p>
      <div>
        <h3 className="text-h4">{form.heading}</h3>
        <p className="mt-1 text-small text-ink-soft">{form.zone(zone)}</p>
      </div>
      <AdminForm
        busy={busy}
        fields={["start", "minutes"]}
        className="gap-5"
        id="date"
        onSend={onSend}
        operation="changeGroupDate"
        problem={problem}
        submit={form.submit}
      >
        <div className="grid max-w-220 gap-5 sm:grid-cols-3">
          <SelectField
            {...field("key")}
            id="date-key"
            label={form.key.label}
            name="key"
            options={[
              { value: "", label: form.key.added },
              ...dates.rows.map(({ id, when }) => ({ value: id, label: when })),
            ]}
            placeholder=""
          />
          <TextField
            {...field("start")}
            id="date-start"
            label={form.start.label}
            name="start"
            type="datetime-local"
          />
          <TextField
            {...field("minutes", String(minutes))}
            id="date-minutes"
            inputMode="numeric"
            label={form.minutes.label}
            maxLength={3}
          />
        </div>
      </AdminForm>
      {cancellation.dialog}
    </Panel>
  );
}
