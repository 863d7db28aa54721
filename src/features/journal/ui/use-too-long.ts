import { type ClipboardEvent, type DragEvent, useState } from "react";

/**
 * Refuses a paste or drop that is longer than its field takes, with a sentence: browsers cut it off without one. `copy` has
 * `{most}` and `{over}`.
 */
export function useTooLong(copy: string) {
  const [refused, setRefused] = useState<string>();

  function refuse(event: ClipboardEvent | DragEvent, coming: DataTransfer): void {
    const { target } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const over = lengthAfter(target, coming.getData("text/plain")) - target.maxLength;
    if (over <= 0) return;
    event.preventDefault();
    const count = (figure: number) => figure.toLocaleString("en-US");
    setRefused(copy.replace("{most}", count(target.maxLength)).replace("{over}", count(over)));
  }

  return {
    refused,
    accept: () => setRefused(undefined),
    onDrop: (event: DragEvent) => refuse(event, event.dataTransfer),
    onPaste: (event: ClipboardEvent) => refuse(event, event.clipboardData),
  };
}

function lengthAfter(field: HTMLInputElement | HTMLTextAreaElement, coming: string): number {
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  // Fields count each line ending as one character, whatever was pasted.
  return field.value.length - selected + coming.replace(/\r\n/g, "\n").length;
}
