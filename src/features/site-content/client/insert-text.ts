/** Puts a text where the cursor of a field is, or was last, as if it were typed: undo takes it back. */
export function insertText(id: string, text: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  if (document.execCommand("insertText", false, text)) return;
  // A browser without this command has no undo for what scripts put in.
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
