import { useId, useRef } from "react";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { smallControl } from "#ui/panel-class.ts";
import { inboxBounds } from "../forms/rules/mailboxes.ts";
import type { InboxContent } from "./inbox-content.ts";
import type { useInboxSearch } from "./use-inbox-search.ts";

type SearchFormProps = {
  copy: InboxContent["copy"]["search"];
  search: ReturnType<typeof useInboxSearch>;
};

/** One field for a whole address or for words. */
export function SearchForm({ copy, search }: SearchFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  return (
    <search>
      <form
        className="flex flex-wrap items-center gap-x-5 gap-y-2"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const text = field.current?.value ?? "";
          if (text.trim() === "") search.clear();
          else void search.start(text);
        }}
      >
        <label className="sr-only" htmlFor={id}>
          {copy.label}
        </label>
        <div className="flex min-w-0 flex-wrap gap-3 max-sm:w-full">
          <div className="min-w-0 flex-1 basis-40 sm:w-80 sm:flex-none">
            <input
              aria-keyshortcuts="/"
              aria-describedby={`${id}-hint`}
              autoComplete="off"
              className={smallControl}
              disabled={!hydrated}
              id={id}
              maxLength={inboxBounds.words}
              ref={field}
              spellCheck={false}
              type="search"
            />
          </div>
          <Button busy={search.busy} disabled={!hydrated} size="small" type="submit" variant="outline">
            {search.busy ? copy.busy : copy.button}
          </Button>
          {search.found === undefined ? null : (
            <Button
              onClick={() => {
                if (field.current) field.current.value = "";
                search.clear();
                field.current?.focus();
              }}
              size="small"
              variant="outline"
            >
              {copy.clear}
            </Button>
          )}
        </div>
        <p className="min-w-0 flex-1 basis-64 text-small text-ink-soft" id={`${id}-hint`}>
          {copy.hint}
        </p>
      </form>
      <AlertNote text={search.problem} />
    </search>
  );
}
