import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { toast } from "#ui/toast/store.ts";
import { editorCopy } from "../copy/screen.ts";
import type { ContentVersion, DiscardedDraft } from "../reads/document-screen.server.ts";
import { DocumentPanel, FoldedChanges } from "./document-panel.tsx";
import { Question } from "./question.tsx";
import type { DocumentDraft } from "./use-document.ts";

type VersionListProps = {
  versions: readonly ContentVersion[];
  draft: DocumentDraft;
  /** Whether there is a text in the repository to go back to. */
  hasOriginal: boolean;
  mayWrite: boolean;
  /** Where the page is that it publishes; undefined if it shows in mails only. */
  page: string | undefined;
};

export function VersionList({ versions, draft, hasOriginal, mayWrite, page }: VersionListProps) {
  const [asked, setAsked] = useState<number>();
  const again = (version: number) =>
    mayWrite && version !== draft.stored.version ? (
      <p>
        <Button onClick={() => setAsked(version)} size="small" variant="outline">
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
      {asked === undefined ? null : (
        <RestoreQuestion
          draft={draft}
          onClose={() => setAsked(undefined)}
          page={page}
          version={versions.find(({ version }) => version === asked)}
        />
      )}
    </DocumentPanel>
  );
}

type RestoreQuestionProps = Pick<VersionListProps, "draft" | "page"> & {
  /** Undefined for the text in the repository. */
  version: ContentVersion | undefined;
  onClose(): void;
};

/** Publishes an earlier version once that was confirmed, since it goes live at once. */
function RestoreQuestion({ draft, page, version, onClose }: RestoreQuestionProps) {
  const [busy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { questions: copy, publishing, viewPage } = editorCopy;

  async function restore() {
    setBusy(true);
    setRefused(false);
    const worked = await draft.restore(version?.version ?? 0);
    setBusy(false);
    if (!worked) return setRefused(true);
    onClose();
    toast({
      title: copy.restored,
      ...(page === undefined ? {} : { action: { label: viewPage, run: () => location.assign(page) } }),
    });
  }

  return (
    <Question
      busy={busy}
      busyText={publishing}
      heading={copy.again}
      onClose={onClose}
      onYes={() => void restore()}
      problem={isRefused ? draft.message : ""}
      yes={copy.againYes}
    >
      <p>
        {version === undefined ? (
          copy.original
        ) : (
          <>
            The version of <LocalTime at={version.at} /> by {version.by || editorCopy.versions.gone}
            {copy.ofVersion}
          </>
        )}
      </p>
      {draft.stored.hasDraft || draft.saving !== "saved" ? <p>{copy.kept}</p> : null}
    </Question>
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
