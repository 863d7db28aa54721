import { type SubmitEvent, useState } from "react";
import { ActionButton, ActionMenu } from "#ui/action-menu.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Labelled } from "#ui/labelled.tsx";
import { dialogClass, smallControl } from "#ui/panel-class.ts";
import type { SnoozeOffers } from "../reads/snooze-offers.server.ts";
import type { Snoozed } from "./use-item-action.ts";

type SnoozeMenuProps = {
  snooze: SnoozeOffers;
  disabled: boolean;
  /** For a button at the right edge of its part. */
  toLeft?: boolean;
  onSnooze(until: Snoozed): void;
};

export function SnoozeMenu({
  snooze: { offers, tomorrow },
  disabled,
  toLeft = false,
  onSnooze,
}: SnoozeMenuProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <ActionMenu disabled={disabled} keys="s" label="Snooze" text="Snooze" toLeft={toLeft}>
        {offers.map(({ choice, label, at }) => (
          <ActionButton key={choice} onPress={() => onSnooze({ until: choice })}>
            <span className="flex flex-1 justify-between gap-3">
              {label}
              <span className="font-normal text-ink-soft">{at}</span>
            </span>
          </ActionButton>
        ))}
        <ActionButton onPress={() => setChoosing(true)}>Choose a date</ActionButton>
      </ActionMenu>
      {choosing ? (
        <SnoozeDate
          onClose={() => setChoosing(false)}
          onSnooze={(date) => {
            setChoosing(false);
            onSnooze({ until: "date", date });
          }}
          first={tomorrow}
        />
      ) : null}
    </>
  );
}

type SnoozeDateProps = { first: string; onClose(): void; onSnooze(date: string): void };

function SnoozeDate({ first, onClose, onSnooze }: SnoozeDateProps) {
  const [date, setDate] = useState("");
  const canSnooze = date >= first;
  return (
    <Dialog className={dialogClass} label="Snooze until a date" onClose={onClose} open>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (canSnooze) onSnooze(date);
        }}
      >
        <h2 className="text-h4">Snooze until a date</h2>
        <p className="text-small text-ink-soft">It comes back to your list at 9 AM that day.</p>
        <Labelled label="Date">
          <input
            autoFocus
            className={smallControl}
            min={first}
            onChange={(event) => setDate(event.target.value)}
            type="date"
            value={date}
          />
        </Labelled>
        <div className="flex flex-wrap gap-3">
          <Button disabled={!canSnooze} size="small" type="submit" variant="primary">
            Snooze
          </Button>
          <Button onClick={onClose} size="small" variant="outline">
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
