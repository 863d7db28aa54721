import { useState } from "react";
import { useKeptImport } from "#ui/kept-import.ts";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { redirectImportCopy as copy } from "../copy.ts";
import { redirectImportScreen } from "../reads/import-screen.server.ts";
import { ImportForm } from "../ui/import-form.tsx";
import { type Checked, RedirectImportReport } from "../ui/import-report.tsx";

export const loader = screenLoader(({ actor }) => redirectImportScreen(actor));

/** Imports a list of redirects: the file is checked, confirmed, then imported. */
export default function RedirectImportScreen({ loaderData: { title } }: ScreenProps<typeof loader>) {
  const [checked, setChecked] = useState<Checked>();
  const { earlier, keep } = useKeptImport();
  function show(next: Checked | undefined) {
    setChecked(next);
    if (next) keep(next.report.done ? undefined : { file: next.file, choices: undefined });
  }
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/redirects">
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
        <ImportForm
          earlier={checked === undefined ? earlier?.file : undefined}
          isDone={checked?.report.done ?? false}
          onChecked={show}
        />
      </div>
      {checked === undefined ? null : (
        <RedirectImportReport
          checked={checked}
          key={checked.report.checked}
          onDone={(report) => show({ ...checked, report })}
        />
      )}
    </>
  );
}
