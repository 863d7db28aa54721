import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { sheetClass } from "#ui/panel-class.ts";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { itemCopy as copy } from "../copy/inbox.ts";
import { inboxBounds } from "../forms/rules/conversation-kinds.ts";
import type { ItemContent } from "../reads/item-screen.server.ts";
import { mentionBefore, mentionChoices } from "../rules/mentions.ts";
import { useItemAction } from "./use-item-action.ts";

const mentionsId = "note-mentions";

export function NoteForm({ content }: { content: ItemContent }) {
  const operation = "noteConversation";
  const { busy, problem, typed, done, act } = useItemAction(operation);
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions(
    area,
    content.team.filter(({ id }) => id !== content.me),
  );

  async function save() {
    const text = area.current?.value ?? "";
    if (!(await act({ text }, { text, success: () => "Note saved." }))) return;
    form.current?.reset();
    // A note that was refused before the scripts came is where the field begins.
    if (area.current) area.current.value = "";
  }
  return (
    <section aria-labelledby="note-heading" className={sheetClass}>
      <h2 className="text-h4" id="note-heading">
        Note for the team
      </h2>
      <OperationForm className="mt-2 grid gap-3" onSend={save} operation={operation} ref={form}>
        <KeepTyped busy={busy} failed={problem !== undefined} id="note" />
        <div className="relative">
          <TextAreaField
            aria-activedescendant={
              mentions.open === undefined ? undefined : `${mentionsId}-${mentions.open.marked}`
            }
            aria-autocomplete="list"
            aria-controls={mentions.open === undefined ? undefined : mentionsId}
            aria-keyshortcuts="c"
            charactersLeft={copy.charactersLeft}
            defaultValue={typed.text}
            error={problem?.fields.text}
            hint="Only the team can read it. Type @ to mention a colleague by email. If the person asks for their data, they learn that there's a note, but not what it says."
            id="note-text"
            label="Note"
            marks={requiredMarks}
            maxLength={inboxBounds.note}
            name="text"
            onBlur={mentions.close}
            onClick={mentions.look}
            onInput={mentions.look}
            onKeyDown={mentions.onKeyDown}
            ref={area}
            rows={3}
          />
          <MentionList id={mentionsId} mentions={mentions} />
        </div>
        <p>
          <Button busy={busy} size="small" type="submit" variant="outline">
            {busy ? "Saving..." : "Save note"}
          </Button>
        </p>
      </OperationForm>
      <ProblemNote fields={["text"]} problem={problem} />
      <p className="empty:hidden" role="status">
        {done}
      </p>
    </section>
  );
}

type MentionListProps = { id: string; mentions: ReturnType<typeof useMentions> };

/** It floats, so that nothing moves. */
function MentionList({ id, mentions: { open, insert } }: MentionListProps) {
  return (
    <>
      <p className="sr-only" role="status">
        {open === undefined
          ? ""
          : `${open.choices.length === 1 ? "1 colleague" : `${open.choices.length} colleagues`}. Use the arrow keys to choose and Enter to insert.`}
      </p>
      {open === undefined ? null : (
        <ul
          aria-label="Colleagues"
          className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-md border border-line-strong bg-surface p-1 shadow-pop"
          id={id}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list that the text area points to
          role="listbox"
        >
          {open.choices.map((member, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text area points to options without moving the focus
            <li
              aria-selected={index === open.marked}
              className={`flex min-h-10 cursor-pointer items-center rounded-sm px-3 ${index === open.marked ? "bg-tint font-semibold" : "hover:bg-tint"}`}
              id={`${id}-${index}`}
              key={member.id}
              // A press must not take the focus from the text.
              onMouseDown={(event) => {
                event.preventDefault();
                insert(member);
              }}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the list above
              role="option"
            >
              {member.name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Member = { id: string; name: string };
type Open = { at: number; choices: readonly Member[]; marked: number };

const mostChoices = 6;

/** Offers the names of colleagues after an @ in a text area: arrow keys choose, Enter or Tab inserts, Escape closes. */
function useMentions(area: RefObject<HTMLTextAreaElement | null>, members: readonly Member[]) {
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
