import { type Editor, useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import type { RichTextCopy, Tool } from "./copy.ts";
import { Drawing, ToolButton } from "./tool-button.tsx";

/** What stands on a tool. Letters are part of its name, so that it can be said as it is seen; drawings are not. */
const signs: Readonly<Record<Tool, { letters?: string; drawing?: ReactNode }>> = {
  heading: { letters: "H2" },
  subheading: { letters: "H3" },
  bold: { drawing: <b>B</b> },
  italic: { drawing: <i className="font-display">I</i> },
  link: {
    drawing: (
      <Drawing path="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />
    ),
  },
  bullets: { drawing: <Drawing path="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" /> },
  numbers: {
    drawing: (
      <Drawing path="M10 6h10M10 12h10M10 18h10M4 4l1.5-.5V9M3.5 14.5c0-1.5 3-1.5 3 0 0 1-3 2-3 4h3" />
    ),
  },
  quote: { drawing: <Drawing path="M5 17c3-1 4-3 4-6H5V6h5v5M14 17c3-1 4-3 4-6h-4V6h5v5" /> },
  line: { drawing: <Drawing path="M3 12h18" /> },
  undo: { drawing: <Drawing path="M4 9h10a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4" /> },
  redo: { drawing: <Drawing path="M20 9H10a5 5 0 0 0 0 10h6M20 9l-4-4M20 9l-4 4" /> },
};

/** What each tool does, and whether it is in use where the cursor is. */
const actions: Readonly<
  Record<Exclude<Tool, "link">, { run(editor: Editor): void; isOn?(editor: Editor): boolean }>
> = {
  heading: {
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 2 }),
  },
  subheading: {
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive("heading", { level: 3 }),
  },
  bold: {
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive("bold"),
  },
  italic: {
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive("italic"),
  },
  bullets: {
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive("bulletList"),
  },
  numbers: {
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive("orderedList"),
  },
  quote: {
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive("blockquote"),
  },
  line: { run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  undo: { run: (editor) => editor.chain().focus().undo().run() },
  redo: { run: (editor) => editor.chain().focus().redo().run() },
};

const order = [
  ...(["heading", "subheading", "bold", "italic", "link"] as const),
  ...(["bullets", "numbers", "quote", "line", "undo", "redo"] as const),
];

type ToolbarProps = {
  editor: Editor;
  copy: RichTextCopy;
  /** The id of the text it works on. */
  controls: string;
  onLink(): void;
  /** Further tools, such as one for a part that only this kind of text has. */
  children?: ReactNode;
};

/** The tools above a rich text: one stop of the Tab key, and the arrow keys from tool to tool. */
export function Toolbar({ editor, copy, controls, onLink, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      order.map((tool) =>
        tool === "link" ? now.isActive("link") : (actions[tool].isOn?.(now) ?? undefined),
      ),
    equalityFn: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  });
  return (
    <div
      aria-controls={controls}
      aria-label={copy.toolbar}
      className="sticky top-0 z-10 flex flex-wrap gap-1 rounded-t-md border-b border-line bg-surface p-1.5"
      onKeyDown={(event) => moveFocus(event, bar.current)}
      ref={bar}
      role="toolbar"
    >
      {order.map((tool, at) => (
        <ToolButton
          first={at === 0}
          key={tool}
          label={copy.tools[tool]}
          onPress={() => (tool === "link" ? onLink() : actions[tool].run(editor))}
          pressed={on[at]}
          {...signs[tool]}
        />
      ))}
      {children}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent, bar: HTMLElement | null): void {
  const tools = [...(bar?.querySelectorAll("button") ?? [])].filter((tool) => tool.checkVisibility());
  const at = tools.findIndex((tool) => tool.matches(":focus"));
  const step = steps[event.key];
  const next =
    event.key === "Home"
      ? 0
      : event.key === "End"
        ? tools.length - 1
        : step === undefined
          ? undefined
          : at + step;
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  const tool = tools[(next + tools.length) % tools.length];
  for (const each of tools) each.tabIndex = each === tool ? 0 : -1;
  tool?.focus();
}
