import "./issue-text.css";
import { richText } from "#content/rich-text.ts";
import RichTextEditor, { type RichTextProps } from "#ui/rich-text/rich-text-editor.tsx";

type IssueTextEditorProps = Omit<RichTextProps, "copy" | "look" | "parts" | "links">;

/** Mails have no pages of ours to choose from: their links are whole addresses. */
const noLinks: RichTextProps["links"] = [];

/** An issue's text as the mail will look. Loaded when it's needed. */
export default function IssueTextEditor(props: IssueTextEditorProps) {
  return <RichTextEditor {...props} copy={richText.tools} links={noLinks} look="kw-issue-text" />;
}
