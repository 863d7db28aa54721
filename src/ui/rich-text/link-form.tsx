import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { Button } from "../button.tsx";
import { controlClass } from "../field.tsx";
import type { RichTextCopy } from "./copy.ts";

type LinkFormProps = {
  editor: Editor;
  copy: RichTextCopy["link"];
  /** Pages to choose from. */
  links: readonly { value: string; label: string }[];
  onClose(): void;
};

/** The address of a link on the chosen words. Enter saves it, Escape goes back to the text. */
export function LinkForm({ editor, copy, links, onClose }: LinkFormProps) {
  const id = useId();
  const [address, setAddress] = useState(String(editor.getAttributes("link").href ?? ""));
  const save = () => {
    const chain = editor.chain().focus().extendMarkRange("link");
    const href = address.trim();
    if (href === "") chain.unsetLink().setMark("unlinked").run();
    else if (editor.state.selection.empty && !editor.isActive("link"))
      chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
    else chain.unsetMark("unlinked").setLink({ href }).run();
    onClose();
  };
  const leave = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <div className="flex flex-wrap items-end gap-2 border-b border-line bg-surface p-2">
      <label className="grid grow gap-1 text-small font-semibold" htmlFor={id}>
        {copy.address}
        <input
          autoComplete="off"
          className={`${controlClass} h-11 font-normal`}
          id={id}
          list={`${id}-pages`}
          maxLength={500}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              event.preventDefault();
              save();
            }
            if (event.key === "Escape") leave();
          }}
          ref={(input) => input?.focus()}
          value={address}
        />
      </label>
      <datalist id={`${id}-pages`}>
        {links.map(({ value, label }) => (
          <option key={value} label={label} value={value} />
        ))}
      </datalist>
      <Button onClick={save} size="small" variant="primary">
        {copy.save}
      </Button>
      <Button onClick={leave} size="small" variant="outline">
        {copy.cancel}
      </Button>
    </div>
  );
}
