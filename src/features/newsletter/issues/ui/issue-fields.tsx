import { controlClass, describedBy, Field, type FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { issueCopy as copy } from "../copy.ts";
import { issueBounds } from "../rules.ts";
import type { IssueDraft } from "./use-issue.ts";

/** The subject and the text of a letter. */
export function IssueFields({ draft, marks }: { draft: IssueDraft; marks: FieldMarks }) {
  const { content, set, problem } = draft;
  const text = { id: "letter-text", hint: copy.text.hint, error: problem?.fields.text };
  return (
    <>
      <TextField
        autoComplete="off"
        error={problem?.fields.subject}
        hint={copy.subject.hint}
        id="letter-subject"
        label={copy.subject.label}
        marks={marks}
        maxLength={issueBounds.subject}
        onChange={(event) => set({ subject: event.target.value })}
        value={content.subject}
      />
      <Field {...text} label={copy.text.label} marks={marks}>
        <textarea
          aria-describedby={describedBy(text)}
          aria-invalid={text.error !== undefined}
          className={`${controlClass} min-h-72 resize-y py-3`}
          id={text.id}
          maxLength={issueBounds.text}
          onChange={(event) => set({ text: event.target.value })}
          rows={14}
          value={content.text}
        />
      </Field>
    </>
  );
}
