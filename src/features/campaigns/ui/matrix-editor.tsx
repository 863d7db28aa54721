import { settingCopy as copy } from "../copy/builder.ts";
import { newLine } from "../rules/draft-edits.ts";
import { campaignBounds as bounds } from "../rules/limits.ts";
import type { MatrixLine, QuestionOf } from "../schema/campaign.ts";
import { LineList } from "./line-list.tsx";

type MatrixEditorProps = {
  question: QuestionOf<"matrix">;
  onChange(change: { rows?: MatrixLine[]; columns?: MatrixLine[] }, typing?: string): void;
};

/** The rows of a matrix, and the answers that all of them share. */
export function MatrixEditor({ question, onChange }: MatrixEditorProps) {
  return (["rows", "columns"] as const).map((name) => (
    <fieldset className="grid content-start gap-2.5" key={name}>
      <legend className="mb-2 font-semibold">{copy[name].heading}</legend>
      <LineList
        copy={copy[name]}
        fresh={newLine}
        id={question.id}
        lines={question[name]}
        most={bounds[name]}
        name={name}
        onChange={(lines, typing) => onChange({ [name]: lines }, typing)}
      />
    </fieldset>
  ));
}
