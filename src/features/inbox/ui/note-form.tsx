import { useRef } from "react";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { sheetClass } from "#ui/panel-class.ts";
import { itemCopy } from "../copy/inbox.ts";
import { inboxBounds } from "../forms/rules/mailboxes.ts";
import type { ItemContent } from "./inbox-content.ts";
import { MentionList } from "./mention-list.tsx";
import { useItemAction } from "./use-item-action.ts";
import { useMentions } from "./use-mentions.ts";

const mentionsId = "note-mentions";

/** A note for the others of the team. */
export function NoteForm({ content }: { content: ItemContent }) {
  const { copy, marks } = content;
  const { note } = copy;
  const { busy, off, problem, done, act } = useItemAction(content);
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const mentions = useMentions(
    area,
    content.team.filter(({ id }) => id !== content.me),
  );
  return (
    <section aria-labelledby="note-heading" className={sheetClass}>
      <h2 className="text-h4" id="note-heading">
        {note.heading}
      </h2>
      <form
        className="mt-2 grid gap-3"
        method="post"
        onSubmit={async (event) => {
          event.preventDefault();
          const body = { text: area.current?.value ?? "" };
          if (await act("POST", { path: "/notes", body, success: itemCopy.note.kept })) form.current?.reset();
        }}
        ref={form}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id="note" />
        <div className="relative">
          <TextAreaField
            aria-activedescendant={
              mentions.open === undefined ? undefined : `${mentionsId}-${mentions.open.marked}`
            }
            aria-autocomplete="list"
            aria-controls={mentions.open === undefined ? undefined : mentionsId}
            aria-keyshortcuts="c"
            charactersLeft={itemCopy.answer.charactersLeft}
            error={problem?.fields.text}
            hint={note.hint}
            id="note-text"
            label={note.label}
            marks={marks}
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
          <Button busy={busy} disabled={off} size="small" type="submit" variant="outline">
            {busy ? note.busy : note.button}
          </Button>
        </p>
      </form>
      <AlertNote text={problem?.fields.text === undefined ? problem?.message : undefined} />
      <p className="empty:hidden" role="status">
        {done}
      </p>
    </section>
  );
}
