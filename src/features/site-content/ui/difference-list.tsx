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
              <span className="sr-only">{copy.before}: </span>
              {before || copy.empty}
            </del>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">
            <ins className="decoration-success">
              <span className="sr-only">{copy.after}: </span>
              {after || copy.empty}
            </ins>
          </p>
        </li>
      ))}
    </ul>
  );
}
