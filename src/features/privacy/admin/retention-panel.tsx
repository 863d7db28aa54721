import { useId, useState } from "react";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { controlClass } from "#ui/field.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { Due, KindKept } from "../schema.ts";
import type { action } from "./privacy-action.server.ts";

const columns = {
  kind: "Data",
  kept: "Kept for",
  held: "Stored now",
  tonight: "Removed tonight",
  month: "Within 30 days",
  gone: "Removed so far",
} as const;

export function RetentionPanel({ kinds, night }: { kinds: readonly KindKept[]; night: string }) {
  return (
    <Panel heading="Data retention" id="retention">
      <p className="max-w-text text-ink-soft">
        You can shorten a period, and extend it again up to what our pages promise. We never keep data longer
        than that. Expired data is removed each day at {night}.
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left max-lg:block">
          <caption className="sr-only">Retention by kind of data</caption>
          <thead className="max-lg:sr-only">
            <tr className="text-small text-ink-faint">
              <th className="py-2 pr-4 font-semibold" scope="col">
                {columns.kind}
              </th>
              <th className="px-3 py-2 font-semibold" scope="col">
                {columns.kept}
              </th>
              {figures.map((key) => (
                <th className="px-3 py-2 text-right font-semibold" key={key} scope="col">
                  {columns[key]}
                </th>
              ))}
              <th className="py-2 pl-3" scope="col">
                <span className="sr-only">Change</span>
              </th>
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {kinds.map((kind) => (
              <KindRow key={kind.name} kind={kind} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

const figures = ["held", "tonight", "month", "gone"] as const;

function KindRow({ kind }: { kind: KindKept }) {
  const { title, rule, held, due, removed } = kind;
  const values = { held, tonight: due.tonight, month: due.month, gone: removed };
  return (
    <tr className="border-t border-line max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6 max-lg:py-3">
      <th className="py-0.5 pr-4 align-top font-semibold max-lg:col-span-2" scope="row">
        <span className="flex min-h-11 items-center">{title}</span>
        <Dates kind={kind} />
      </th>
      <td className="px-3 py-0.5 align-top max-lg:px-0">
        <span className="text-small text-ink-faint lg:hidden">{columns.kept}: </span>
        <span className="lg:flex lg:min-h-11 lg:items-center">
          {rule === null ? "Set by each campaign" : `${rule.figure} ${rule.unit}`}
        </span>
      </td>
      {figures.map((key) => (
        <td
          className={`px-3 py-0.5 align-top tabular-nums max-lg:px-0 lg:text-right ${values[key] === 0 ? "max-lg:hidden" : ""}`}
          key={key}
        >
          <span className="text-small text-ink-faint lg:hidden">{columns[key]}: </span>
          {/* A wall of zeros hides the few numbers that matter. */}
          <span
            className={`lg:flex lg:min-h-11 lg:items-center lg:justify-end ${values[key] === 0 ? "text-ink-faint" : "font-semibold"}`}
          >
            {values[key] === 0 ? "–" : values[key]}
            {values[key] === 0 ? <span className="sr-only">0</span> : null}
          </span>
        </td>
      ))}
      <td className="py-0.5 pl-3 align-top max-lg:col-span-2 max-lg:pl-0">
        {rule === null ? null : <RetentionChange key={rule.figure} kind={kind} rule={rule} />}
      </td>
    </tr>
  );
}

const dayShape = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });

function Dates({ kind: { due } }: { kind: KindKept }) {
  if (due.days.length === 0) return null;
  return (
    <details className="font-normal">
      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-xs text-link underline underline-offset-4 focus-ring">
        Scheduled removals
      </summary>
      <table className="mt-1 text-left">
        <thead>
          <tr className="text-small text-ink-faint">
            <th className="pr-8 font-semibold" scope="col">
              Date
            </th>
            <th className="text-right font-semibold" scope="col">
              Count
            </th>
          </tr>
        </thead>
        <tbody>
          {due.days.map(({ day, count }) => (
            <tr key={day}>
              <th className="pr-8 font-normal" scope="row">
                {dayShape.format(new Date(day))}
              </th>
              <td className="text-right tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function RetentionChange({
  kind: { name, title },
  rule,
}: {
  kind: KindKept;
  rule: NonNullable<KindKept["rule"]>;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [previewed, setPreviewed] = useState<{ figure: number; due: Due }>();
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const close = () => {
    clear();
    setPreviewed(undefined);
    setOpen(false);
  };
  const form = (
    <form
      className="grid gap-4 p-card"
      method="post"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const figure = Number(new FormData(event.currentTarget).get("figure"));
        const preview = await send("previewRetention", { name, figure }, { stay: true });
        if (preview) setPreviewed({ figure, due: preview.due });
      }}
    >
      <KeepTyped busy={busy} failed={problem !== undefined} id="retention" />
      <ProblemNote problem={problem && { ...problem, fields: {} }} />
      <div className="grid gap-1.5">
        <label className="text-small font-semibold" htmlFor={id}>
          {`${title}: number of ${rule.unit} to keep`}
        </label>
        <p className="text-small text-ink-faint" id={`${id}-hint`}>
          {`${rule.least} to ${rule.most} ${rule.unit}`}
        </p>
        <input
          aria-describedby={`${id}-hint`}
          // biome-ignore lint/a11y/noAutofocus: the first field of a dialog that was just opened
          autoFocus
          className={`${controlClass} h-13 max-w-40`}
          defaultValue={rule.figure}
          id={id}
          inputMode="numeric"
          max={rule.most}
          min={rule.least}
          name="figure"
          onChange={() => setPreviewed(undefined)}
          type="number"
        />
      </div>
      <div className="empty:hidden" role="status">
        {previewed === undefined ? null : (
          <Note kind={previewed.due.month > 0 ? "care" : "info"}>
            <p>
              {`This would remove ${previewed.due.tonight} tonight and ${previewed.due.month} within the next 30 days.`}
            </p>
          </Note>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {previewed === undefined ? (
          <Button busy={busy} size="small" type="submit" variant="outline">
            Preview removals
          </Button>
        ) : (
          <Button
            busy={busy}
            onClick={() => {
              const done = () => {
                toast({ title: "Saved. It applies from tonight." });
                close();
              };
              void send(
                "changeRetention",
                { name, figure: previewed.figure, expected: rule.figure },
                { done },
              );
            }}
            size="small"
            variant="primary"
          >
            Save
          </Button>
        )}
        <Button onClick={close} size="small" variant="outline">
          Cancel
        </Button>
      </div>
    </form>
  );
  return (
    <>
      <Button aria-label={`Change: ${title}`} onClick={() => setOpen(true)} size="small" variant="outline">
        Change
      </Button>
      {open ? (
        <Dialog
          className="m-auto w-[calc(100%-2rem)] max-w-136 rounded-2xl border border-line bg-surface p-0 text-left text-ink shadow-pop backdrop:bg-(--kw-scrim)"
          label={`Change: ${title}`}
          onClose={close}
          open
        >
          {form}
        </Dialog>
      ) : null}
    </>
  );
}
