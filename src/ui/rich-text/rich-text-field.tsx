import { type ReactNode, Suspense, type SyntheticEvent, useEffect, useState } from "react";
import { describedBy, type FieldCopy, FieldError } from "../field.tsx";
import { useHydrated } from "../field-hydrated.ts";
import { SegmentedChoice } from "../segmented-choice.tsx";
import { areFilesMeant } from "./given-files.ts";

type RichTextFieldProps = FieldCopy & {
  view: { legend: string; looks: string; markdown: string; files: string };
  /** The text in Markdown, in a field with its own label: chosen, or until the editor is loaded. */
  markdown: ReactNode;
  /** The editor, which is loaded when it's first drawn. */
  editor(given: { describedBy: string | undefined; invalid: boolean }): ReactNode;
};

/** A long text, written as it will look or in Markdown. */
export function RichTextField({ id, label, hint, error, marks, view, markdown, editor }: RichTextFieldProps) {
  const [chosen, setChosen] = useState<"looks" | "markdown">("looks");
  const hydrated = useHydrated();
  const [refused, setRefused] = useState(false);
  useEffect(ignoreMissedFiles, []);
  const refuseFiles = (event: SyntheticEvent, data: DataTransfer) => {
    const isRefused = areFilesMeant({ files: [...data.files], plain: data.getData("text/plain") });
    setRefused(isRefused);
    if (isRefused) event.preventDefault();
  };
  const plain = (
    <div
      // As high as the editor that takes its place, so that what is below doesn't move.
      className="grid lg:[&_textarea]:max-h-[75vh]"
      onDropCapture={(event) => refuseFiles(event, event.dataTransfer)}
      onPasteCapture={(event) => refuseFiles(event, event.clipboardData)}
    >
      {markdown}
      <p className="text-small empty:hidden" role="status">
        {refused ? view.files : ""}
      </p>
    </div>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 [&>form]:justify-self-start">
      <SegmentedChoice
        action=""
        chosen={chosen}
        legend={view.legend}
        name={`${id}-view`}
        onChoose={(next) => {
          setRefused(false);
          setChosen(next);
        }}
        options={[
          { value: "looks", text: view.looks },
          { value: "markdown", text: view.markdown },
        ]}
        submit={null}
      />
      {chosen === "markdown" || !hydrated ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <p aria-hidden="true" className="text-body leading-snug font-semibold">
            {label}
          </p>
          {hint === undefined ? null : (
            <p className="text-small text-ink-faint" id={`${id}-hint`}>
              {hint}
            </p>
          )}
          {editor({ describedBy: describedBy({ id, hint, error }), invalid: error !== undefined })}
          {error === undefined ? null : <FieldError error={error} errorMark={marks.errorMark} id={id} />}
        </Suspense>
      )}
    </div>
  );
}

/** A file that misses the text would otherwise replace the page. */
function ignoreMissedFiles(): () => void {
  const ignore = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  };
  document.addEventListener("dragover", ignore);
  document.addEventListener("drop", ignore);
  return () => {
    document.removeEventListener("dragover", ignore);
    document.removeEventListener("drop", ignore);
  };
}
