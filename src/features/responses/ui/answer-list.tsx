import { ButtonLink } from "#ui/button-link.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { adminCard, adminLink } from "./admin-card.ts";
import { AnswerFilter, type SingleAnswers } from "./answer-filter.tsx";
import type { ResponsesCopy } from "./responses-copy.ts";

type AnswerListProps = { answers: SingleAnswers; path: string; copy: ResponsesCopy["answers"] };

/** The responses of a campaign: the filter, and a list with pages. */
export function AnswerList({ answers, path, copy }: AnswerListProps) {
  const { spam, unreadable, narrowed, csv, items, older, newest } = answers;
  return (
    <section aria-labelledby="answers" className={`mt-5 grid gap-4 ${adminCard}`}>
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
      {spam ? null : <AnswerFilter answers={answers} copy={copy} key={csv} path={path} />}
      {narrowed ? <p className="text-small text-ink-soft">{copy.narrowed}</p> : null}
      {items.length === 0 ? (
        <p className="text-ink-soft">{spam ? copy.noneSpam : copy.none}</p>
      ) : (
        <Rows copy={copy} items={items} path={path} />
      )}
      <nav aria-label={copy.caption} className="flex flex-wrap gap-5 empty:hidden">
        {newest === undefined ? null : (
          <ButtonLink href={newest} size="small" variant="outline">
            {copy.newest}
          </ButtonLink>
        )}
        {older === undefined ? null : (
          <ButtonLink href={older} size="small" variant="outline">
            {copy.older}
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}

/** On phones each row is two lines: when, and how it begins. */
function Rows({ items, path, copy }: { items: SingleAnswers["items"] } & Omit<AnswerListProps, "answers">) {
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
              <a className={`inline-block ${adminLink}`} href={`${path}/${id}`}>
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
