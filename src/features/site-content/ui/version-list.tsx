import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { editorCopy as copy } from "../copy/screen.ts";
import type { ContentVersion } from "../reads/versions.server.ts";
import { FoldedChanges } from "./difference-list.tsx";
import { DocumentPanel } from "./document-panel.tsx";
import type { DocumentDraft } from "./use-document.ts";

type VersionListProps = {
  versions: readonly ContentVersion[];
  draft: DocumentDraft;
  /** Whether there is a text in the repository to go back to. */
  hasOriginal: boolean;
  mayWrite: boolean;
  onDone(): void;
};

/** What was published before, each with what changed in it; any of it can be published again. */
export function VersionList({ versions, draft, hasOriginal, mayWrite, onDone }: VersionListProps) {
  const restore = async (version: number) => {
    if (await draft.act("restore", { version }, copy.failed)) onDone();
  };
  const again = (version: number) =>
    mayWrite && version !== draft.stored.version ? (
      <p>
        <Button onClick={() => void restore(version)} size="small" variant="outline">
          {copy.versions.restore}
          <span className="sr-only">: {version === 0 ? copy.versions.original : version}</span>
        </Button>
      </p>
    ) : null;
  if (versions.length === 0)
    return (
      <DocumentPanel
        aside={hasOriginal ? copy.versions.none : copy.versions.noneYet}
        heading={copy.versions.heading}
        id="versions"
      />
    );
  return (
    <DocumentPanel heading={copy.versions.heading} id="versions">
      <ol className="grid gap-5">
        {versions.map(({ version, at, by, changes }) => (
          <li className="grid gap-3 border-b border-line pb-5" key={version}>
            <p className="font-semibold">
              {version}. <LocalTime at={at} />, {by || copy.versions.gone}
            </p>
            <FoldedChanges changes={changes} name={version} same={copy.versions.same} />
            {again(version)}
          </li>
        ))}
        {hasOriginal ? (
          <li className="grid gap-3">
            <p className="font-semibold">{copy.versions.original}</p>
            {again(0)}
          </li>
        ) : null}
      </ol>
    </DocumentPanel>
  );
}
