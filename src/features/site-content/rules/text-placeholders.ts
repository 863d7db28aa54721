/** Places in a document's texts into which something is put later, such as {name}, as writers see them. */
import type { LeafField } from "#content/documents/form-field.ts";
import { organizationPlace } from "#content/organization-name.ts";

/** What writers see for each place that a field's text can have, by the place's name. */
type Labels = ReadonlyMap<string, string>;

/** A part of a text: words, or a place with what is seen of it. */
export type Piece = { text: string; label?: string };

const inText = /\{(\w{1,40})\}/g;
/** From this many characters on, only what is around the first place is shown. */
const longText = 160;
const around = 60;

/** Whether {name} can be put into a field's text. */
export function takesName({ kind, literal, ownersFact }: LeafField): boolean {
  return (kind === "text" || kind === "longText") && literal !== true && ownersFact !== true;
}

/** The places of a field's texts. Of a text in Markdown, the editor shows them itself. */
export function labelsFor(field: LeafField, organization: string): Labels {
  if (field.literal === true || (field.kind !== "text" && field.kind !== "longText")) return new Map();
  return new Map([...Object.entries(field.places ?? {}), [organizationPlace, organization]]);
}

/** A text in parts. Together, their texts are the whole text. */
export function piecesOf(text: string, labels: Labels): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: place, 1: name = "", index } of text.matchAll(inText)) {
    const label = labels.get(name);
    if (label === undefined) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: place, label });
    from = index + place.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** What a writer sees of a text below its field: nothing without a place, and of a long text what is around the first. */
export function shownPieces(text: string, labels: Labels): readonly Piece[] {
  const pieces = piecesOf(text, labels);
  const first = pieces.findIndex(({ label }) => label !== undefined);
  const place = pieces[first];
  if (place === undefined) return [];
  if (text.length <= longText) return pieces;
  const [before, after] = [pieces[first - 1], pieces[first + 1]];
  return [
    ...(before === undefined ? [] : [{ text: endOf(before.text) }]),
    place,
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
