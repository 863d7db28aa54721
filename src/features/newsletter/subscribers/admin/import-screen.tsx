import { useState } from "react";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { useKeptImport } from "#ui/kept-import.ts";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { importCopy as copy } from "../copy.ts";
import { ImportForm } from "../ui/import-form.tsx";
import { type Checked, SubscriberImportReport } from "../ui/import-report.tsx";

export const loader = screenLoader(() => ({
  title: copy.title,
  marks: fieldMarks,
  failed: adminCopy.failed,
}));

/** Bringing a list from elsewhere: a file is looked through, then somebody decides, then it is imported. */
export default function ImportScreen({ loaderData: { title, marks, failed } }: ScreenProps<typeof loader>) {
  const [checked, setChecked] = useState<Checked>();
  const { earlier, keep } = useKeptImport();
  function show(next: Checked | undefined) {
    setChecked(next);
    if (next) keep(next.report.done ? undefined : { file: next.file, choices: next.request.choices });
  }
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/subscribers">
          {copy.back}
        </a>
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 [&>section]:mt-0">
          <div className={panelClass}>
            <ImportForm
              earlier={earlier}
              failed={failed}
              isChecked={checked !== undefined}
              isDone={checked?.report.done ?? false}
              marks={marks}
              onChecked={show}
            />
          </div>
          {checked === undefined ? null : (
            <SubscriberImportReport
              checked={checked}
              failed={failed}
              key={checked.report.checked}
              marks={marks}
              onChecked={show}
              onChosen={(choices) => keep({ file: checked.file, choices })}
            />
          )}
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
