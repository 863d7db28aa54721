import type { Field } from "./fields.ts";

type Texts = Readonly<Record<string, string>>;

/** The name of one checkbox of a field with several. */
export const checkboxName = (field: string, value: string) => `${field}-${value}`;

/** What stands in the form of a value. */
export function toForm(fields: readonly Field[], value: object): Texts {
  return Object.fromEntries(
    fields.flatMap(({ name, control }): [string, string][] => {
      const own: unknown = Reflect.get(value, name);
      if (control === "checkbox") return [[name, own === true ? "on" : ""]];
      if (control === "checkboxes" && Array.isArray(own))
        return own.map((each) => [checkboxName(name, each), "on"]);
      return [[name, String(own ?? "")]];
    }),
  );
}

export function initialTexts(fields: readonly Field[]): Texts {
  return Object.fromEntries(fields.map(({ name, initial = "" }) => [name, initial]));
}

/**
 * The value of a form's texts. A form post writes each line break as two characters, where `maxlength` counted one. What
 * isn't a whole number is left for the schema to refuse.
 */
export function fromForm(fields: readonly Field[], { revision, ...texts }: Texts): Record<string, unknown> {
  const values = fields.map((field) => [field.name, typedIn(field, texts)] as const);
  const others = Object.entries(texts).filter(([name]) => !fields.some((field) => owns(field, name)));
  return {
    ...Object.fromEntries([...others, ...values.filter(([, value]) => value !== undefined)]),
    ...(revision === undefined ? {} : { revision: Number(revision) }),
  };
}

const owns = ({ name, control, options = [] }: Field, typed: string) =>
  control === "checkboxes"
    ? options.some(({ value }) => checkboxName(name, value) === typed)
    : name === typed;

function typedIn({ name, control, optional, needed, options = [] }: Field, texts: Texts): unknown {
  const typed = texts[name];
  switch (control) {
    case "checkbox":
      return typed === "on";
    case "checkboxes":
      return options.map(({ value }) => value).filter((value) => texts[checkboxName(name, value)] === "on");
    case "area":
      return typed?.replaceAll("\r\n", "\n");
    case "day":
      return typed === "" && !needed && !optional ? undefined : typed?.trim();
    case "number":
      if (typed?.trim() !== "") return typed === undefined ? undefined : wholeNumberIn(typed);
      return optional ? null : needed ? Number.NaN : undefined;
    default:
      return typed;
  }
}

/** "1,200" is 1200; what has anything but digits is no whole number. */
function wholeNumberIn(typed: string): number {
  const digits = typed.trim().replaceAll(",", "");
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
