import { columnOf, type Field, fieldsOf, labelOf } from "#platform/records/fields.ts";
import type { ConversationKind } from "../rules/conversation-kinds.ts";
import { contactDefinition } from "./contact.ts";
import type { FormDefinition } from "./definition.ts";
import { inquiryDefinition } from "./inquiry.ts";

export const forms: Readonly<Record<ConversationKind, FormDefinition>> = {
  messages: contactDefinition,
  inquiries: inquiryDefinition,
};

export type StoredField = Field & { column: string; label: string; teamName: string };

/** The texts of one message or inquiry by the form's names of the fields; choices as they are stored. */
export type Texts = Readonly<Record<string, string>>;

function storedFields({ schema, copy, teamNames }: FormDefinition): readonly StoredField[] {
  return fieldsOf(schema)
    .filter(({ control }) => control !== "honeypot")
    .map((field) => ({
      ...field,
      column: columnOf(field.name),
      label: copy[field.name]?.label ?? field.name,
      teamName: teamNames[field.name] ?? field.name,
    }));
}

/** The stored fields of each form, in the form's order. */
export const fieldsIn: Readonly<Record<ConversationKind, readonly StoredField[]>> = {
  messages: storedFields(forms.messages),
  inquiries: storedFields(forms.inquiries),
};

/** The personal texts of a form, which can name other people, without the sender's own address. */
export const othersIn = (kind: ConversationKind): readonly StoredField[] =>
  fieldsIn[kind].filter(({ personal, name }) => personal && name !== "email");

/** The order in which the team reads them; a field that isn't here comes after the others. */
const teamOrder = ["subject", "clinic", "name", "email", "phone", "message"];
const place = ({ teamName }: StoredField) => {
  const at = teamOrder.indexOf(teamName);
  return at < 0 ? teamOrder.length : at;
};

/** The stored fields of each form, in the team's order. */
export const teamFieldsIn: Readonly<Record<ConversationKind, readonly StoredField[]>> = {
  messages: fieldsIn.messages.toSorted((one, other) => place(one) - place(other)),
  inquiries: fieldsIn.inquiries.toSorted((one, other) => place(one) - place(other)),
};

/** The texts by the team's names, choices by their labels. */
export function teamTexts(kind: ConversationKind, texts: Texts): Texts {
  return Object.fromEntries(
    teamFieldsIn[kind].map((field) => [field.teamName, labelOf(field, texts[field.name] ?? "")]),
  );
}
