import { useState } from "react";
import type { GateCopy } from "#content/journal/gate-copy.ts";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { TextField } from "#ui/field-text.tsx";

type PassphraseFieldProps = {
  id: string;
  label: string;
  copy: GateCopy["passphrase"];
  value: string;
  onType: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** The placement of a repeated field, below the first. */
  shown?: boolean;
};

/** A passphrase, hidden by default, without autofill or autocorrection. */
export function PassphraseField({
  id,
  label,
  copy,
  value,
  onType,
  hint,
  error,
  shown,
}: PassphraseFieldProps) {
  const [own, setOwn] = useState(false);
  const readable = shown ?? own;
  return (
    <div className="grid gap-2">
      <TextField
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        error={error}
        hint={hint}
        id={id}
        label={label}
        marks={{ optional: "", errorMark: copy.errorMark }}
        onChange={(event) => onType(event.target.value)}
        spellCheck={false}
        type={readable ? "text" : "password"}
        value={value}
      />
      {shown === undefined ? (
        <CheckboxField
          checked={own}
          id={`${id}-show`}
          label={copy.show}
          marks={{ optional: "", errorMark: "" }}
          onChange={(event) => setOwn(event.target.checked)}
        />
      ) : null}
    </div>
  );
}
