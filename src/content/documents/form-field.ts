/** What the admin's form knows of a field. Plain data: it travels to the browser. */
type Described = { label: string; help?: string };

export type LeafKind =
  | ("text" | "longText" | "markdown" | "email" | "webLink" | "pageLink" | "linkTarget" | "helpLink" | "id")
  | ("price" | "wholeNumber" | "choice" | "day" | "color" | "picture");
export type LeafField = Described & {
  kind: LeafKind;
  /** The longest text, or the highest number. */
  max?: number;
  optional?: boolean;
  /** What stands in the placeholders of its text, such as {prices}, by their names. */
  placeholders?: Readonly<Record<string, string>>;
  /** Its text has no placeholders, not even {name}. */
  literal?: true;
  /** Only the owner knows it: the default is a stand-in. */
  ownersFact?: true;
  /** What a choice offers. */
  options?: readonly { value: string; label: string }[];
};
export type GroupField = Described & {
  kind: "group";
  fields: readonly { name: string; field: FormField }[];
  /** How the form shows it: behind a button until someone opens it, or without a frame and a heading. */
  shown?: "folded" | "bare";
  /** The page that a folded group is about. */
  page?: string;
  /** Fields that the form keeps together behind a button, though the value has them side by side with the others. */
  parts?: readonly FormPart[];
};
/** A few fields of a group that follow each other, by their names. */
export type FormPart = { label: string; names: readonly string[] };
export type ListField = Described & { kind: "list"; item: FormField; least: number; most: number };
/** One of several groups, by what the value's `kind` says. */
export type VariantField = Described & {
  kind: "variant";
  variants: readonly { value: string; field: GroupField }[];
};
export type FormField = LeafField | GroupField | ListField | VariantField;

/** The field that a value has: for one of several groups, the one that it names; undefined if there is none. */
export function chosenField(
  field: FormField,
  value: unknown,
): LeafField | GroupField | ListField | undefined {
  if (field.kind !== "variant") return field;
  const kind = typeof value === "object" && value !== null && "kind" in value ? value.kind : undefined;
  return field.variants.find((variant) => variant.value === kind)?.field;
}

/** Whether a field can be left out. */
export function isOptionalField(field: FormField): boolean {
  return "optional" in field && field.optional === true;
}
