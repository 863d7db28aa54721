import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { ListTable } from "#ui/list/list-table.tsx";
import { smallControl } from "#ui/panel-class.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { StateTag } from "../../ui/state-tag.tsx";
import { subscriberColumns } from "../copy/columns.ts";
import { subscribersCopy } from "../copy/subscribers.ts";
import type { action } from "./subscribers-action.server.ts";

const copy = {
  label: "Find by address or name",
  hint: "Any part of at least 2 characters. Addresses are encrypted, so we open each one to compare. That can take a few seconds in a long list.",
  button: "Find",
  busy: "Searching...",
  clear: "Back to the list",
  results: "Matches",
  found: (count: number, more: boolean) =>
    more
      ? `The newest ${count} matches. Type more of the address to narrow it down.`
      : count === 0
        ? "Nobody matches"
        : count === 1
          ? "1 match"
          : `${count} matches`,
} as const;

type Found = Awaited<ReturnType<typeof action.operations.searchSubscribers.handle>>;

/**
 * Finds people by part of their address or name, and shows them in place of the list below. It's sent in the body, so
 * that it isn't in the URL or history.
 */
export function SubscriberSearch({ children }: { children: ReactNode }) {
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const [found, setFound] = useState<Found>();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);

  async function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text") ?? "");
    setFound(await send("searchSubscribers", { text }, { stay: true }));
  }
  function leave() {
    setFound(undefined);
    clear();
    if (field.current) field.current.value = "";
    field.current?.focus();
  }

  const error = problem?.fields.text ?? problem?.message;
  return (
    <>
      <search className="mt-5 block">
        <form className="grid gap-1.5" method="post" noValidate onSubmit={find}>
          <label className="text-small font-semibold" htmlFor="find-text">
            {copy.label}
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              aria-describedby="find-hint find-error"
              aria-invalid={error !== undefined}
              aria-keyshortcuts="/"
              autoComplete="off"
              className={`${smallControl} min-w-0 flex-1 basis-60 sm:max-w-md`}
              disabled={!hydrated}
              id="find-text"
              maxLength={254}
              name="text"
              onKeyDown={(event) => {
                if (event.key !== "Escape" || found === undefined) return;
                event.preventDefault();
                leave();
              }}
              ref={field}
              spellCheck={false}
              type="search"
            />
            <Button busy={busy} disabled={!hydrated} size="small" type="submit" variant="outline">
              {busy ? copy.busy : copy.button}
            </Button>
            {found === undefined ? null : (
              <Button onClick={leave} size="small" variant="outline">
                {copy.clear}
              </Button>
            )}
          </div>
          <p className="text-small text-ink-soft" id="find-hint">
            {copy.hint}
          </p>
          <p className="text-small text-error empty:hidden" id="find-error" role="alert">
            {error}
          </p>
        </form>
        <div role="status">
          {found === undefined ? null : (
            <p className="mt-3 text-small font-semibold">{copy.found(found.items.length, found.more)}</p>
          )}
        </div>
      </search>
      {found === undefined ? children : <Matches items={found.items} />}
    </>
  );
}

function Matches({ items }: Pick<Found, "items">) {
  if (items.length === 0) return null;
  const { email, state, name } = subscriberColumns;
  const columns = [
    { key: "email" as const, heading: email.heading },
    { key: "state" as const, heading: state.heading },
    { key: "name" as const, heading: name.heading, format: name.format },
  ];
  const rows = items.map((each) => ({
    id: each.id,
    href: `/admin/subscribers/${each.id}`,
    state: each.state,
    cells: {
      email: { text: each.email || subscribersCopy.erased },
      state: { text: subscribersCopy.counts[each.state] },
      name: { text: each.name },
    },
  }));
  return (
    <div className="mt-3">
      <ListTable
        caption={copy.results}
        list={{ columns, rows }}
        render={{ state: (row) => <StateTag state={row.state} text={row.cells.state.text} /> }}
      />
    </div>
  );
}
