import { type ComponentProps, useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import type { Problem } from "./use-operations.ts";

type RowDeletion<Row> = {
  busy: boolean;
  problem: Problem | undefined;
  clear(): void;
  copyOf(row: Row): ComponentProps<typeof TypedDeletion>["copy"];
  /** What has to be typed, and its name in the operation's input; without it, a press is enough. */
  confirmed?: { name: string; of(row: Row): string };
  /** Calls the operation, which calls `done` once the row is gone: it closes the dialog, and `removed` says so. */
  remove(row: Row, typed: string, done: () => void): Promise<unknown>;
  removed(): void;
};

/** Deletes rows of a list: a row's menu asks, and `dialog` has it confirmed. `problem` is of the other actions only. */
export function useRowDeletion<Row>(deletion: RowDeletion<Row>) {
  const { busy, problem, clear, copyOf, confirmed, remove, removed } = deletion;
  const [row, setRow] = useState<Row>();
  function ask(asked: Row | undefined): void {
    clear();
    setRow(asked);
  }
  function done(): void {
    setRow(undefined);
    removed();
  }
  const dialog =
    row === undefined ? null : (
      <TypedDeletion
        busy={busy}
        copy={copyOf(row)}
        expected={confirmed?.of(row) ?? ""}
        field={confirmed?.name ?? ""}
        marks={requiredMarks}
        onClose={() => ask(undefined)}
        onRemove={(text) => void remove(row, text, done)}
        problem={problem}
      />
    );
  return { ask, dialog, problem: row === undefined ? problem?.message : undefined };
}

/** @returns whether the browser did it. */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}
