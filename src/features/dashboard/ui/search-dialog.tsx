import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { runInPage } from "../client/press-key.ts";
import { searchCopy as copy } from "../copy/search.ts";
import { longestSearch } from "../rules.ts";
import { type Choice, choicesFor, type Offered, useAdminSearch } from "./palette-choices.ts";

type SearchDialogProps = {
  open: boolean;
  onClose(): void;
  offered: Offered;
};

export function SearchDialog({ open, onClose, offered }: SearchDialogProps) {
  return (
    <Dialog
      className="m-0 mx-auto mt-[12dvh] w-[min(40rem,calc(100vw-2rem))] rounded-lg border border-line bg-surface p-0 text-ink shadow-pop backdrop:bg-(--kw-scrim)"
      label="Search the admin"
      onClose={onClose}
      open={open}
    >
      {/* Remounted each time, so that the last search doesn't stay on the screen. */}
      {open ? <SearchBox onClose={onClose} offered={offered} /> : null}
    </Dialog>
  );
}

function SearchBox({ onClose, offered }: Omit<SearchDialogProps, "open">) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [marked, setMarked] = useState(0);
  const navigate = useNavigate();
  const { items, busy, failed } = useAdminSearch(text);
  useEffect(() => field.current?.focus(), []);

  const choices = choicesFor(offered, text, items);
  const at = Math.min(marked, choices.length - 1);
  const chosen = choices[at];
  function go(choice: Choice | undefined) {
    if (choice === undefined) return;
    onClose();
    if (choice.run !== undefined) runInPage(choice.run);
    else void navigate(choice.path);
  }
  const status =
    text.trim() === ""
      ? "Type a few letters. Use the arrow keys to choose and Enter to open."
      : busy
        ? ""
        : choices.length === 0
          ? "No results. To find a subscriber, enter their whole email address."
          : choices.length === 1
            ? "1 result"
            : `${choices.length} results`;

  return (
    <div className="grid">
      <div className="flex items-center gap-2 border-b border-line p-2">
        <input
          aria-activedescendant={chosen === undefined ? undefined : `${id}-${at}`}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={choices.length > 0}
          aria-label="Search the admin"
          autoComplete="off"
          className="min-h-13 w-full min-w-0 rounded-md bg-transparent px-3 text-body text-ink focus-ring placeholder:text-ink-faint placeholder:opacity-100"
          maxLength={longestSearch}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setMarked(0);
          }}
          onKeyDown={(event) => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step !== undefined && choices.length > 0) {
              event.preventDefault();
              setMarked((at + step + choices.length) % choices.length);
            }
            // Focused at once rather than on the browser's own event, because typing may follow immediately.
            if (event.key === "Escape") onClose();
            if (event.key === "Enter") {
              event.preventDefault();
              go(chosen);
            }
          }}
          placeholder="Find a person, campaign, group, page or setting, or run an action"
          ref={field}
          role="combobox"
          spellCheck={false}
          type="text"
          value={text}
        />
        <button
          aria-label="Close search"
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft focus-ring hover:bg-tint hover:text-ink"
          onClick={onClose}
          type="button"
        >
          <Icon className="size-5" name="close" />
        </button>
      </div>
      <ul
        aria-label="Results"
        className="max-h-[50dvh] overflow-y-auto p-2 empty:hidden"
        id={`${id}-list`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox
        role="listbox"
      >
        {choices.map((choice, index) => (
          <Option
            choice={choice}
            id={`${id}-${index}`}
            key={choice.id}
            onMark={() => setMarked(index)}
            onPick={() => go(choice)}
            selected={index === at}
          />
        ))}
      </ul>
      <p className="min-h-12 px-5 py-3 text-small text-ink-soft" role="status">
        {failed ? "The search didn't work. You can still choose a screen from the list." : status}
      </p>
    </div>
  );
}

type OptionProps = { choice: Choice; id: string; selected: boolean; onMark(): void; onPick(): void };

function Option({ choice: { kind, title, at }, id, selected, onMark, onPick }: OptionProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: a combobox points to its options without moving the focus
    <li
      aria-selected={selected}
      className={`flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-md px-3 py-2 ${selected ? "bg-tint outline-2 -outline-offset-2 outline-focus" : ""}`}
      id={id}
      onClick={onPick}
      onPointerMove={onMark}
      ref={row}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the list above
      role="option"
    >
      <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
      <span className="text-small text-ink-soft">
        {copy.kinds[kind]}
        {at === null ? null : (
          <>
            {" · "}
            <LocalTime at={at} />
          </>
        )}
      </span>
    </li>
  );
}
