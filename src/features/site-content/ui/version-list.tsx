import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { editorCopy } from "../copy/screen.ts";
import type { ContentVersion, DiscardedDraft } from "../reads/document-screen.server.ts";
import { DocumentPanel, FoldedChanges } from "./document-panel.tsx";
import type { DocumentDraft } from "./use-document.ts";

type VersionListProps = {
  versions: readonly ContentVersion[];
  draft: DocumentDraft;
  /** Whether there is a text in the repository to go back to. */
  hasOriginal: boolean;
  mayWrite: boolean;
};

export function VersionList({ versions, draft, hasOriginal, mayWrite }: VersionListProps) {
  const again = (version: number) =>
    mayWrite && version !== draft.stored.version ? (
      <p>
        <Button onClick={() => void draft.restore(version)} size="small" variant="outline">
          Publish this version again
          <span className="sr-only">: {version === 0 ? "Original text" : version}</span>
        </Button>
      </p>
    ) : null;
  if (versions.length === 0)
    return (
      <DocumentPanel
        aside={hasOriginal ? "None yet. The pages show the original text." : "None yet"}
        heading="Versions"
        id="versions"
      />
    );
  return (
    <DocumentPanel heading="Versions" id="versions">
      <ol className="grid gap-5">
        {versions.map(({ version, at, by, changes }) => (
          <li className="grid gap-3 border-b border-line pb-5" key={version}>
            <p className="font-semibold">
              {version}. <LocalTime at={at} />, {by || editorCopy.versions.gone}
            </p>
            <FoldedChanges changes={changes} name={version} same="The same as the version before." />
            {again(version)}
          </li>
        ))}
        {hasOriginal ? (
          <li className="grid gap-3">
            <p className="font-semibold">Original text</p>
            {again(0)}
          </li>
        ) : null}
      </ol>
    </DocumentPanel>
  );
}

type DiscardedDraftsProps = { discarded: readonly DiscardedDraft[]; draft: DocumentDraft };

/** Each can become the draft again while there is no other. */
export function DiscardedDrafts({ discarded, draft }: DiscardedDraftsProps) {
  if (discarded.length === 0) return null;
  const isFree = draft.saving === "saved" && !draft.stored.hasDraft;
  return (
    <DocumentPanel heading="Discarded drafts" id="discarded">
      {isFree ? null : (
        <p className="mb-5 text-small text-ink-soft">
          To bring one back, publish or discard the changes above first.
        </p>
      )}
      <ol className="grid gap-5">
        {discarded.map(({ revision, value, at, by, changes }) => (
          <li className="grid gap-3 border-b border-line pb-5 last:border-b-0 last:pb-0" key={revision}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="font-semibold">
                <LocalTime at={at} />, {by || editorCopy.versions.gone}
              </p>
              {isFree ? (
                <Button onClick={() => draft.edit(JSON.parse(value))} size="small" variant="outline">
                  Bring back as the draft
                  <span className="sr-only">
                    : <LocalTime at={at} />
                  </span>
                </Button>
              ) : null}
            </div>
            <FoldedChanges
              changes={changes}
              name={<LocalTime at={at} />}
              same="The same as what is published."
            />
          </li>
        ))}
      </ol>
    </DocumentPanel>
  );
}
