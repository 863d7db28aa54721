import { formCopy, requiredMarks } from "#content/forms.ts";
import type { Field } from "#platform/records/fields.ts";
import { checkboxName } from "#platform/records/record-form.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import type { useOperations } from "./use-operations.ts";

type RecordFieldProps = {
  field: Field;
  form: Pick<ReturnType<typeof useOperations>, "field" | "problem" | "typed">;
  /** What stands in the form at first, by the names of its fields. */
  initial: Readonly<Record<string, string>>;
};

/** A field of a record as its declaration says: its control, label, hint and bounds. */
export function RecordField({ field, form, initial }: RecordFieldProps) {
  const { name, label = name, hint, control, max = 0, options = [], type = "text", needed } = field;
  const stored = initial[name] ?? "";
  const named = { ...form.field(name, stored), label, ...(hint && { hint }) };
  const props = { ...named, optional: !needed };
  switch (control) {
    case "area":
      return <TextAreaField {...props} charactersLeft={formCopy.messageCount} maxLength={max} />;
    case "choice":
      return (
        <SelectField
          {...named}
          options={withOption(options, stored)}
          placeholder={stored === "" && options[0]?.value !== "" ? "Choose one" : ""}
        />
      );
    case "checkbox":
      return (
        <CheckboxField
          {...form.field(name)}
          {...{ label, ...(hint && { hint }) }}
          defaultChecked={(form.typed[name] ?? stored) === "on"}
        />
      );
    case "checkboxes":
      return <Checkboxes field={field} form={form} initial={initial} />;
    case "number":
      return <TextField {...props} inputMode="numeric" maxLength={max.toLocaleString("en-US").length} />;
    case "day":
      return <TextField {...props} type="date" />;
    case "time":
      return <TextField {...props} type="time" />;
    default:
      return <TextField {...props} {...inputOf[type]} maxLength={max} />;
  }
}

/** An https link is typed as text, because browsers refuse in their own words what isn't one. */
const inputOf = {
  text: {},
  email: { type: "email" },
  tel: { type: "tel" },
  code: { autoCapitalize: "characters", spellCheck: false },
  slug: { autoCapitalize: "none", spellCheck: false },
  url: { inputMode: "url", spellCheck: false },
} as const;

/** A list with what is stored, which the list may not have: a time zone, for example. */
const withOption = (options: NonNullable<Field["options"]>, stored: string) =>
  stored === "" || options.some(({ value }) => value === stored)
    ? options
    : [...options, { value: stored, label: stored }];

function Checkboxes({
  field: { name, label, options = [] },
  form: { problem, typed },
  initial,
}: RecordFieldProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        {options.map((option) => {
          const id = checkboxName(name, option.value);
          return (
            <CheckboxField
              defaultChecked={(typed[id] ?? initial[id]) === "on"}
              id={id}
              key={id}
              label={option.label}
              marks={requiredMarks}
              name={id}
            />
          );
        })}
      </div>
      <AlertNote className="mt-3" text={problem?.fields[name]} />
    </fieldset>
  );
}
