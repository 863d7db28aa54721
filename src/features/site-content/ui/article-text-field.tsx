import { lazy, Suspense, useState } from "react";
import { describedBy, FieldError } from "#ui/field.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { articleCopy as copy } from "../copy/article.ts";
import { pictureInText } from "../rules/pictures-in.ts";
import type { EditorProps } from "./editor-props.ts";
import { TextArea, type TextAreaProps } from "./text-area.tsx";

const ArticleEditor = lazy(() => import("./article-editor.tsx"));

type ArticleTextFieldProps = TextAreaProps & Pick<EditorProps, "drawPicture" | "pictures" | "links">;

/** The text of an article: as it will look, or in Markdown. Until the editor is loaded, in Markdown. */
export function ArticleTextField({ drawPicture, pictures, links, ...area }: ArticleTextFieldProps) {
  const [view, setView] = useState<"looks" | "markdown">("looks");
  const hydrated = useHydrated();
  const markdown = <MarkdownArea {...area} drawPicture={drawPicture} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-stretch gap-3 [&>fieldset]:justify-self-start">
      <SegmentedChoice
        action=""
        chosen={view}
        legend={copy.view.legend}
        name={`${area.id}-view`}
        onChoose={setView}
        options={[
          { value: "looks", text: copy.view.looks },
          { value: "markdown", text: copy.view.markdown },
        ]}
        submit={null}
      />
      {view === "markdown" || !hydrated ? (
        markdown
      ) : (
        <Suspense fallback={markdown}>
          <p aria-hidden="true" className="text-[1rem] leading-snug font-semibold">
            {area.label}
          </p>
          <ArticleEditor
            describedBy={describedBy({ id: area.id, hint: undefined, error: area.error })}
            drawPicture={drawPicture}
            id={area.id}
            invalid={area.error !== undefined}
            label={area.label}
            links={links}
            onChange={area.onChange}
            pictures={pictures}
            readOnly={area.readOnly}
            value={area.text}
          />
          {area.error === undefined ? null : (
            <FieldError error={area.error} errorMark={area.marks.errorMark} id={area.id} />
          )}
        </Suspense>
      )}
    </div>
  );
}

/** The text in Markdown. A chosen picture goes in where the cursor was last, or at the end. */
function MarkdownArea({ drawPicture, ...area }: TextAreaProps & Pick<EditorProps, "drawPicture">) {
  const { text, readOnly, onChange } = area;
  const [cursor, setCursor] = useState<number>();
  return (
    <>
      <TextArea {...area} onBlur={({ currentTarget }) => setCursor(currentTarget.selectionEnd)} rows={28} />
      {readOnly
        ? null
        : drawPicture({
            label: copy.picture,
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
