import { useState } from "react";
import { useBuilder } from "./builder-context.ts";

type CheckedText = {
  id: string;
  label: string;
  /** What the draft has. */
  value: string;
  /** A sentence for a text that cannot be saved. */
  check(text: string): string | undefined;
  onChange(text: string): void;
  /** Says what is wrong once the field is left, for texts that are wrong until they are whole. */
  late?: boolean;
};

/**
 * A text field whose text reaches the draft only when it fits. Until then it stays in the field as it was typed, with a
 * sentence that says why; everything else is saved.
 */
export function useCheckedText({ id, label, value, check, onChange, late = false }: CheckedText) {
  const { invalid, setInvalid } = useBuilder();
  const [typed, setTyped] = useState<string>();
  const kept = invalid[id];
  const isWriting = typed !== undefined;
  return {
    text: kept?.text ?? typed ?? value,
    error: late && isWriting ? undefined : kept?.reason,
    change(text: string) {
      setTyped(text);
      const reason = check(text);
      setInvalid(id, reason === undefined ? undefined : { text, reason, label });
      if (reason === undefined) onChange(text);
    },
    leave: () => setTyped(undefined),
  };
}
