import { chosenField, type FormField } from "#content/documents/form-field.ts";
import {
  idInAddress,
  pictureFolder,
  picturesInText,
  type UploadedPicture,
} from "#content/uploaded-pictures.ts";
import { isRecord } from "./json.ts";

type NamedPicture = { id: string; path: string };

export function picturesIn(form: FormField, value: unknown, path: readonly string[] = []): NamedPicture[] {
  const field = chosenField(form, value);
  switch (field?.kind) {
    case "group":
      return field.fields.flatMap(({ name, field: each }) =>
        picturesIn(each, isRecord(value) ? value[name] : undefined, [...path, name]),
      );
    case "list":
      return Array.isArray(value)
        ? value.flatMap((item, at) => picturesIn(field.item, item, [...path, String(at)]))
        : [];
    case "picture":
      return typeof value === "string" ? [{ id: value, path: path.join(".") }] : [];
    case "markdown":
      return typeof value === "string"
        ? picturesInText(value).flatMap(({ address }) => {
            const id = idInAddress(address);
            return id === undefined ? [] : [{ id, path: path.join(".") }];
          })
        : [];
    default:
      return [];
  }
}

export function pictureInText({ id, alt }: Pick<UploadedPicture, "id" | "alt">): string {
  return `![${alt.replace(/[[\]\\]/g, "")}](${pictureFolder}${id})`;
}
