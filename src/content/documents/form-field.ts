/** What the admin's form knows of a field. Plain data: it travels to the browser. */
type Described = { label: string; help?: string };

export type LeafKind = "text" | "longText" | "email" | "price" | "webLink" | "pageLink" | "helpLink" | "id";
export type LeafField = Described & { kind: LeafKind; max?: number; optional?: boolean };
export type GroupField = Described & { kind: "group"; fields: readonly { name: string; field: FormField }[] };
export type ListField = Described & { kind: "list"; item: FormField; least: number; most: number };
export type FormField = LeafField | GroupField | ListField;
