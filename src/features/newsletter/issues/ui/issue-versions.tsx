import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { issueCopy } from "../copy.ts";
import type { IssueVersion } from "../reads/versions.server.ts";
import { railPanel } from "./rail-panel.ts";

const copy = issueCopy.versions;

type IssueVersionsProps = {
  versions: readonly IssueVersion[];
  busy: boolean;
  onRestore(id: string): void;
};

/** What the draft said earlier, and the way back to it. Folded, because it is rarely needed. */
export function IssueVersions({ versions, busy, onRestore }: IssueVersionsProps) {
  return (
    <details className={railPanel}>
      <summary className="cursor-pointer rounded-sm font-semibold focus-ring">
        {copy.heading} ({versions.length})
      </summary>
      <p className="mt-3 max-w-text text-small text-ink-soft">{copy.about}</p>
      <ol className="mt-3 grid">
        {versions.map(({ id, at, by, subject, words, isNow }) => (
          <li
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line py-2"
            key={id}
          >
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{subject || copy.noSubject}</span>, {copy.words(words)}
              <span className="block text-small text-ink-soft">
                <LocalTime at={at} />, {by || copy.gone}
              </span>
            </p>
            {isNow ? (
              <span className="text-small text-ink-soft">{copy.now}</span>
            ) : (
              <Button busy={busy} onClick={() => onRestore(id)} size="small" variant="outline">
                {copy.restore}
                <span className="sr-only">: {subject || copy.noSubject}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
