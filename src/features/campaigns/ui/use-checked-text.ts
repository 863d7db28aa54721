import { useState } from "react";
import { useBuilder } from "./builder-context.ts";

type CheckedText = {
  id: string;
  label: string;
  /** The value in the draft. */
  value: string;
  /** The message for an invalid text. */
  check(text: string): string | undefined;
  onChange(text: string): void;
  /** Shows the error only after the field loses the focus, for input that is invalid until it's complete. */
  late?: boolean;
};

/**
 * A text field whose value reaches the draft only if it's valid. Until then it stays in the field with an error
 * message; everything else is saved.
 */
export function useCheckedText({ id, label, value, check, onChange, late = false }: CheckedText) {
  const { invalid, setInvalid } = useBuilder();
  const [typed, setTyped] = useState<string>();
  const invalidText = invalid[id];
  const isWriting = typed !== undefined;
  return {
    text: invalidText?.text ?? typed ?? value,
    error: late && isWriting ? undefined : invalidText?.reason,
    change(text: string) {
      setTyped(text);
      const reason = check(text);
      setInvalid(id, reason === undefined ? undefined : { text, reason, label });
      if (reason === undefined) onChange(text);
    },
    leave: () => setTyped(undefined),
  };
}
