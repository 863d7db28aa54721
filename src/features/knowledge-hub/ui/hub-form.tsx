import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { type HubQuery, hasChoices, longestSearch, queryOf, searchOf } from "../schema.ts";

type Choice = { value: string; label: string };

type HubFormCopy = {
  form: string;
  lead: string;
  q: { label: string; hint: string };
  subject: { label: string; any: string };
  path: { label: string; any: string };
  reader: { label: string; any: string };
  kind: { label: string; any: string };
  length: { label: string; any: string };
  show: string;
  narrow: string;
  unavailable: string;
};

export type HubChoices = Readonly<
  Record<"subject" | "path" | "reader" | "kind" | "length", readonly Choice[]>
>;

type HubFormProps = {
  action: string;
  query: HubQuery;
  onChange: (next: HubQuery, how?: { rest: boolean }) => void;
  /** Called when someone is about to type. */
  onPrepare: () => void;
  /** The search couldn't be loaded: the form is submitted and the server searches. */
  failed: boolean;
  choices: HubChoices;
  marks: { optional: string; errorMark: string };
  copy: HubFormCopy;
};

/** On a phone the keyboard covers the lower half, so the field scrolls to the top to show the first result. */
function keepAnswersInView({ currentTarget }: FormEvent<HTMLInputElement>): void {
  if (!matchMedia("(width < 40rem)").matches) return;
  currentTarget.closest("search")?.scrollIntoView({ block: "start", behavior: "instant" });
}

/** Without JavaScript it's a form for the same page. */
export function HubForm(props: HubFormProps) {
  const { action, query, onChange, onPrepare, failed, choices, marks, copy } = props;
  const form = useRef<HTMLFormElement>(null);

  function asFilledIn(): HubQuery {
    const texts = new URLSearchParams();
    for (const [name, value] of new FormData(form.current ?? undefined)) texts.set(name, String(value));
    return queryOf(texts);
  }

  // Input from before hydration has only changed the form.
  const catchUp = useEffectEvent(() => {
    const filledIn = asFilledIn();
    if (searchOf(filledIn) !== searchOf(query)) onChange(filledIn);
  });
  useEffect(() => catchUp(), []);

  // Open at first if something is selected; after that the reader opens and closes it.
  const { q: _, ...chosen } = query;
  const [isNarrowed] = useState(hasChoices(chosen));

  const select = (name: keyof HubChoices) => (
    <SelectField
      id={`hub-${name}`}
      label={copy[name].label}
      marks={marks}
      name={name}
      onChange={() => onChange(asFilledIn())}
      options={choices[name]}
      placeholder={copy[name].any}
      value={query[name] ?? ""}
    />
  );

  return (
    <search>
      <form
        action={action}
        aria-label={copy.form}
        autoComplete="off"
        className="grid items-end gap-x-grid gap-y-4 sm:grid-cols-3"
        onSubmit={(event) => {
          if (failed) return;
          event.preventDefault();
          onChange(asFilledIn());
        }}
        ref={form}
      >
        <div className="sm:col-span-3">
          <TextField
            enterKeyHint="search"
            error={failed ? copy.unavailable : undefined}
            hint={copy.q.hint}
            id="hub-q"
            label={copy.q.label}
            marks={marks}
            maxLength={longestSearch}
            name="q"
            onChange={() => onChange(asFilledIn(), { rest: true })}
            onFocus={onPrepare}
            onInput={keepAnswersInView}
            type="search"
            value={query.q}
          />
        </div>
        {/* Folded on phones, so that the first result is visible above the keyboard (knowledge-hub.css). */}
        <details className="folds-on-phones hub-choices sm:col-span-3" open={isNarrowed}>
          <summary className="flex min-h-11 items-center gap-2 rounded-sm text-small font-semibold text-link focus-ring">
            {copy.narrow}
            <Icon className="size-4.5" name="chevron" />
          </summary>
          <div className="grid items-end gap-x-grid gap-y-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
            {select("subject")}
            {select("path")}
            {select("reader")}
            {select("kind")}
            {select("length")}
          </div>
          <p className="mt-3 text-small text-ink-faint">{copy.lead}</p>
        </details>
        <noscript>
          <Button type="submit" variant="outline">
            {copy.show}
          </Button>
        </noscript>
      </form>
    </search>
  );
}

type CountLineProps = {
  found: number;
  all: number;
  /** A sentence before the count; "" for none. */
  lead: string;
  copy: { all: string; one: string; some: string };
};

/** Long enough to finish a word, so that a screen reader isn't interrupted at each letter. */
const quietMs = 700;

/** The number of matches: shown at once, and announced once it hasn't changed for a moment. */
export function CountLine({ found, all, lead, copy }: CountLineProps) {
  const kind = found === all ? copy.all : found === 1 ? copy.one : copy.some;
  const count = kind.replace("{found}", String(found)).replace("{all}", String(all));
  const text = lead === "" ? count : `${lead} ${count}`;
  const [first] = useState(text);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((before) => (before === "" && text === first ? "" : text)),
      quietMs,
    );
    return () => clearTimeout(timer);
  }, [text, first]);

  return (
    <>
      <p aria-hidden="true" className="font-semibold">
        {text}
      </p>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </>
  );
}
