import type { myDataForm } from "#content/my-data.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { HoneypotField } from "#ui/field-honeypot.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Heading } from "#ui/heading.tsx";

type AskFormProps = {
  copy: typeof myDataForm;
  marks: FieldMarks;
  trap: string;
  rejected: RejectedForm | undefined;
};

/** Asks for an address. The response is the same for every address. */
export function AskForm({ copy, marks, trap, rejected }: AskFormProps) {
  return (
    <form
      action="/api/privacy/my-data"
      className="grid gap-5 rounded-xl border border-line bg-surface p-card shadow-card"
      method="post"
      noValidate
    >
      <Heading level={2} size={3}>
        {copy.heading}
      </Heading>
      <TextField
        autoComplete="email"
        defaultValue={rejected?.values.email ?? ""}
        error={rejected && (rejected.fields.email ?? rejected.message)}
        hint={copy.email.hint}
        id="my-data-email"
        label={copy.email.label}
        marks={marks}
        maxLength={254}
        name="email"
        type="email"
      />
      <HoneypotField id="my-data-website" label={trap} name="website" />
      <p>
        <Button type="submit" variant="primary">
          {copy.submit}
        </Button>
      </p>
    </form>
  );
}
