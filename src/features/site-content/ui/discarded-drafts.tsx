import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { editorCopy } from "../copy/screen.ts";
import type { DiscardedDraft } from "../reads/versions.server.ts";
import { FoldedChanges } from "./difference-list.tsx";
import { DocumentPanel } from "./document-panel.tsx";
import type { DocumentDraft } from "./use-document.ts";

const copy = editorCopy.discardedDrafts;

type DiscardedDraftsProps = { discarded: readonly DiscardedDraft[]; draft: DocumentDraft };

/** What somebody threw away: each can become the draft again while there is no other. Nothing if there is none. */
export function DiscardedDrafts({ discarded, draft }: DiscardedDraftsProps) {
  if (discarded.length === 0) return null;
  const isFree = draft.saving === "saved" && !draft.stored.hasDraft;
  return (
    <DocumentPanel heading={copy.heading} id="discarded">
      {isFree ? null : <p className="mb-5 text-small text-ink-soft">{copy.occupied}</p>}
      <ol className="grid gap-5">
        {discarded.map(({ revision, value, at, by, changes }) => (
          <li className="grid gap-3 border-b border-line pb-5 last:border-b-0 last:pb-0" key={revision}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="font-semibold">
                <LocalTime at={at} />, {by || editorCopy.versions.gone}
              </p>
              {isFree ? (
                <Button onClick={() => draft.edit(JSON.parse(value))} size="small" variant="outline">
                  {copy.bringBack}
                  <span className="sr-only">
                    : <LocalTime at={at} />
                  </span>
                </Button>
              ) : null}
            </div>
            <FoldedChanges changes={changes} name={<LocalTime at={at} />} same={copy.same} />
          </li>
        ))}
      </ol>
    </DocumentPanel>
  );
}
