import { controlLook, describedBy, Field, type FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { letterWords as words } from "../copy.ts";
import { letterBounds } from "../rules.ts";
import type { LetterDraft } from "./use-letter.ts";

/** The subject and the text of a letter. */
export function LetterFields({ draft, marks }: { draft: LetterDraft; marks: FieldMarks }) {
  const { content, set, problem } = draft;
  const text = { id: "letter-text", hint: words.text.hint, error: problem?.fields.text };
  return (
    <>
      <TextField
        autoComplete="off"
        error={problem?.fields.subject}
        hint={words.subject.hint}
        id="letter-subject"
        label={words.subject.label}
        marks={marks}
        maxLength={letterBounds.subject}
        onChange={(event) => set({ subject: event.target.value })}
        value={content.subject}
      />
      <Field {...text} label={words.text.label} marks={marks}>
        <textarea
          aria-describedby={describedBy(text)}
          aria-invalid={text.error !== undefined}
          className={`${controlLook} min-h-72 resize-y py-3`}
          id={text.id}
          maxLength={letterBounds.text}
          onChange={(event) => set({ text: event.target.value })}
          rows={14}
          value={content.text}
        />
      </Field>
    </>
  );
}
