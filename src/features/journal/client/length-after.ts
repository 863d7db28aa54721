/** How long a field's text would be with `coming` in the place of what is selected. */
export function lengthAfter(field: HTMLInputElement | HTMLTextAreaElement, coming: string): number {
  const selected = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  // A field counts each end of a line as one character, whatever the other program wrote.
  return field.value.length - selected + coming.replace(/\r\n/g, "\n").length;
}
