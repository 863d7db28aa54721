import "./rich-text.css";
import type { AnyExtension } from "@tiptap/core";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import type { RichTextCopy } from "./copy.ts";
import { type LeftOut, leftOutSentences, type PasteCopy } from "./left-out.ts";
import { LinkForm } from "./link-form.tsx";
import { rulesOfText, type TextKind, textParts } from "./parts.ts";
import type { PastedPicture } from "./pasted-pictures.ts";
import { pasteProps } from "./pasting.ts";
import { fillPlace, picturePlace, removePlaces } from "./picture-place.ts";
import {
  placeholderChip,
  type TextPlaceholders,
  withoutPlaceholders,
  withPlaceholders,
} from "./placeholders.ts";
import { Toolbar } from "./toolbar.tsx";

export type RichTextProps = {
  id: string;
  label: string;
  /** The text as it's stored. */
  value: string;
  describedBy: string | undefined;
  invalid: boolean;
  readOnly: boolean;
  copy: RichTextCopy;
  links: readonly { value: string; label: string }[];
  kind: TextKind;
  /** The class of the text's look. */
  look?: string;
  onChange(stored: string): void;
};

/** The upload of pictures that were pasted or dropped, one after the other. */
export type PictureUpload<Uploaded> = {
  pictures: readonly PastedPicture[];
  onUploaded(key: string, picture: Uploaded): void;
  /** Is told the keys of those that weren't uploaded. */
  onClose(left: readonly string[]): void;
};

type EditorProps = RichTextProps & {
  /** How many cells the tables of a text may have together, where it can have tables. */
  mostCells?: number;
  /** Draws the upload; without it, pictures that are pasted are left out. */
  upload?(given: PictureUpload<{ src: string; alt: string }>): ReactNode;
  /** Parts that only this kind of text has. */
  parts?: readonly AnyExtension[];
  /** Its placeholders, which are shown as chips. */
  placeholders?: TextPlaceholders;
  /** Tools for them, and what belongs below the text. */
  tools?(editor: Editor): ReactNode;
  below?(editor: Editor): ReactNode;
};

/** A text, written as it will look. Its undo goes back to where the screen was opened. */
export default function RichTextEditor(props: EditorProps) {
  const {
    id,
    label,
    value,
    describedBy,
    invalid,
    readOnly,
    copy,
    links,
    kind,
    look = "prose max-w-text",
    parts = [],
    placeholders,
    tools,
    below,
    mostCells = 0,
    upload,
  } = props;
  const [linking, setLinking] = useState(false);
  const [pictures, setPictures] = useState<readonly PastedPicture[]>([]);
  const [left, setLeft] = useState<Partial<LeftOut>>({});
  const typed = useRef<TypedValues>([value]);
  const change = useEffectEvent(props.onChange);
  const read = (stored: string) =>
    placeholders === undefined
      ? kind.read(stored)
      : withPlaceholders(kind.read(stored), placeholders.pattern);
  const attributes = {
    id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    "aria-invalid": String(invalid),
    // Where nothing can be typed, the keyboard still has to reach the text to scroll it.
    ...(readOnly ? { tabindex: "0" } : {}),
    ...(describedBy === undefined ? {} : { "aria-describedby": describedBy }),
    class: `kw-rich-text ${look} min-h-64 px-4 py-4 focus-ring lg:-outline-offset-3 rounded-b-md`,
  };
  const described = useRef(attributes);
  // Tiptap sets up the text anew whenever an option is another object, and the cursor could jump then.
  const [options] = useState(() => ({
    extensions: [
      ...textParts(kind, parts),
      picturePlace(copy.paste.waiting),
      ...parts,
      ...(placeholders === undefined ? [] : [placeholderChip(placeholders)]),
    ],
    ...rulesOfText,
    content: read(value),
    editable: !readOnly,
    // The content security policy forbids styles from script; they are in rich-text.css.
    injectCSS: false,
    immediatelyRender: true as const,
    editorProps: {
      attributes: () => described.current,
      ...pasteProps({
        levels: kind.levels,
        mostCells,
        hasPictures: upload !== undefined,
        unwrapped: kind.unwrapped,
        onPictures: setPictures,
        onLeftOut: setLeft,
      }),
    },
  }));
  const editor = useEditor({
    ...options,
    onUpdate: ({ editor: now }) => {
      const stored = kind.write(withoutPlaceholders(now.getJSON()));
      typed.current = withTyped(typed.current, stored);
      change(stored);
    },
  });
  const describe = useEffectEvent(() => {
    described.current = attributes;
    if (editor.isEditable === readOnly) editor.setEditable(!readOnly, false);
    editor.view.updateState(editor.state);
  });
  const showOther = useEffectEvent((stored: string) => {
    editor.commands.setContent(read(stored), { emitUpdate: false });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the text box says of itself follows these
  useEffect(() => describe(), [describedBy, invalid, readOnly]);
  // Someone else's change, a version that was restored, or a picture that was put in.
  useEffect(() => {
    const { values, isOther } = whenGiven(typed.current, value);
    typed.current = values;
    if (isOther) showOther(value);
  }, [value]);
  // Only once the dialog is gone can the text have the focus back.
  const isUploading = pictures.length > 0;
  const wasUploading = useRef(false);
  useEffect(() => {
    if (wasUploading.current && !isUploading) editor.commands.focus();
    wasUploading.current = isUploading;
  }, [editor, isUploading]);
  return (
    // A long text scrolls in its frame, so that the fields below it and the tools above it stay near.
    <div className="rounded-md border-[1.5px] border-line-strong bg-surface lg:max-h-[75vh] lg:overflow-y-auto">
      {readOnly ? null : (
        <Toolbar controls={id} copy={copy} editor={editor} onLink={() => setLinking(true)}>
          {tools?.(editor)}
        </Toolbar>
      )}
      {linking ? (
        <LinkForm copy={copy.link} editor={editor} links={links} onClose={() => setLinking(false)} />
      ) : null}
      <EditorContent editor={editor} />
      <PasteNotice copy={copy.paste} left={left} onClose={() => setLeft({})} />
      {below?.(editor)}
      {isUploading
        ? upload?.({
            pictures,
            onUploaded: (key, picture) => fillPlace(editor, key, picture),
            onClose(keys) {
              setPictures([]);
              removePlaces(editor, keys);
              if (keys.length > 0) setLeft((before) => ({ ...before, notUploaded: keys.length }));
            },
          })
        : null}
    </div>
  );
}

type PasteNoticeProps = {
  copy: PasteCopy;
  left: Partial<LeftOut>;
  onClose(): void;
};

/**
 * Says what a paste couldn't bring, until the next one. It stays in sight while a long text is scrolled, and is low enough
 * to leave room for the text on a phone: more sentences than fit can be scrolled.
 */
function PasteNotice({ copy, left, onClose }: PasteNoticeProps) {
  const sentences = leftOutSentences(left, copy);
  return (
    <div className="sticky bottom-18 z-10 bg-surface lg:bottom-0">
      <div
        className={
          sentences.length === 0
            ? "hidden"
            : "flex max-h-28 items-start gap-2.5 overflow-y-auto bg-tint-sage px-3 py-2 text-small text-ink"
        }
      >
        <Icon className="mt-1 size-5 shrink-0" name="warning" />
        <div className="grid min-w-0 grow gap-1" data-left-out="" role="status">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Button className="sticky top-0 shrink-0" onClick={onClose} size="small" variant="outline">
          {copy.close}
        </Button>
      </div>
    </div>
  );
}

/** What was typed and not yet given back to the editor as its value, oldest first, behind the last that was. */
export type TypedValues = readonly [string, ...string[]];

export function withTyped(values: TypedValues, typed: string): TypedValues {
  return values.at(-1) === typed ? values : [...values, typed];
}

/**
 * What is left once a value was given to the editor. While the page is busy, letters come faster than they are given
 * back, so an earlier one of them is no change; `isOther` says whether it's somebody else's.
 */
export function whenGiven(values: TypedValues, value: string): { values: TypedValues; isOther: boolean } {
  const at = values.lastIndexOf(value);
  return at < 0
    ? { values: [value], isOther: true }
    : { values: [value, ...values.slice(at + 1)], isOther: false };
}
