import type { ReactNode } from "react";
import type { FormField } from "#content/documents/form-field.ts";
import type { UploadedPicture } from "#content/uploaded-pictures.ts";
import type { PictureUpload } from "#ui/rich-text/rich-text-editor.tsx";

/** A picture to choose: for a field of its own, or to be put into a text. */
export type PictureChoice = {
  label: string;
  /** The id of the chosen one. */
  value: string | undefined;
  onChoose(picture: UploadedPicture | undefined): void;
};

export type EditorProps = {
  field: FormField;
  value: unknown;
  path: readonly string[];
  problems: Readonly<Record<string, string>>;
  /** The same with those that aren't marked yet, since nobody has been in their field: their parts are open. */
  missing: Readonly<Record<string, string>>;
  /** What stands on the site for fields that are empty, by their paths. */
  proposals: Readonly<Record<string, string>>;
  links: readonly { value: string; label: string }[];
  readOnly: boolean;
  /** Whether the part of the form around it is so long that it's behind a button of its own. */
  folds: boolean;
  /** How many buttons of folded parts lead to it. */
  foldDepth: number;
  /** The path of the field to move to: what is folded around it opens. */
  targetPath: readonly string[] | undefined;
  pictures: readonly UploadedPicture[];
  /** Called with the page of a group that someone opens. */
  onPage(page: string): void;
  /** Draws the choice of a picture, which the screen takes from the pictures' own feature. */
  drawPicture(choice: PictureChoice): ReactNode;
  /** Draws the upload of pictures that were pasted into a text. */
  drawUpload(given: PictureUpload<UploadedPicture>): ReactNode;
  onChange(value: unknown): void;
};
