import { controlClass, describedBy, Field, type FieldCopy } from "#ui/field.tsx";

type ColorFieldProps = FieldCopy & {
  name: string;
  optional: boolean;
  readOnly: boolean;
  text: string;
  onChange(typed: string): void;
};

const whole = /^#[\da-f]{6}$/i;
const withoutSign = /^[\da-f]{6}$/i;

export function ColorField({
  id,
  label,
  marks,
  hint,
  error,
  name,
  optional,
  readOnly,
  text,
  onChange,
}: ColorFieldProps) {
  return (
    <Field error={error} hint={hint} id={id} label={label} marks={marks} optional={optional}>
      <div className="flex items-center gap-3">
        <input
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error !== undefined}
          autoComplete="off"
          className={`${controlClass} h-13 max-w-48`}
          id={id}
          maxLength={7}
          name={name}
          onBlur={() => {
            if (withoutSign.test(text)) onChange(`#${text}`);
          }}
          onChange={(event) => onChange(event.target.value)}
          readOnly={readOnly}
          spellCheck={false}
          type="text"
          value={text}
        />
        <input
          aria-label={`${label}: choose`}
          className="h-13 w-16 cursor-pointer rounded-md border-[1.5px] border-line-strong bg-surface p-1 focus-ring"
          disabled={readOnly}
          onChange={(event) => onChange(event.target.value)}
          type="color"
          value={whole.test(text) ? text.toLowerCase() : "#ffffff"}
        />
      </div>
    </Field>
  );
}
