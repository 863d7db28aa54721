import { insertPicture } from "#ui/rich-text/picture-place.ts";
import "./issue-text.css";
import { useState } from "react";
import { richText } from "#content/rich-text.ts";
import { pictureFolder, type UploadedPicture } from "#content/uploaded-pictures.ts";
import { shownInText } from "#features/pictures/rules.ts";
import { PictureTool } from "#features/pictures/ui/picture-picker.tsx";
import { UploadDialog } from "#features/pictures/ui/upload-dialog.tsx";
import { editorDocument } from "#platform/markdown/editor-read.ts";
import { markdownOf } from "#platform/markdown/editor-write.ts";
import { withoutWrappedLinks } from "#platform/markdown/wrapped-links.ts";
import type { TextPlaceholders } from "#ui/rich-text/placeholders.ts";
import RichTextEditor, { type RichTextProps } from "#ui/rich-text/rich-text-editor.tsx";
import { ToolButton } from "#ui/rich-text/tool-button.tsx";
import { fieldPattern, mergeFields } from "../rules/merge-fields.ts";

type IssueTextEditorProps = Omit<RichTextProps, "copy" | "look" | "links" | "kind"> & {
  /** The pictures in the text as it was opened. */
  pictures: readonly UploadedPicture[];
};

const copy = {
  picture: "Add a picture",
  insertName: "Reader's first name",
  nameSign: "Name",
  chip: (isFirst: boolean, otherwise: string) =>
    isFirst ? `First name, or “${otherwise}”` : `Name, or “${otherwise}”`,
  spoken: "The reader’s",
} as const;

/** Mails have no pages of ours to choose from: their links are whole addresses. */
const noLinks: RichTextProps["links"] = [];

const issueKind: Omit<RichTextProps["kind"], "shownAt"> = {
  levels: [1, 2, 3],
  read: editorDocument,
  write: markdownOf,
  unwrapped: withoutWrappedLinks,
  sourceHint: richText.sourceHint,
};

/** Where an issue says its reader's name, with the words for readers whose name isn't known. */
const readerPlaceholders: TextPlaceholders = {
  pattern: fieldPattern,
  labelOf(source) {
    const [which = "", otherwise = ""] = source.slice(1, -1).split("|");
    const shown = copy.chip(which.toLowerCase() !== "name", otherwise);
    return { shown, spoken: `${copy.spoken} ${shown.charAt(0).toLowerCase()}${shown.slice(1)}` };
  },
};

/** Loaded when it's needed. */
export default function IssueTextEditor({ pictures, ...text }: IssueTextEditorProps) {
  const [{ know, shownAt }] = useState(() => shownInText(pictures));
  return (
    <RichTextEditor
      {...text}
      copy={richText.tools}
      kind={{ ...issueKind, shownAt }}
      links={noLinks}
      look="kw-issue-text"
      placeholders={readerPlaceholders}
      tools={(editor) => (
        <>
          <PictureTool
            label={copy.picture}
            onPick={(picture) => {
              know(picture);
              insertPicture(editor, { src: pictureFolder + picture.id, alt: picture.alt });
            }}
          />
          <ToolButton
            label={copy.insertName}
            letters={copy.nameSign}
            onPress={() =>
              editor.chain().focus().insertContent({ type: "text", text: mergeFields.firstName }).run()
            }
            pressed={undefined}
          />
        </>
      )}
      upload={(given) => (
        <UploadDialog
          {...given}
          onUploaded={(key, picture) => {
            know(picture);
            given.onUploaded(key, { src: pictureFolder + picture.id, alt: picture.alt });
          }}
        />
      )}
    />
  );
}
