import { type ReactNode, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import type { EditorProps } from "./editor-props.ts";

/** What of a group's fields someone has to see: the one they are led to, or any with a problem. */
type Opener = readonly string[] | "problem" | undefined;

/** What opens a group from outside, if anything does. */
export function openerOf(
  path: readonly string[],
  { wanted, problems }: Pick<EditorProps, "wanted" | "problems">,
): Opener {
  const start = [...path, ""].join(".");
  if (wanted?.join(".").startsWith(start)) return wanted;
  return Object.keys(problems).some((name) => name.startsWith(start)) ? "problem" : undefined;
}

type FoldedGroupProps = {
  label: string;
  /** Whether it's inside another one. */
  nested: boolean;
  /** Another one opens it; people can close it again. */
  opener: Opener;
  onOpen(): void;
  children: ReactNode;
};

/** Many fields behind a button. They are made when it's first opened, since a form can have hundreds. */
export function FoldedGroup({ label, nested, opener, onOpen, children }: FoldedGroupProps) {
  const [isOpen, setOpen] = useState(opener !== undefined);
  const [seen, setSeen] = useState(opener);
  if (seen !== opener) {
    setSeen(opener);
    if (opener !== undefined) setOpen(true);
  }
  return (
    <div className="min-w-0 rounded-lg border border-line bg-surface">
      <button
        aria-expanded={isOpen}
        className={`flex w-full items-center justify-between gap-4 rounded-lg px-3 py-2 text-left focus-ring hover:text-link sm:px-5 ${nested ? "min-h-11 font-semibold text-small" : "min-h-14 font-display text-h4"}`}
        onClick={() => {
          if (!isOpen) onOpen();
          setOpen(!isOpen);
        }}
        type="button"
      >
        {label}
        <Icon className={`size-5 shrink-0 ${isOpen ? "rotate-180" : ""}`} name="chevron" />
      </button>
      {isOpen ? <div className="border-t border-line p-3 sm:p-5">{children}</div> : null}
    </div>
  );
}
