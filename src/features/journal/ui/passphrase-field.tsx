import { useState } from "react";
import type { GateCopy } from "#content/journal/gate-copy.ts";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { TextField } from "#ui/field-text.tsx";
import { passphraseFault, tidyPassphrase } from "../rules.ts";

type PassphraseFieldProps = {
  id: string;
  label: string;
  copy: GateCopy["passphrase"];
  value: string;
  onType: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  shown?: boolean;
};

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

/** What is wrong with the fields of a form, by the end of their ids, in the order of the fields. */
export type FieldFaults = Readonly<Record<string, string>>;

/** A new passphrase, typed twice. The field for the first has the id `journal-NAME`, the other `journal-again`. */
export function useNewPassphrase(name: string, { label, copy }: { label: string; copy: GateCopy }) {
  const { begin, passphrase: fieldCopy } = copy;
  const [typed, setTyped] = useState({ first: "", again: "" });
  const { first, again } = typed;

  function faults(): FieldFaults | undefined {
    const fault = passphraseFault(first);
    if (fault !== undefined) return { [name]: fault === "short" ? begin.tooShort : begin.tooPlain };
    return tidyPassphrase(first) === tidyPassphrase(again) ? undefined : { again: begin.different };
  }
  const fieldsWith = (faults: FieldFaults) => (
    <>
      <PassphraseField
        copy={fieldCopy}
        error={faults[name]}
        hint={begin.hint}
        id={`journal-${name}`}
        label={label}
        onType={(text) => setTyped({ ...typed, first: text })}
        value={first}
      />
      <PassphraseField
        copy={fieldCopy}
        error={faults.again}
        id="journal-again"
        label={begin.again}
        onType={(text) => setTyped({ ...typed, again: text })}
        shown={false}
        value={again}
      />
    </>
  );
  return { passphrase: first, faults, fieldsWith, clear: () => setTyped({ first: "", again: "" }) };
}

export function focusFirst(faults: FieldFaults): void {
  document.getElementById(`journal-${Object.keys(faults)[0]}`)?.focus();
}
