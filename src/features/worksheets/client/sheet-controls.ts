/** The fields of a drawn sheet, and how an answer gets into them and out again. */

export type Control = HTMLInputElement | HTMLTextAreaElement;

const ticked = "yes";

export function isControl(target: unknown): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** Whether words are written in it, as against a tick, a mark or a day. */
export function isWritten(control: Control): boolean {
  return control instanceof HTMLTextAreaElement;
}

/** All fields of a sheet. */
export function sheetControls(sheet: Element): Control[] {
  return [...sheet.querySelectorAll<Control>("input[name], textarea[name]")];
}

/** What a field holds; nothing for a circle that is not marked, since its neighbour may be. */
export function typedAnswer(control: Control): string | undefined {
  if (control instanceof HTMLInputElement && control.type === "checkbox")
    return control.checked ? ticked : "";
  if (control instanceof HTMLInputElement && control.type === "radio")
    return control.checked ? control.value : undefined;
  return control.value;
}

/** Puts an answer into a field, without moving the cursor when it is there already. */
export function showAnswer(control: Control, answer: string): void {
  if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = answer === ticked;
  else if (control instanceof HTMLInputElement && control.type === "radio")
    control.checked = answer === control.value;
  else if (control.value !== answer) {
    const { selectionStart, selectionEnd } = control;
    // The words of another tab are put above; the cursor moves down with the words it stands in.
    const above = answer.endsWith(control.value) ? answer.length - control.value.length : 0;
    control.value = answer;
    // The cursor stays where somebody is writing; a day has none.
    if (selectionStart !== null && selectionEnd !== null && control === document.activeElement)
      control.setSelectionRange(selectionStart + above, selectionEnd + above);
  }
  copyValue(control);
}

/** The copy of the words beside a text box gives it its height, and stands in for it on paper. */
export function copyValue(control: Control): void {
  if (control instanceof HTMLTextAreaElement)
    control.parentElement?.setAttribute("data-value", control.value);
  else if (control.type === "date") control.toggleAttribute("data-filled", control.value !== "");
}
