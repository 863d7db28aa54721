import type { ReactNode } from "react";
import { panelLink } from "#ui/panel-class.ts";
import { editorCopy as copy } from "../copy/screen.ts";
import type { Difference } from "../rules/differences.ts";

type DifferenceListProps = {
  changes: readonly Difference[];
  /** Leads to a field, if the form is there. */
  onOpen?: (path: readonly string[]) => void;
};

/** What changed, field by field, with both texts. */
export function DifferenceList({ changes, onOpen }: DifferenceListProps) {
  return (
    <ul className="grid gap-3">
      {changes.map(({ path, label, before, after }) => (
        <li className="text-small" key={path}>
          <p className="font-semibold">
            {onOpen && path !== "" ? (
              <button
                className={`min-h-6 text-left font-semibold ${panelLink}`}
                onClick={() => onOpen(path.split("."))}
                type="button"
              >
                {label}
              </button>
            ) : (
              label
            )}
          </p>
          <p className="whitespace-pre-line text-ink-soft wrap-anywhere">
            <del className="decoration-error">
              <span className="sr-only">Now: </span>
              {before || copy.empty}
            </del>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">
            <ins className="decoration-success">
              <span className="sr-only">New: </span>
              {after || copy.empty}
            </ins>
          </p>
        </li>
      ))}
    </ul>
  );
}

type FoldedChangesProps = {
  changes: readonly Difference[];
  /** What changed, for whoever hears the summary alone. */
  name: ReactNode;
  /** What stands there if nothing did. */
  same: string;
};

/** The number of changes, which unfolds to all of them. */
export function FoldedChanges({ changes, name, same }: FoldedChangesProps) {
  if (changes.length === 0) return <p className="text-small text-ink-soft">{same}</p>;
  return (
    <details>
      <summary className={`inline-flex min-h-11 cursor-pointer items-center text-small ${panelLink}`}>
        {copy.versions.changes(changes.length)}
        <span className="sr-only">: {name}</span>
      </summary>
      <DifferenceList changes={changes} />
    </details>
  );
}
