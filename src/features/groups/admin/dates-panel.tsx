import { useState } from "react";
import { ActionButton, ActionMenu } from "#ui/action-menu.tsx";
import { Button } from "#ui/button.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import type { useOperations } from "#web/admin/use-operations.ts";
import type { groupScreen } from "../reads/screens.server.ts";
import { DateDialog, type DateRequest } from "./date-dialog.tsx";
import { mailedText } from "./email-dialog.tsx";

const copy = {
  heading: "Next dates",
  none: "No dates in the next 100 days.",
  add: "Add a date",
  menuColumn: "Actions",
  menu: {
    of: (when: string) => `Actions for ${when}`,
    move: "Move this date",
    cancel: "Cancel this date",
  },
  done: {
    move: (when: string) => `Moved to ${when}.`,
    add: (when: string) => `Added: ${when}.`,
    cancel: (when: string) => `Canceled: ${when}.`,
  },
} as const;

type Content = Pick<Awaited<ReturnType<typeof groupScreen>>, "dates" | "zone" | "minutes" | "mails">;
type Changed = { when: string; mailed: number };

type DatesPanelProps = Pick<ReturnType<typeof useOperations>, "busy" | "problem" | "field" | "clear"> & {
  content: Content;
  /** Calls the operation, which calls `done` with the date as it is then. */
  onSend(fields: FormData, done: (changed: Changed) => void): Promise<unknown>;
};

/** The dates of the next weeks. Each can be moved or canceled in its row. */
export function DatesPanel({ content, onSend, clear, ...operations }: DatesPanelProps) {
  const { dates, zone, minutes, mails } = content;
  const [request, setRequest] = useState<DateRequest>();
  const { menu } = copy;

  function ask(next: DateRequest | undefined): void {
    clear();
    setRequest(next);
  }

  async function send({ kind }: DateRequest, fields: FormData): Promise<void> {
    await onSend(fields, ({ when, mailed }) => {
      setRequest(undefined);
      toast({ title: `${copy.done[kind](when)}${mailedText(mailed)}` });
    });
  }

  return (
    <Panel
      aside={
        <Button onClick={() => ask({ kind: "add" })} size="small" variant="outline">
          {copy.add}
        </Button>
      }
      heading={copy.heading}
      id="dates"
    >
      {dates.rows.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ListTable
          caption={copy.heading}
          list={dates}
          menu={{
            heading: copy.menuColumn,
            of: (date) => (
              <ActionMenu label={menu.of(date.when)}>
                <ActionButton onPress={() => ask({ kind: "move", date })}>{menu.move}</ActionButton>
                {date.canceled ? null : (
                  <ActionButton danger onPress={() => ask({ kind: "cancel", date })}>
                    {menu.cancel}
                  </ActionButton>
                )}
              </ActionMenu>
            ),
          }}
          summary={["state"]}
        />
      )}
      {request === undefined ? null : (
        <DateDialog
          {...operations}
          mails={mails}
          minutes={minutes}
          onClose={() => ask(undefined)}
          onSend={(fields) => send(request, fields)}
          request={request}
          zoneName={zone}
        />
      )}
    </Panel>
  );
}
