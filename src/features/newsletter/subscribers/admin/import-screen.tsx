import { useState } from "react";
import type { FieldMarks } from "#ui/field.tsx";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { importCopy as copy } from "../copy.ts";
import { ImportForm } from "../ui/import-form.tsx";
import { type Checked, SubscriberImportReport } from "../ui/import-report.tsx";

type Content = { title: string; marks: FieldMarks; failed: string };

/** Bringing a list from elsewhere: a file is looked through, then somebody decides, then it is imported. */
export default function ImportScreen({ content: { title, marks, failed } }: { content: Content }) {
  const [checked, setChecked] = useState<Checked>();
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/subscribers">
          {copy.back}
        </a>
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <ul className="mt-4 grid max-w-text list-disc gap-1 pl-5 text-small text-ink-soft">
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div className={`mt-6 ${panelClass}`}>
        <ImportForm failed={failed} marks={marks} onChecked={setChecked} />
      </div>
      {checked === undefined ? null : (
        <SubscriberImportReport
          checked={checked}
          failed={failed}
          key={checked.report.checked}
          onDone={(report) => setChecked({ ...checked, report })}
        />
      )}
    </>
  );
}
