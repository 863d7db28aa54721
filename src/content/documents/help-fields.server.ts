/** Fields for the ways to reach help. A number is typed once, in the text of its link; the link follows from it. */
import * as z from "zod/mini";
import { crisisNumbers } from "../crisis.ts";
import { phoneNumbersIn, type WrittenWay, wayProblem } from "../help-number.ts";
import { filled, placeholdersIn } from "../template.ts";
import { fieldOf, group, helpLink, noted, optional, readsPublished, text } from "./fields.server.ts";

/** The address of a way that has no number. */
export const wayLink = (label: string) =>
  optional(
    helpLink({
      label,
      help: "An address that begins with https://. Leave it empty for a number: the link calls it, or texts it if the text begins with Text.",
    }),
  );

/** A link that calls or texts the number in its text, or opens a page. */
export function helpWay(label: string) {
  return wayText("text")(group({ label }, { text: text({ label: "Text", max: 80 }), href: wayLink("Page") }));
}

/** A piece of a sentence: plain text, or a link if it's a number or has an address. */
export function helpPart(label: string) {
  const schema = group({ label }, { text: text({ label: "Text", max: 120 }), href: wayLink("Page") });
  return wayText("text", ({ href }) => href !== undefined)(schema);
}

/** A number of the whole site. */
export function helpNumber(label: string) {
  const sentence = "Please enter one phone number, such as 988";
  const schema = text({ label, max: 20 }).check(
    z.refine((value) => phoneNumbersIn(value).length === 1 && /^[\d+() .-]+$/.test(value), sentence),
  );
  return noted(schema, { kind: "text", max: 20, label });
}

/**
 * Refuses a text that names another number or site than its `href` leads to. `name` is the text's field. What an
 * earlier release published stays readable: its links follow the text all the same.
 */
export function wayText<Name extends string>(name: Name, isLink: (way: WrittenWay) => boolean = () => true) {
  return <Schema extends z.ZodMiniType<{ readonly [Key in Name]: string } & { href?: string }>>(
    schema: Schema,
  ): Schema => {
    const checked = schema.check(
      z.superRefine((value, context) => {
        if (readsPublished()) return;
        const problem = problemOf({ ...value, text: value[name] }, isLink);
        if (problem === undefined) return;
        const field = problem.field === "text" ? name : problem.field;
        context.addIssue({ code: "custom", message: problem.message, path: [field], input: value });
      }),
    );
    return noted(checked, fieldOf(schema));
  };
}

/** What is wrong with a way whose placeholders aren't filled in yet, as a sentence about one of its fields. */
function problemOf(way: WrittenWay, isLink: (way: WrittenWay) => boolean): ReturnType<typeof wayProblem> {
  const foreign = placeholdersIn(way.text).find(
    (placeholder) => placeholder !== "danger" && placeholder !== "crisis",
  );
  if (foreign !== undefined)
    return { field: "text", message: `Please remove {${foreign}}: there is nothing to put there` };
  return isLink(way) ? wayProblem({ ...way, text: filled(way.text, crisisNumbers()) }) : undefined;
}
