import { lazy, useState } from "react";
import { richText } from "#content/rich-text.ts";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { pictureInText } from "../rules/pictures-in.ts";
import type { EditorProps } from "./editor-props.ts";
import { TextArea, type TextAreaProps } from "./text-area.tsx";

const ArticleEditor = lazy(() => import("./article-editor.tsx"));

type ArticleTextFieldProps = TextAreaProps &
  Pick<EditorProps, "drawPicture" | "drawUpload" | "pictures" | "links">;

export function ArticleTextField({
  drawPicture,
  drawUpload,
  pictures,
  links,
  ...area
}: ArticleTextFieldProps) {
  return (
    <RichTextField
      {...area}
      editor={(given) => (
        <ArticleEditor
          {...given}
          drawPicture={drawPicture}
          drawUpload={drawUpload}
          id={area.id}
          label={area.label}
          links={links}
          onChange={area.onChange}
          pictures={pictures}
          readOnly={area.readOnly}
          value={area.text}
        />
      )}
      hint={undefined}
      markdown={<MarkdownArea {...area} drawPicture={drawPicture} />}
      view={richText.view}
    />
  );
}

/** A chosen picture goes in where the cursor was last, or at the end. */
function MarkdownArea({ drawPicture, ...area }: TextAreaProps & Pick<EditorProps, "drawPicture">) {
  const { text, readOnly, onChange } = area;
  const [cursor, setCursor] = useState<number>();
  return (
    <>
      <TextArea {...area} onBlur={({ currentTarget }) => setCursor(currentTarget.selectionEnd)} rows={28} />
      {readOnly
        ? null
        : drawPicture({
            label: "Picture for the text",
            value: undefined,
            onChoose: (picture) =>
              picture && onChange(withParagraph(text, cursor ?? text.length, pictureInText(picture))),
          })}
    </>
  );
}

function withParagraph(text: string, at: number, paragraph: string): string {
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
  return [before, paragraph, after].filter((part) => part !== "").join("\n\n");
}
