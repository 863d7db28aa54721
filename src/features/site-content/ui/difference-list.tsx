import { editorCopy as copy } from "../copy/screen.ts";
import type { Difference } from "../rules/differences.ts";

/** What changed, field by field, with both texts. */
export function DifferenceList({ changes }: { changes: readonly Difference[] }) {
  return (
    <ul className="grid gap-3">
      {changes.map(({ path, label, before, after }) => (
        <li className="text-small" key={path}>
          <p className="font-semibold">{label}</p>
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
