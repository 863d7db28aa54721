import { type KeyboardEvent, type RefObject, useState } from "react";
import { mentionBefore, mentionChoices } from "../rules/mentions.ts";

type Member = { id: string; name: string };
type Open = { at: number; choices: readonly Member[]; marked: number };

/** How many names are offered. */
const mostChoices = 6;

/** Offers the names of colleagues after an @ in a text area: arrow keys choose, Enter or Tab inserts, Escape closes. */
export function useMentions(area: RefObject<HTMLTextAreaElement | null>, members: readonly Member[]) {
  const [open, setOpen] = useState<Open>();

  /** Looks at what stands before the caret. */
  function look(): void {
    const field = area.current;
    const found = field && mentionBefore(field.value, field.selectionStart);
    const choices = found ? mentionChoices(found.typed, members).slice(0, mostChoices) : [];
    setOpen(found && choices.length > 0 ? { at: found.at, choices, marked: 0 } : undefined);
  }

  function insert(member: Member | undefined): void {
    const field = area.current;
    if (!field || !open || !member) return;
    field.focus();
    field.setRangeText(`@${member.name} `, open.at, field.selectionStart, "end");
    setOpen(undefined);
    // What counts or keeps the text listens for this.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!open || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      const { length } = open.choices;
      setOpen({ ...open, marked: (open.marked + step + length) % length });
    } else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey))
      insert(open.choices[open.marked]);
    else if (event.key === "Escape") setOpen(undefined);
    else return;
    event.preventDefault();
    // Escape closes only the list, and not what is around it.
    event.stopPropagation();
  }

  return { open, look, insert, onKeyDown, close: () => setOpen(undefined) };
}
