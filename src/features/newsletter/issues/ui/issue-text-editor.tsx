import "./issue-text.css";
import { richText } from "#content/rich-text.ts";
import RichTextEditor, { type RichTextProps } from "#ui/rich-text/rich-text-editor.tsx";
import { ToolButton } from "#ui/rich-text/toolbar.tsx";

import { issueCopy as copy } from "../copy.ts";
import { mergeFields } from "../rules/merge-fields.ts";

type IssueTextEditorProps = Omit<RichTextProps, "copy" | "look" | "parts" | "links">;

/** Mails have no pages of ours to choose from: their links are whole addresses. */
const noLinks: RichTextProps["links"] = [];

/** An issue's text as the mail will look. Loaded when it's needed. */
export default function IssueTextEditor(props: IssueTextEditorProps) {
  return (
    <RichTextEditor
      {...props}
      copy={richText.tools}
      links={noLinks}
      look="kw-issue-text"
      tools={(editor) => (
        <ToolButton
          label={copy.insertName}
          letters={copy.nameSign}
          onPress={() =>
            editor.chain().focus().insertContent({ type: "text", text: mergeFields.firstName }).run()
          }
          pressed={undefined}
        />
      )}
    />
  );
}
