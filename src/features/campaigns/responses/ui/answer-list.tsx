import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ListPages } from "#ui/list/list-pages.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass, panelLink, smallControl } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { responsesCopy } from "../copy.ts";
import type { responsesScreen } from "../reads/responses-screen.server.ts";

const { answers: copy } = responsesCopy;

type AnswerListProps = { answers: SingleAnswers; path: string };

export function AnswerList({ answers, path }: AnswerListProps) {
  const { spam, unreadable, narrowed, csv, items, older, newest } = answers;
  return (
    <section aria-labelledby="answers" className={`mt-5 grid gap-4 ${panelClass}`}>
      <div>
        <h2 className="text-h4" id="answers">
          {spam ? copy.spamHeading : copy.heading}
        </h2>
        <p className="mt-1 max-w-text text-small text-ink-soft">
          {spam ? copy.spamIntroduction : copy.introduction}
          {csv === undefined ? null : ` ${copy.exportHint}`}
        </p>
      </div>
      {unreadable ? (
        <Note kind="error">
          <p>{copy.unreadable}</p>
        </Note>
      ) : null}
      {spam ? null : <AnswerFilter answers={answers} key={csv} path={path} />}
      {narrowed ? <p className="text-small text-ink-soft">{copy.narrowed}</p> : null}
      {items.length === 0 ? (
        <p className="text-ink-soft">{spam ? copy.noneSpam : copy.none}</p>
      ) : (
        <Rows items={items} path={path} />
      )}
      <ListPages className="gap-x-5" copy={copy.pages} first={newest} label={copy.caption} older={older} />
    </section>
  );
}

/** On phones each row is two lines: when, and how it begins. */
function Rows({ items, path }: { items: SingleAnswers["items"] } & Omit<AnswerListProps, "answers">) {
  const cell = "py-2 pr-5 align-baseline max-md:p-0";
  return (
    <table className="w-full text-left max-md:block">
      <caption className="sr-only">{copy.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-small text-ink-faint">
          {[copy.columns.sent, copy.columns.read, copy.columns.version, copy.columns.complete].map((name) => (
            <th className="pr-5 pb-2 font-semibold" key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {items.map(({ id, sent, version, complete, excerpt }) => (
          <tr
            className="border-t border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:py-2"
            data-row=""
            key={id}
          >
            <td className={`${cell} lg:whitespace-nowrap`}>
              <a className={`inline-block ${panelLink}`} href={`${path}/${id}`}>
                <span className="sr-only">{copy.read}: </span>
                <LocalTime at={sent} />
              </a>
            </td>
            <td className="w-full max-w-0 py-2 pr-5 align-baseline text-ink-soft max-md:col-span-2 max-md:row-start-2 max-md:w-auto max-md:max-w-none max-md:p-0">
              <span className="line-clamp-1 wrap-anywhere max-md:line-clamp-2">
                {excerpt || copy.noWords}
              </span>
            </td>
            <td className={`${cell} text-ink-soft tabular-nums max-md:hidden`}>{version}</td>
            <td className={`${cell} text-ink-soft max-md:col-start-2 max-md:row-start-1 max-md:text-small`}>
              <span className={complete ? "md:hidden" : "hidden"}>{copy.columns.complete}</span>
              <span className="max-md:hidden">{complete ? copy.yes : copy.no}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SingleAnswers = NonNullable<Awaited<ReturnType<typeof responsesScreen>>["answers"]>;

/** A plain GET form, so the filter is in the address. */
function AnswerFilter({
  answers: { query, listed, versions, choices, all, narrowed, filtering },
  path,
}: AnswerListProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (filtering) fields.current?.querySelector<HTMLElement>("select, input")?.focus();
  }, [filtering]);
  return (
    <details className="group/filter rounded-md border border-line" open={narrowed || filtering}>
      <summary
        aria-keyshortcuts="f"
        className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-md px-4 font-semibold focus-ring hover:text-link"
      >
        {copy.filterHeading}
        <Icon className="size-4.5 text-ink-soft group-open/filter:rotate-180" name="chevron" />
      </summary>
      <form action={path} aria-label={copy.filterHeading} className="grid gap-4 px-4 pt-1 pb-4" method="get">
        {Object.entries(listed).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4" ref={fields}>
          {choices.map(({ name, label, value, options }) => (
            <Labelled key={name} label={label}>
              <Select defaultValue={value} name={name}>
                <option value="">{copy.anyAnswer}</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            </Labelled>
          ))}
          <Labelled label={copy.from}>
            <input className={smallControl} defaultValue={query.from} name="from" type="date" />
          </Labelled>
          <Labelled label={copy.to}>
            <input className={smallControl} defaultValue={query.to} name="to" type="date" />
          </Labelled>
          <Labelled label={copy.version}>
            <Select defaultValue={query.version} name="version">
              <option value="">{copy.anyVersion}</option>
              {versions.map((version) => (
                <option key={version} value={version}>
                  {version}
                </option>
              ))}
            </Select>
          </Labelled>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <label className="flex min-h-11 items-center gap-3">
            <input
              className="size-5 accent-primary focus-ring"
              defaultChecked={query.complete !== undefined}
              name="complete"
              type="checkbox"
              value="1"
            />
            {copy.complete}
          </label>
          <Button size="small" type="submit" variant="outline">
            {copy.apply}
          </Button>
          {narrowed ? (
            <a className={`inline-flex min-h-11 items-center ${panelLink}`} href={all}>
              {copy.clear}
            </a>
          ) : null}
          <span className="text-small text-ink-soft">{copy.utc}</span>
        </div>
      </form>
    </details>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className="grid min-w-0 content-end gap-1.5">
      <span className="line-clamp-2 text-small font-semibold wrap-anywhere">{label}</span>
      {children}
    </label>
  );
}
