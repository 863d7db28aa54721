export type Texts = Readonly<Record<string, string>>;

/** The form's values as texts; checked boxes are "on", files and unchecked boxes are left out. */
export function formTexts(form: HTMLFormElement): Texts {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") texts[name] = value;
  }
  return texts;
}

/** Whether somebody is in a field already, quicker than the scripts, and would lose the focus. */
export function isInField(): boolean {
  return document.activeElement?.matches("input, select, textarea") === true;
}

/** The first field that is marked as wrong. */
export function firstWrong(within: ParentNode | null): HTMLElement | null | undefined {
  return within?.querySelector<HTMLElement>('[aria-invalid="true"]');
}
