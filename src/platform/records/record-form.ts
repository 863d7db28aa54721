import type { Field } from "./fields.ts";

type Texts = Readonly<Record<string, string>>;

/** The name of one tick of a field in a form. */
export const tickName = (field: string, value: string) => `${field}-${value}`;

/** What stands in the form of a value; each tick is a checkbox of its own. */
export function toForm(fields: readonly Field[], value: object): Texts {
  return Object.fromEntries(
    fields.flatMap(({ name, control }): [string, string][] => {
      const own: unknown = Reflect.get(value, name);
      if (control === "ticks" && Array.isArray(own)) return own.map((each) => [tickName(name, each), "on"]);
      return [[name, String(own ?? "")]];
    }),
  );
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

function typedIn({ name, control, optional, options = [] }: Field, texts: Texts): unknown {
  if (control === "ticks")
    return options.map(({ value }) => value).filter((value) => texts[tickName(name, value)] === "on");
  const typed = texts[name];
  if (control === "area") return typed?.replaceAll("\r\n", "\n");
  if (control !== "number" || typed === undefined) return typed;
  return typed.trim() === "" ? (optional ? null : Number.NaN) : Number(typed.replaceAll(",", ""));
}
