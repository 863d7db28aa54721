import { mergeAttributes, Node } from "@tiptap/core";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import { findWrapping, liftTarget } from "@tiptap/pm/transform";
import { type Editor, useEditorState } from "@tiptap/react";
import { useState } from "react";
import { topicNames } from "#content/content-notes.ts";
import { namePlaceholder } from "#content/organization-name.ts";
import { richText } from "#content/rich-text.ts";
import { pictureFolder } from "#content/uploaded-pictures.ts";
import { shownInText } from "#features/pictures/rules.ts";
import { mostCells } from "#platform/markdown/cost.ts";
import { withoutWrappedLinks } from "#platform/markdown/wrapped-links.ts";
import { insertPicture } from "#ui/rich-text/picture-place.ts";
import type { TextPlaceholders } from "#ui/rich-text/placeholders.ts";
import RichTextEditor, { type RichTextProps } from "#ui/rich-text/rich-text-editor.tsx";
import { ToolButton } from "#ui/rich-text/tool-button.tsx";
import { useFrame } from "#web/layout/use-frame.ts";
import { editorCopy } from "../copy/screen.ts";
import { readArticle, writeArticle } from "../rules/article-document.ts";
import type { EditorProps } from "./editor-props.ts";

type ArticleEditorProps = Omit<RichTextProps, "copy" | "look" | "kind"> &
  Pick<EditorProps, "drawPicture" | "drawUpload" | "pictures">;

const articleKind: Omit<RichTextProps["kind"], "shownAt"> = {
  levels: [2, 3, 4],
  read: readArticle,
  write: writeArticle,
  unwrapped: withoutWrappedLinks,
  sourceHint: richText.sourceHint,
};

const placeholder = `{${namePlaceholder}}`;

const placeholdersOf = (name: string): TextPlaceholders => ({
  pattern: /\{name\}/g,
  labelOf: () => ({ shown: name, spoken: editorCopy.placeholders.organization(name) }),
});

/** An article's text as it will look, with the parts that only articles have. Loaded when it's needed. */
export default function ArticleEditor({ drawPicture, drawUpload, pictures, ...text }: ArticleEditorProps) {
  const [{ know, shownAt }] = useState(() => shownInText(pictures));
  const { name } = useFrame();
  const [placeholders] = useState(() => placeholdersOf(name));
  return (
    <RichTextEditor
      {...text}
      below={(editor) => (
        <>
          <NoteTopics editor={editor} />
          {text.readOnly ? null : (
            <div className="border-t border-line px-4 py-3">
              {drawPicture({
                label: "Picture for the text",
                value: undefined,
                onChoose: (picture) => {
                  if (!picture) return;
                  know(picture);
                  insertPicture(editor, { src: pictureFolder + picture.id, alt: picture.alt });
                },
              })}
            </div>
          )}
        </>
      )}
      copy={richText.tools}
      parts={articleParts}
      kind={{ ...articleKind, shownAt }}
      mostCells={mostCells}
      placeholders={placeholders}
      tools={(editor) => <PartTools editor={editor} />}
      upload={(given) =>
        drawUpload({
          ...given,
          onUploaded(key, picture) {
            know(picture);
            given.onUploaded(key, { src: pictureFolder + picture.id, alt: picture.alt });
          },
        })
      }
    />
  );
}

function PartTools({ editor }: { editor: Editor }) {
  const [inNote, inUrgent] = useEditorState({
    editor,
    selector: ({ editor: now }) => [now.isActive("note"), now.isActive("urgent")] as const,
    equalityFn: (one, other) => one[0] === other?.[0] && one[1] === other[1],
  });
  return (
    <>
      <ToolButton
        label="this passage is on a hard topic"
        onPress={() =>
          editor
            .chain()
            .focus()
            .command(toggleBox("note", { topics: "loss" }))
            .run()
        }
        letters="Note"
        pressed={inNote}
      />
      <ToolButton
        label="warning signs or help lines"
        onPress={() => editor.chain().focus().command(toggleBox("urgent")).run()}
        letters="Urgent"
        pressed={inUrgent}
      />
      <ToolButton
        label={editorCopy.placeholders.tool}
        letters="Name"
        onPress={() => editor.chain().focus().insertContent({ type: "text", text: placeholder }).run()}
        pressed={undefined}
        wide
      />
    </>
  );
}

/** What the passage under the cursor is about, which gentle mode goes by. */
function NoteTopics({ editor }: { editor: Editor }) {
  const topics = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive("note") ? String(now.getAttributes("note").topics ?? "") : undefined,
  });
  if (topics === undefined || !editor.isEditable) return null;
  const chosen = topics.split(" ").filter((topic) => topic !== "");
  const toggle = (topic: string) => {
    const next = chosen.includes(topic) ? chosen.filter((each) => each !== topic) : [...chosen, topic];
    if (next.length > 0) editor.commands.updateAttributes("note", { topics: next.join(" ") });
  };
  return (
    <fieldset className="sticky bottom-18 border-t border-line bg-surface px-4 py-3 lg:bottom-0">
      <legend className="sr-only">This passage is about</legend>
      <p aria-hidden="true" className="text-small font-semibold">
        This passage is about
      </p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {Object.entries(topicNames).map(([topic, name]) => (
          <label className="flex min-h-11 items-center gap-2 text-small" key={topic}>
            <input
              checked={chosen.includes(topic)}
              className="size-5 accent-(--kw-primary)"
              onChange={() => toggle(topic)}
              type="checkbox"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * A part that Markdown has no sign for (content/knowledge-hub/article-parts.ts): a passage on hard topics, or warning
 * signs. It stands between two tags in the stored text (rules/article-document.ts). Each tag has a line of its own there, so a part
 * can't be inside a list, a quote or a table.
 */
function tagged(name: "note" | "urgent", content: string, look: string) {
  return Node.create({
    name,
    group: "box",
    content,
    defining: true,
    addAttributes: () => ({
      topics: { default: "", parseHTML: (element: Element) => element.getAttribute("data-topics") ?? "" },
    }),
    parseHTML: () => [{ tag: `div[data-part='${name}']` }],
    renderHTML: ({ node, HTMLAttributes }) => [
      "div",
      mergeAttributes(HTMLAttributes, {
        "data-part": name,
        "data-topics": String(node.attrs.topics),
        class: look,
      }),
      0,
    ],
  });
}

export const articleParts = [
  Node.create({ name: "doc", topNode: true, content: "(block | box)+" }),
  tagged(
    "note",
    "(block | urgent)+",
    "my-4 grid gap-3 rounded-lg border-l-4 border-primary bg-tint px-4 py-3",
  ),
  tagged("urgent", "block+", "my-4 grid gap-3 rounded-lg border-l-4 border-warning bg-warning-bg px-4 py-3"),
];

type Command = { state: Pick<EditorState, "schema">; tr: Transaction; dispatch: unknown };

/** Puts the chosen words into a box, with the whole list, quote or table that they are in, or takes them out of theirs. */
export function toggleBox(name: "note" | "urgent", attrs: Readonly<Record<string, string>> = {}) {
  return ({ state, tr, dispatch }: Command): boolean => {
    const { $from, $to } = tr.selection;
    const type = state.schema.nodes[name];
    if (type === undefined) return false;
    const inBox = $from.blockRange($to, (parent) => parent.type === type);
    if (inBox) {
      const depth = liftTarget(inBox);
      if (depth === null) return false;
      if (dispatch) tr.lift(inBox, depth);
      return true;
    }
    const range = $from.blockRange(
      $to,
      ({ type: { name: parent } }) => parent === "doc" || (name === "urgent" && parent === "note"),
    );
    const wrapping = range && findWrapping(range, type, name === "note" ? attrs : {});
    if (!range || !wrapping) return false;
    if (dispatch) tr.wrap(range, wrapping);
    return true;
  };
}
