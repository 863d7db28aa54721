import { ButtonLink } from "#ui/button-link.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { adminCard, adminLink } from "./admin-card.ts";
import { AnswerFilter, type SingleAnswers } from "./answer-filter.tsx";
import type { ResponsesCopy } from "./responses-copy.ts";

type AnswerListProps = { answers: SingleAnswers; path: string; copy: ResponsesCopy["answers"] };

/** The responses of a campaign: filter, exports, and a list with pages. */
export function AnswerList({ answers, path, copy }: AnswerListProps) {
  const { spam, unreadable, narrowed, csv, json, items, older, newest, all } = answers;
  return (
    <section aria-labelledby="answers" className={`mt-8 grid gap-6 ${adminCard}`}>
      <div>
        <h2 className="scroll-mt-6 text-h3" id="answers">
          {spam ? copy.spamHeading : copy.heading}
        </h2>
        <p className="mt-1 max-w-text text-ink-soft">{spam ? copy.spamIntroduction : copy.introduction}</p>
      </div>
      {unreadable ? (
        <Note kind="error">
          <p>{copy.unreadable}</p>
        </Note>
      ) : null}
      {spam ? (
        <a className={`inline-flex min-h-11 items-center justify-self-start ${adminLink}`} href={all}>
          {copy.leaveSpam}
        </a>
      ) : (
        <AnswerFilter answers={answers} key={csv} path={path} copy={copy} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {csv === undefined ? null : (
          <ButtonLink href={csv} size="small" variant="primary">
            {copy.csv}
          </ButtonLink>
        )}
        {json === undefined ? null : (
          <ButtonLink href={json} size="small" variant="outline">
            {copy.json}
          </ButtonLink>
        )}
        {narrowed ? <span className="text-small text-ink-soft">{copy.narrowed}</span> : null}
      </div>
      {items.length === 0 ? (
        <p className="text-ink-soft">{spam ? copy.noneSpam : copy.none}</p>
      ) : (
        <Rows items={items} path={path} copy={copy} />
      )}
      <nav aria-label={copy.caption} className="flex flex-wrap gap-5 empty:hidden">
        {newest === undefined ? null : (
          <ButtonLink href={`${newest}#answers`} size="small" variant="outline">
            {copy.newest}
          </ButtonLink>
        )}
        {older === undefined ? null : (
          <ButtonLink href={`${older}#answers`} size="small" variant="outline">
            {copy.older}
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}

function Rows({ items, path, copy }: { items: SingleAnswers["items"] } & Omit<AnswerListProps, "answers">) {
  const cell = "py-3 pr-5 align-top max-md:block max-md:py-0.5";
  return (
    <table className="w-full text-left max-md:block">
      <caption className="sr-only">{copy.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-small text-ink-faint">
          {[copy.columns.sent, copy.columns.version, copy.columns.complete, copy.columns.read].map((name) => (
            <th className="py-2 pr-5 font-semibold" key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {items.map(({ id, sent, version, complete, excerpt }) => (
          <tr className="border-t border-line max-md:block max-md:py-3" data-row="" key={id}>
            <td className={`${cell} lg:whitespace-nowrap`}>
              <a className={`inline-block ${adminLink}`} href={`${path}/${id}`}>
                <span className="sr-only">{copy.read}: </span>
                <LocalTime at={sent} />
              </a>
            </td>
            <td className={`${cell} tabular-nums`}>
              <span className="text-small text-ink-soft md:hidden">{copy.columns.version} </span>
              {version}
            </td>
            <td className={cell}>
              <span className="text-small text-ink-soft md:hidden">{copy.columns.complete}: </span>
              {complete ? copy.yes : copy.no}
            </td>
            <td className={`${cell} text-ink-soft wrap-anywhere`}>{excerpt || copy.noWords}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
