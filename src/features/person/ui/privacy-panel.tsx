import { type ReactNode, useState } from "react";
import { saveFile } from "#platform/browser/save-file.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { sheetClass } from "#ui/panel-class.ts";
import { personCopy } from "../copy.ts";

const copy = personCopy.privacy;

/** Downloads everything about an address; `children` erases it. For owners, who confirm who they are first. */
export function PrivacyPanel({
  email,
  erased,
  children,
}: {
  email: string;
  erased: boolean;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState<"html" | "json">();
  const [problem, setProblem] = useState<string>();

  async function download(format: "html" | "json") {
    setBusy(format);
    setProblem(undefined);
    const file = { path: "/api/admin/privacy/download", body: { email, format }, name: `my-data.${format}` };
    if (!(await saveFile(file))) setProblem(personCopy.failed);
    setBusy(undefined);
  }

  return (
    <section aria-labelledby="privacy-heading" className={`grid gap-4 ${sheetClass}`}>
      <div>
        <h2 className="text-h4" id="privacy-heading">
          {copy.heading}
        </h2>
        <p className="mt-1 text-small text-ink-soft">{copy.text}</p>
      </div>
      {erased ? null : (
        <div className="flex flex-wrap gap-3">
          {(["html", "json"] as const).map((format) => (
            <Button
              busy={busy === format}
              disabled={!hydrated || busy !== undefined}
              key={format}
              onClick={() => void download(format)}
              size="small"
              variant="outline"
            >
              {copy[format]}
            </Button>
          ))}
        </div>
      )}
      <AlertNote text={problem} />
      <div className="text-small">{children}</div>
    </section>
  );
}
