import type { ReactNode } from "react";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";

type ImportFrameProps = {
  title: string;
  /** The address of the list. */
  list: string;
  copy: { back: string; introduction: string; rulesHeading: string; rules: readonly string[] };
  form: ReactNode;
  /** The report of a file that was looked through. */
  children: ReactNode;
};

export function ImportFrame({ title, list, copy, form, children }: ImportFrameProps) {
  return (
    <>
      <ScreenHeading back={{ href: list, text: copy.back }} lead={copy.introduction} title={title} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [&>section]:mt-0">
          <div className={panelClass}>{form}</div>
          {children}
        </div>
        <section aria-labelledby="import-rules" className={panelClass}>
          <h2 className="text-h4" id="import-rules">
            {copy.rulesHeading}
          </h2>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-small text-ink-soft">
            {copy.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

type CheckFileProps = {
  /** Distinguishes what is typed into this form. */
  id: string;
  busy: boolean;
  problem: { message: string; fields: Readonly<Record<string, string>> } | undefined;
  checked: { report: { done: boolean } } | undefined;
  copy: { check: string; checking: string };
};

/** The end of an import's form: what is wrong with no field, and the button that has the file looked through. */
export function CheckFile({ id, busy, problem, checked, copy }: CheckFileProps) {
  const isUnnamed = checked === undefined && problem && Object.keys(problem.fields).length === 0;
  const isChecking = busy && checked === undefined;
  return (
    <>
      <KeepTyped busy={busy} failed={problem !== undefined} id={id} isDone={checked?.report.done ?? false} />
      <AlertNote text={isUnnamed ? problem.message : undefined} />
      <p>
        <Button busy={isChecking} size="small" type="submit" variant="primary">
          {isChecking ? copy.checking : copy.check}
        </Button>
      </p>
    </>
  );
}
