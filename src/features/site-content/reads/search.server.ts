import type { EditableDocument } from "#content/documents/editable.server.ts";
import type { FormField } from "#content/documents/form-field.ts";
import { currentDocuments } from "#content/documents/register.server.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import { foldedText, wordsOf } from "../rules/found-documents.ts";
import { isRecord, titleIn } from "../rules/json.ts";

type FoundDocument = { id: string; title: string };

/** What a document is found by. Texts of one that nobody has changed stay as they are, so they're folded once. */
type Searched = { value: unknown; title: string; words: string };
const searched = new WeakMap<EditableDocument, Searched>();

/**
 * The documents whose title, fields or texts have all of the words: those with the words in the title come first. Only
 * what is published is searched, which every visitor can read; drafts are found by their titles, in the lists.
 */
export function searchDocuments(actor: Actor, text: string): readonly FoundDocument[] {
  authorize(actor, "content.read");
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const all = currentDocuments().map((document) => ({ id: document.id, ...searchedIn(document) }));
  const found = all.filter((each) => words.every((word) => each.words.includes(word)));
  const isNamed = ({ title }: Searched) => words.every((word) => foldedText(title).includes(word));
  return [...found.filter(isNamed), ...found.filter((each) => !isNamed(each))].map(({ id, title }) => ({
    id,
    title,
  }));
}

function searchedIn(document: EditableDocument): Searched {
  const value = document.now();
  const known = searched.get(document);
  if (known !== undefined && known.value === value) return known;
  // An article that isn't on the site yet has no title but in its draft.
  const title = titleIn(value) || document.title;
  const texts = [title, document.title, document.about, ...labelsIn(document.form), ...textsIn(value)];
  const made = { value, title, words: foldedText(texts.join("\n")) };
  searched.set(document, made);
  return made;
}

function labelsIn(field: FormField): readonly string[] {
  if (field.kind === "group") return [field.label, ...field.fields.flatMap((each) => labelsIn(each.field))];
  if (field.kind === "list") return [field.label, ...labelsIn(field.item)];
  if (field.kind === "variant") return field.variants.flatMap((each) => labelsIn(each.field));
  return [field.label];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [`$${value}`];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
