import { type ReactNode, useId, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import type { EditorProps } from "./editor-props.ts";

/** What of a part's fields someone has to see: the one they are led to, or any with a problem. */
type Opener = readonly string[] | "problem" | undefined;

/** What opens a part of the form from outside, if anything does. `paths` are what is in the part. */
export function openerOf(
  paths: readonly (readonly string[])[],
  { targetPath, missing }: Pick<EditorProps, "targetPath" | "missing">,
): Opener {
  const starts = paths.map((path) => [...path, ""].join("."));
  const isInside = (name: string) => starts.some((start) => `${name}.`.startsWith(start));
  if (targetPath && isInside(targetPath.join("."))) return targetPath;
  return Object.keys(missing).some(isInside) ? "problem" : undefined;
}

/** Whether a part of the form is open. An opener opens it, and people can close it again. */
export function useFold(opener: Opener, startsOpen = false) {
  const [isOpen, setOpen] = useState(startsOpen || opener !== undefined);
  const [seen, setSeen] = useState(opener);
  if (seen !== opener) {
    setSeen(opener);
    if (opener !== undefined) setOpen(true);
  }
  return { isOpen, toggle: () => setOpen(!isOpen) };
}

type FoldButtonProps = {
  label: string;
  /** A few of its values, while it's closed. */
  summary: string;
  isOpen: boolean;
  className: string;
  onPress(): void;
};

/** The focus stays on the button. */
export function FoldButton({ label, summary, isOpen, className, onPress }: FoldButtonProps) {
  const id = useId();
  const isSummed = !isOpen && summary !== "";
  // The summary is beside the button, which is pressed there too: the button's name is its label alone.
  return (
    <div className={`relative flex w-full min-w-0 items-center gap-3 py-2 hover:text-link ${className}`}>
      <div className="flex min-w-0 grow flex-col gap-x-4 sm:flex-row sm:items-baseline">
        <button
          aria-describedby={isSummed ? id : undefined}
          aria-expanded={isOpen}
          className="max-w-full text-left outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:shadow-(--kw-ring) sm:shrink-0"
          onClick={onPress}
          type="button"
        >
          {label}
        </button>
        {isSummed ? (
          <span
            className="min-w-0 truncate font-normal font-sans text-ink-faint text-small tracking-normal sm:grow sm:basis-0 sm:text-right"
            id={id}
          >
            {summary}
          </span>
        ) : null}
      </div>
      <Icon className={`size-5 shrink-0 ${isOpen ? "rotate-180" : ""}`} name="chevron" />
    </div>
  );
}

type FoldedPartProps = Pick<FoldButtonProps, "label" | "summary"> & {
  nested: boolean;
  opener: Opener;
  onOpen?: () => void;
  children: ReactNode;
};

/** Fields behind a button. They are made when it's opened, since a form can have hundreds; the draft keeps their values. */
export function FoldedPart({ label, summary, nested, opener, onOpen, children }: FoldedPartProps) {
  // What nobody has filled in yet is open.
  const { isOpen, toggle } = useFold(opener, summary === "");
  return (
    <div className="min-w-0 rounded-lg border border-line bg-surface">
      <FoldButton
        className={`px-3 sm:px-5 ${nested ? "min-h-11 font-semibold text-small" : "min-h-14 font-display text-h4"}`}
        isOpen={isOpen}
        label={label}
        onPress={() => {
          if (!isOpen) onOpen?.();
          toggle();
        }}
        summary={summary}
      />
      {isOpen ? (
        <fieldset aria-label={label} className="min-w-0 border-line border-t p-3 sm:p-5">
          {children}
        </fieldset>
      ) : null}
    </div>
  );
}

/**
 * The classes of a fieldset. The outermost has a frame; those inside have a line on the left, so that fields stay wide
 * however deep they are. On phones, the frame is a line above.
 */
export function frameClass(depth: number): string {
  const each = "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5";
  return depth <= 1
    ? `${each} border-t border-line-strong pt-2 sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:p-5`
    : `${each} border-l-2 border-line pl-1.5 sm:pl-4`;
}

export function legendClass(depth: number): string {
  return depth <= 1
    ? "font-display text-h4 pr-2 sm:px-2"
    : "pb-2 font-display text-[1.0625rem] text-ink-soft";
}
