import { useId, useState } from "react";
import { type Grant, newArticles, scoped } from "#platform/permissions/access.ts";
import { useHydrated } from "#ui/field-hydrated.ts";
import { accessNames } from "../copy.ts";
import type { AccessChoices } from "../schema.ts";

const copy = {
  legend: "Access includes",
  search: "Search by title",
  publish: "May publish",
  newArticles: "Write drafts of new articles. An editor publishes them.",
  none: (what: string) => `There are no ${what} yet.`,
  noMatch: "Nothing matches. What you ticked stays ticked.",
} as const;

type AccessChoiceProps = {
  choices: AccessChoices;
  access: readonly Grant[];
  typed: Readonly<Record<string, string>>;
  error: string | undefined;
};

/**
 * The items for limited access: campaigns, groups and articles, each with a box to tick. It's shown while that role is
 * chosen, by CSS alone, so that it works before the scripts have come.
 */
export function AccessChoice({ choices, access, typed, error }: AccessChoiceProps) {
  const hydrated = useHydrated();
  const [search, setSearch] = useState("");
  const id = useId();
  const filter = search.trim().toLowerCase();
  const isTyped = typed.role !== undefined;
  const grantOf = (kind: Grant["kind"], item: string) =>
    access.find((grant) => grant.kind === kind && grant.id === item);
  const ticked = (kind: Grant["kind"], item: string) =>
    isTyped ? `access:${kind}:${item}` in typed : grantOf(kind, item) !== undefined;
  // What was chosen before is in sight without scrolling.
  const ownFirst = (kind: Grant["kind"], items: AccessChoices[number]["items"]) =>
    items.toSorted((one, other) => Number(!grantOf(kind, one.id)) - Number(!grantOf(kind, other.id)));
  const matches = (title: string) => title.toLowerCase().includes(filter);
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="mt-3 hidden gap-3 rounded-lg border border-line p-4 group-has-[input[value=limited]:checked]/role:grid"
    >
      <legend className="px-1 font-semibold">{copy.legend}</legend>
      {error === undefined ? null : (
        <p className="text-small text-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hydrated ? (
        <label className="grid gap-1.5">
          <span className="text-small font-semibold">{copy.search}</span>
          <input
            className="min-h-11 rounded-md border border-field bg-surface px-3 focus-ring"
            onChange={(event) => setSearch(event.target.value)}
            // It's no field of the form around it.
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
            type="search"
            value={search}
          />
        </label>
      ) : null}
      <div className="grid max-h-88 gap-4 overflow-y-auto p-1">
        {choices.map(({ kind, items }) => (
          <div key={kind}>
            <p className="text-small font-semibold text-ink-soft">{accessNames[kind].heading}</p>
            {kind === "article" ? (
              <Tick
                isTicked={ticked(kind, newArticles)}
                label={copy.newArticles}
                name={`access:${kind}:${newArticles}`}
              />
            ) : items.length === 0 ? (
              <p className="text-small text-ink-soft">{copy.none(accessNames[kind].other)}</p>
            ) : null}
            {ownFirst(kind, items).map((item) => (
              <div
                className="flex flex-wrap items-center justify-between gap-x-4 [&[hidden]]:hidden"
                hidden={!matches(item.title)}
                key={item.id}
              >
                <Tick
                  isTicked={ticked(kind, item.id)}
                  label={item.title || "Untitled"}
                  name={`access:${kind}:${item.id}`}
                />
                {scoped[kind].publishing.length === 0 ? null : (
                  <Tick
                    about={item.title}
                    isTicked={
                      isTyped
                        ? `publish:${kind}:${item.id}` in typed
                        : grantOf(kind, item.id)?.publish === true
                    }
                    label={copy.publish}
                    name={`publish:${kind}:${item.id}`}
                  />
                )}
              </div>
            ))}
          </div>
        ))}
        {filter !== "" && !choices.some(({ items }) => items.some(({ title }) => matches(title))) ? (
          <p role="status">{copy.noMatch}</p>
        ) : null}
      </div>
    </fieldset>
  );
}

/** `about` completes the name for screen readers, where several boxes read the same. */
type TickProps = { name: string; label: string; isTicked: boolean; about?: string };

function Tick({ name, label, isTicked, about }: TickProps) {
  return (
    <label className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3">
      <input
        className="size-5 shrink-0 accent-primary focus-ring"
        defaultChecked={isTicked}
        name={name}
        type="checkbox"
        value="yes"
      />
      <span className="min-w-0 wrap-anywhere">
        {label}
        {about === undefined ? null : <span className="sr-only">: {about}</span>}
      </span>
    </label>
  );
}
