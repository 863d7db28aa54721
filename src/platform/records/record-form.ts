import type { Field } from "./fields.ts";

type Texts = Readonly<Record<string, string>>;

/** The name of one tick of a field in a form. */
export const tickName = (field: string, value: string) => `${field}-${value}`;

/** What stands in the form of a value; each tick is a checkbox of its own. */
export function toForm(fields: readonly Field[], value: object): Texts {
  return Object.fromEntries(
    fields.flatMap(({ name, control }): [string, string][] => {
      const own: unknown = Reflect.get(value, name);
      if (control === "tick") return [[name, own === true ? "on" : ""]];
      if (control === "ticks" && Array.isArray(own)) return own.map((each) => [tickName(name, each), "on"]);
      return [[name, String(own ?? "")]];
    }),
  );
}

/** What stands in the form of a new one. */
export function initialTexts(fields: readonly Field[]): Texts {
  return Object.fromEntries(fields.map(({ name, initial = "" }) => [name, initial]));
}

/** The value of a form's texts. What isn't a number is left for the schema to refuse. */
export function fromForm(fields: readonly Field[], { revision, ...texts }: Texts): Record<string, unknown> {
  const values = fields.map((field) => [field.name, typedIn(field, texts)] as const);
  const others = Object.entries(texts).filter(([name]) => !fields.some((field) => owns(field, name)));
  return {
    ...Object.fromEntries([...others, ...values.filter(([, value]) => value !== undefined)]),
    ...(revision === undefined ? {} : { revision: Number(revision) }),
  };
}

const owns = ({ name, control, options = [] }: Field, typed: string) =>
  control === "ticks" ? options.some(({ value }) => tickName(name, value) === typed) : name === typed;

function typedIn({ name, control, optional, needed, options = [] }: Field, texts: Texts): unknown {
  const typed = texts[name];
  switch (control) {
    case "tick":
      return typed === "on";
    case "ticks":
      return options.map(({ value }) => value).filter((value) => texts[tickName(name, value)] === "on");
    case "area":
      return typed?.replaceAll("\r\n", "\n");
    case "day":
      return typed === "" && !needed && !optional ? undefined : typed?.trim();
    case "number":
      if (typed === undefined || typed.trim() !== "") return typed && Number(typed.replaceAll(",", ""));
      return optional ? null : needed ? Number.NaN : undefined;
    default:
      return typed;
  }
}
