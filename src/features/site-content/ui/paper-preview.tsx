import { useState } from "react";
import { apiRequest } from "#platform/browser/api-client.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { contentFaults as faults } from "../copy/messages.ts";

/** Saves a worksheet with what is typed, for documents that every printed file shows. */
export function PaperPreview({ document, value }: { document: string; value: unknown }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function download(): Promise<void> {
    setBusy(true);
    const answering = apiRequest("POST", "/api/admin/site-content/preview-on-paper", { document, value });
    const isSaved = await saveFile(answering, "worksheet-draft.pdf");
    setProblem(isSaved ? undefined : faults.unfitForPaper);
    setBusy(false);
  }

  return (
    <div className="grid gap-2">
      <p>
        <Button busy={busy} onClick={() => void download()} size="small" variant="outline">
          Download a worksheet with this draft (PDF)
        </Button>
      </p>
      <AlertNote text={problem} />
    </div>
  );
}
