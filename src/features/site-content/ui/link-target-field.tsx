import { useState } from "react";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";

const typed = "typed";

type LinkTargetFieldProps = {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  marks: { optional: string; errorMark: string };
  name: string;
  value: string;
  max: number | undefined;
  /** Pages of ours, and places of ours outside. */
  options: readonly { value: string; label: string }[];
  readOnly: boolean;
  onChange(value: string): void;
};

export function LinkTargetField({
  value,
  max,
  options,
  readOnly,
  onChange,
  ...common
}: LinkTargetFieldProps) {
  const isOffered = options.some((option) => option.value === value);
  const [types, setTypes] = useState(value !== "" && !isOffered);
  const isTyped = types || (value !== "" && !isOffered);
  const { id, label, hint, error, ...rest } = common;
  return (
    <div className="grid gap-3">
      <SelectField
        {...rest}
        disabled={readOnly}
        error={isTyped ? undefined : error}
        hint={hint}
        id={isTyped ? `${id}-choice` : id}
        label={label}
        onChange={({ target }) => {
          setTypes(target.value === typed);
          onChange(target.value === typed ? "" : target.value);
        }}
        options={[...options, { value: typed, label: "Another address…" }]}
        placeholder="Choose a page"
        value={isTyped ? typed : value}
      />
      {isTyped ? (
        <TextField
          {...rest}
          autoComplete="off"
          error={error}
          hint="On this site, such as /campaign/spring, or another site’s, beginning with https://"
          id={id}
          label="Address"
          maxLength={max}
          onChange={({ target }) => onChange(target.value)}
          readOnly={readOnly}
          spellCheck={false}
          value={value}
        />
      ) : null}
    </div>
  );
}
