/** Placeholders in a document's texts into which something is put later, such as {name}, as writers see them. */
import type { LeafField } from "#content/documents/form-field.ts";
import { namePlaceholder } from "#content/organization-name.ts";

/** What writers see for each placeholder that a field's text can have, by the placeholder's name. */
type Labels = ReadonlyMap<string, string>;

/** A part of a text: words, or a placeholder with what is seen of it. */
export type Piece = { text: string; label?: string };

const inText = /\{(\w{1,40})\}/g;
/** From this many characters on, only what is around the first placeholder is shown. */
const longText = 160;
const around = 60;

/** Whether {name} can be put into a field's text. */
export function takesName({ kind, literal, ownersFact }: LeafField): boolean {
  return (kind === "text" || kind === "longText") && literal !== true && ownersFact !== true;
}

/** The placeholders of a field's texts. Of a text in Markdown, the editor shows them itself. */
export function labelsFor(field: LeafField, organization: string): Labels {
  if (field.literal === true || (field.kind !== "text" && field.kind !== "longText")) return new Map();
  return new Map([...Object.entries(field.placeholders ?? {}), [namePlaceholder, organization]]);
}

/** A text in parts. Together, their texts are the whole text. */
export function piecesOf(text: string, labels: Labels): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: placeholder, 1: name = "", index } of text.matchAll(inText)) {
    const label = labels.get(name);
    if (label === undefined) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: placeholder, label });
    from = index + placeholder.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** What a writer sees of a text below its field: nothing without a placeholder, and of a long text what is around the first. */
export function shownPieces(text: string, labels: Labels): readonly Piece[] {
  const pieces = piecesOf(text, labels);
  const first = pieces.findIndex(({ label }) => label !== undefined);
  const placeholder = pieces[first];
  if (placeholder === undefined) return [];
  if (text.length <= longText) return pieces;
  const [before, after] = [pieces[first - 1], pieces[first + 1]];
  return [
    ...(before === undefined ? [] : [{ text: endOf(before.text) }]),
    placeholder,
    ...(after === undefined || after.label !== undefined ? [] : [{ text: startOf(after.text) }]),
  ];
}

function endOf(text: string): string {
  if (text.length <= around) return text;
  const space = text.indexOf(" ", text.length - around);
  return `…${text.slice(space < 0 ? -around : space)}`;
}

function startOf(text: string): string {
  if (text.length <= around) return text;
  const space = text.lastIndexOf(" ", around);
  return `${text.slice(0, space < 0 ? around : space)} …`;
}
