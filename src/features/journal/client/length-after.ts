/** How long a field's text would be if `coming` replaced the selection. */
export function lengthAfter(field: HTMLInputElement | HTMLTextAreaElement, coming: string): number {
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  // Fields count each line ending as one character, whatever was pasted.
  return field.value.length - selected + coming.replace(/\r\n/g, "\n").length;
}
