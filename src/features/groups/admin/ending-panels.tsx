import type { ComponentProps } from "react";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { useRowDeletion } from "#web/admin/row-actions.tsx";
import type { Problem, useOperations } from "#web/admin/use-operations.ts";

const copy = {
  refused: {
    heading: "Not readmitted",
    text: (count: number) =>
      count === 1
        ? "One person can't sign up for this group again. We don't keep the address, so type it to let them back in."
        : `${count} people can't sign up for this group again. We don't keep their addresses, so type one to let that person back in.`,
    email: "Email address",
    submit: { text: "Let them sign up again", busy: "Saving..." },
  },
  deletion: {
    panel: "Delete this group",
    about: "Nobody has a place here or waits for one. Deleting also removes the group's dates and figures.",
    ask: "Delete group",
    heading: "Delete this group permanently?",
    text: "This deletes the group, its dates and its figures. To keep the figures, close the group instead.",
    typed: "Type the group's name to confirm",
    remove: "Delete permanently",
    keep: "Cancel",
  },
} as const;

type RefusedPanelProps = Pick<ComponentProps<typeof AdminForm>, "busy" | "problem" | "onSend"> & {
  /** How many aren't readmitted. */
  refused: number;
  field: ReturnType<ReturnType<typeof useOperations>["field"]>;
};

export function RefusedPanel({ refused, field, ...form }: RefusedPanelProps) {
  const { heading, text, email, submit } = copy.refused;
  return (
    <Panel heading={heading} id="refused">
      <p>{text(refused)}</p>
      <AdminForm
        {...form}
        className="gap-5"
        fields={["email"]}
        id="lift"
        operation="liftGroupBar"
        submit={submit}
      >
        <div className="max-w-120">
          <TextField
            {...field}
            autoComplete="off"
            id="lift-email"
            inputMode="email"
            label={email}
            maxLength={254}
          />
        </div>
      </AdminForm>
    </Panel>
  );
}

type DeletionPanelProps = {
  name: string;
  busy: boolean;
  problem: Problem | undefined;
  clear(): void;
  onDelete(typed: string, done: () => void): Promise<unknown>;
  onDeleted(): void;
};

/** Deletes a group once its name is typed. */
export function DeletionPanel({ name, onDelete, onDeleted, ...operations }: DeletionPanelProps) {
  const deletion = useRowDeletion<{ name: string }>({
    ...operations,
    copyOf: () => copy.deletion,
    confirmed: { name: "name", of: (group) => group.name },
    remove: (_group, typed, done) => onDelete(typed, done),
    removed: onDeleted,
  });
  return (
    <Panel heading={copy.deletion.panel} id="delete">
      <p>{copy.deletion.about}</p>
      <AlertNote text={deletion.problem} />
      <div>
        <Button onClick={() => deletion.ask({ name })} size="small" variant="outline">
          {copy.deletion.ask}
        </Button>
      </div>
      {deletion.dialog}
    </Panel>
  );
}
