import { Fragment, type ReactNode, type Ref } from "react";
import { formCopy } from "#content/forms.ts";
import type { FormProblem } from "#platform/browser/use-form.ts";
import { type Field, fieldsOf, rowsOf } from "#platform/records/fields.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { HoneypotField } from "#ui/form-card.tsx";
import { useFrame } from "#web/layout/use-frame.ts";
import type { FieldTexts, FormSchema } from "../schema/definition.ts";

type Parts = {
  schema: FormSchema;
  /** In front of the ids of the fields. */
  prefix: string;
  problem: FormProblem | undefined;
};

type FormFieldsProps = Parts & {
  copy: Readonly<Record<string, FieldTexts>>;
  /** What the fields begin with. */
  values: Readonly<Record<string, string>>;
  /** Shown after the fields that people see. */
  children?: ReactNode;
};

export function FormFields({ schema, prefix, problem, copy, values, children }: FormFieldsProps) {
  const fields = fieldsOf(schema);
  const common = ({ name }: Field) => ({
    id: `${prefix}-${name}`,
    name,
    marks: formCopy,
    error: problem?.fields[name],
    defaultValue: values[name] ?? "",
  });
  const shown = (field: Field) => {
    const { control, options = [], max, needed, type = "text", autoComplete } = field;
    const { label, placeholder, hint, rows } = copy[field.name] ?? { label: "", placeholder: "" };
    const props = { ...common(field), label, hint, required: needed };
    if (control === "choice")
      return <SelectField {...props} key={field.name} options={options} placeholder={placeholder} />;
    if (control === "area")
      return (
        <TextAreaField
          {...props}
          charactersLeft={formCopy.messageCount}
          key={field.name}
          maxLength={max ?? 0}
          optional={!needed}
          rows={rows}
        />
      );
    return (
      <TextField
        {...props}
        autoComplete={autoComplete}
        key={field.name}
        maxLength={max}
        optional={!needed}
        placeholder={placeholder || undefined}
        type={type}
      />
    );
  };
  return (
    <>
      {rowsOf(fields).map((row) => {
        const [first] = row;
        return row.length === 1 ? (
          <Fragment key={first?.name}>{row.map(shown)}</Fragment>
        ) : (
          <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2" key={first?.name}>
            {row.map(shown)}
          </div>
        );
      })}
      {children}
      {fields
        .filter(({ control }) => control === "honeypot")
        .map((field) => {
          const { error, marks, ...honeypot } = common(field);
          // A helper that fills in everything may have filled this too: then a person must be able to empty it.
          return error === undefined ? (
            <HoneypotField {...honeypot} key={field.name} label={formCopy.honeypotLabel} />
          ) : (
            <TextField
              {...honeypot}
              autoComplete="off"
              error={error}
              key={field.name}
              label={formCopy.honeypotLabel}
              marks={marks}
            />
          );
        })}
    </>
  );
}

type FormSummaryProps = Parts & { id: string; title: string; ref: Ref<HTMLDivElement> };

export function FormSummary({ schema, prefix, problem, id, title, ref }: FormSummaryProps) {
  if (problem === undefined) return null;
  const fields = fieldsOf(schema);
  const order = [...rowsOf(fields).flat(), ...fields.filter(({ control }) => control === "honeypot")];
  const wrong = order.flatMap(({ name }) => {
    const sentence = problem.fields[name];
    return sentence === undefined ? [] : [{ fieldId: `${prefix}-${name}`, sentence }];
  });
  return (
    <ErrorSummary
      id={id}
      items={wrong}
      ref={ref}
      text={wrong.length === 0 ? problem.text : undefined}
      title={wrong.length === 0 ? title : formCopy.errorSummary(wrong.length)}
    />
  );
}

/** The line itself comes with the page, since the team can change it. */
export function FormCrisisNote({ className = "" }: { className?: string }) {
  const { linkText, href } = useFrame().crisis;
  return <CrisisNote className={className} copy={{ ...formCopy.crisisNote, linkText, href }} />;
}
