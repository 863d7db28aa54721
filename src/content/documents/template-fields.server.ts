/** Kinds of fields for sentences with values: texts with named placeholders, in one form or in two. */
import * as z from "zod/mini";
import { tellingWords } from "../newsletter-mail.ts";
import { namePlaceholder } from "../organization-name.ts";
import { placeholdersIn } from "../template.ts";
import { type Described, fieldOf, group, noted, plainText, text } from "./fields.server.ts";

/** What a text's placeholders stand for, by their names. */
type Placeholders = Readonly<Record<string, string>>;

type Template = Described & {
  max: number;
  placeholders: Placeholders;
  /** Several lines, with an empty line between paragraphs. */
  lines?: boolean;
  /** Placeholders that can be left out. */
  optional?: readonly string[];
};

/** A text with named placeholders. All must be kept, and there can't be others. The form's help lists them. */
export function template({ max, placeholders, lines = false, optional = [], label, help }: Template) {
  const names = Object.keys(placeholders);
  const needed = names.filter((name) => !optional.includes(name));
  const schema = plainText(max).check(
    z.superRefine((value, context) => {
      const found = placeholdersIn(value);
      const foreign = found.find((name) => !names.includes(name) && name !== namePlaceholder);
      const missing = needed.find((name) => !found.includes(name));
      const message =
        foreign !== undefined
          ? `Please remove {${foreign}}: there is nothing to put there`
          : missing !== undefined
            ? `Please keep {${missing}}, where we put ${placeholders[missing]}`
            : !lines && value.includes("\n")
              ? "Please use one line"
              : undefined;
      if (message !== undefined) context.addIssue({ code: "custom", message, input: value });
    }),
  );
  const listed = names.map((name) => `{${name}}: ${placeholders[name]}.`);
  const shownHelp = [help, ...listed].filter((each) => each !== undefined).join(" ");
  return noted(schema, {
    kind: lines ? "longText" : "text",
    max,
    label,
    ...(names.length === 0 ? {} : { placeholders }),
    ...(shownHelp === "" ? {} : { help: shownHelp }),
  });
}

/** A sentence for one and a sentence for more. The number's placeholder can be left out of the first. */
export function plural({ label, count, ...rest }: Omit<Template, "lines" | "optional"> & { count: string }) {
  return group(
    { label },
    {
      one: template({ ...rest, label: "For one", optional: [count] }),
      other: template({ ...rest, label: "For more" }),
    },
  );
}

/** A mail's subject, which can be seen on a screen that others see too. */
export function mailSubject() {
  const schema = text({ label: "Subject", max: 80 });
  return noted(neutral(schema, tellingWords), {
    kind: "text",
    label: "Subject",
    help: "Others may see it on a shared screen, so it says nothing about the topic.",
    max: 80,
  });
}

/** Refuses words that say what a mail is about. */
export function neutral<Schema extends z.ZodMiniType<string>>(
  schema: Schema,
  telling: (text: string) => readonly string[],
): Schema {
  const checked = schema.check(
    z.superRefine((value, context) => {
      const found = telling(value);
      if (found.length === 0) return;
      const message = `Please leave out: ${found.join(", ")}. Others may see the screen`;
      context.addIssue({ code: "custom", message, input: value });
    }),
  );
  return noted(checked, fieldOf(schema));
}
