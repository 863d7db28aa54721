/** What stands in the fields of a form, by field. Passwords, files and hidden fields are left out. */
export type Typed = Readonly<Record<string, string>>;

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const leftOut = new Set(["password", "file", "hidden", "submit", "button", "reset", "image"]);
const ticked = new Set(["checkbox", "radio"]);

function fieldsOf(form: HTMLElement): Map<string, FormField> {
  const found = new Map<string, FormField>();
  const all = form.querySelectorAll<FormField>("input, textarea, select");
  for (const [at, field] of [...all].entries()) {
    if (leftOut.has(field.type)) continue;
    const name = field.name || field.id || `field ${at}`;
    found.set(ticked.has(field.type) ? `${name}=${field.value}` : name, field);
  }
  return found;
}

const textOf = (field: FormField) =>
  field instanceof HTMLInputElement && ticked.has(field.type) ? (field.checked ? "on" : "") : field.value;

/** Reads every field that may be kept. */
export function readTyped(form: HTMLElement): Typed {
  return Object.fromEntries([...fieldsOf(form)].map(([name, field]) => [name, textOf(field)]));
}

/** Whether two readings of a form are the same. */
export function isSame(one: Typed, other: Typed): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

/** Puts texts back as if somebody typed them, so that React's own state follows. */
export function writeTyped(form: HTMLElement, typed: Typed): void {
  for (const [name, field] of fieldsOf(form)) {
    const value = typed[name];
    if (value === undefined || value === textOf(field)) continue;
    if (field instanceof HTMLInputElement && ticked.has(field.type)) {
      if (field.type === "checkbox" || value === "on") field.click();
      continue;
    }
    // React replaces the element's own setter to notice changes by scripts; the prototype's is not replaced.
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** Whether something was entered that is never kept: a password or a file. */
export function hasUnkept(form: HTMLElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="password"], input[type="file"]')].some(
    ({ value }) => value !== "",
  );
}
