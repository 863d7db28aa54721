import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { responsesCopy as copy } from "../copy.ts";
import { responsesScreen } from "../reads/responses-screen.server.ts";
import { AnswerList } from "../ui/answer-list.tsx";
import { DayBars } from "../ui/day-bars.tsx";
import { QuestionChart } from "../ui/question-chart.tsx";

type Content = Awaited<ReturnType<typeof responsesScreen>>;

export const loader = screenLoader(({ services, actor, params: { id = "" }, search }) =>
  responsesScreen(services, actor, { id, search }),
);

/** Counts and charts for everybody in the admin, single answers for those who may. */
export default function ResponsesScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { path, campaign, view, answers } = content;
  return (
    <>
      <ScreenHeading at={campaign} back={{ href: "/admin/campaigns", text: copy.back }} title={copy.title}>
        {answers === undefined ? null : <Exports answers={answers} filters={view === "summary"} />}
      </ScreenHeading>
      <Views content={content} />
      {view === "answers" && answers !== undefined ? (
        <AnswerList answers={answers} path={path} />
      ) : (
        <SummaryView content={content} />
      )}
    </>
  );
}

/** `filters` says whether to lead to the filter: the list of answers has it itself. */
type ExportsProps = { answers: NonNullable<Content["answers"]>; filters: boolean };

function Exports({ answers: { csv, json, filter }, filters }: ExportsProps) {
  return (
    <p className="flex flex-wrap gap-3 empty:hidden">
      {filters ? (
        <ButtonLink aria-keyshortcuts="f" href={filter} size="small" variant="outline">
          {copy.answers.filterHeading}
        </ButtonLink>
      ) : null}
      {csv === undefined ? null : (
        <ButtonLink aria-keyshortcuts="d" href={csv} size="small" variant="primary">
          {copy.answers.csv}
        </ButtonLink>
      )}
      {json === undefined ? null : (
        <ButtonLink href={json} size="small" variant="outline">
          {copy.answers.json}
        </ButtonLink>
      )}
    </p>
  );
}

function Views({ content: { views, translations } }: { content: Content }) {
  if (views.length === 0 && translations.links.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 border-b border-line">
      <nav aria-label={copy.views.label} className="flex gap-x-5 empty:hidden">
        {views.map(({ href, label, count, here }) => (
          <a
            aria-current={here ? "page" : undefined}
            className="-mb-px inline-flex min-h-11 items-center gap-2 rounded-t-sm border-b-2 border-transparent font-semibold text-ink-soft focus-ring hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink"
            href={href}
            key={label}
          >
            {label}
            {count === "" || count === "0" ? null : (
              <span className="rounded-pill bg-tint px-2 text-small tabular-nums">{count}</span>
            )}
          </a>
        ))}
      </nav>
      {translations.links.length === 0 ? null : (
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
          {copy.translations.also}
          {translations.links.map(({ href, label }) => (
            <a className={`inline-flex min-h-11 items-center ${panelLink}`} href={href} key={href}>
              {label}
            </a>
          ))}
          {translations.together === undefined ? null : (
            <a className={`inline-flex min-h-11 items-center ${panelLink}`} href={translations.together.href}>
              {translations.together.label}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function SummaryView({ content }: { content: Content }) {
  const { charts, days, anybody, translations, cards, empty } = content;
  return (
    <>
      {cards === null ? null : <Cards cards={cards} />}
      <section aria-labelledby="summary" className="mt-6">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="max-w-text">
            <h2 className="text-h4" id="summary">
              {copy.summary.heading}
            </h2>
            <p className="mt-0.5 text-small text-ink-soft">
              {content.privacy} {translations.together?.note}
            </p>
          </div>
          {cards === null ? null : <MonthChoice content={content} />}
        </div>
        {anybody ? (
          <div className="mt-4 gap-4 space-y-3 sm:space-y-4 xl:columns-2">
            {charts.map((chart) => (
              <div className="break-inside-avoid" key={chart.id}>
                <QuestionChart chart={chart} />
              </div>
            ))}
            {days === undefined ? null : (
              <div className="break-inside-avoid">
                <DayBars chart={days} />
              </div>
            )}
          </div>
        ) : (
          <div className={`mt-4 ${panelClass}`}>
            <h3 className="text-h4">{empty.heading}</h3>
            <p className="mt-1 max-w-text text-ink-soft">{empty.text}</p>
          </div>
        )}
      </section>
    </>
  );
}

function Cards({ cards }: { cards: NonNullable<Content["cards"]> }) {
  const { cards: labels } = copy;
  const tiles = [
    { label: labels.answers, value: cards.answers, hint: labels.answersHint },
    { label: labels.complete, value: cards.complete, hint: cards.completeHint },
    { label: labels.time, value: cards.time, hint: cards.timeHint },
    { label: labels.days, value: cards.days, hint: cards.daysHint },
  ];
  return (
    <ul aria-label={labels.label} className="mt-5 grid grid-cols-2 gap-3 xl:grid-cols-4">
      {tiles.map(({ label, value, hint }) => (
        <li className="min-w-0 rounded-lg border border-line bg-surface p-4 shadow-card sm:px-5" key={label}>
          <p className="text-small text-ink-soft">{label}</p>
          <p className="font-display text-h3 leading-tight">{value}</p>
          <p className="mt-1 text-small text-ink-soft">{hint}</p>
        </li>
      ))}
    </ul>
  );
}

function MonthChoice({ content: { path, month } }: { content: Content }) {
  return (
    <form action={path} className="grid gap-3" key={month.value} method="get">
      {month.unknown ? (
        <Note kind="care">
          <p>{copy.summary.noMonth}</p>
        </Note>
      ) : null}
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid gap-1.5">
          <span className="text-small font-semibold">{copy.summary.month}</span>
          <Select defaultValue={month.value} name="month">
            <option value="">{copy.summary.everyMonth}</option>
            {month.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
        <Button size="small" type="submit" variant="outline">
          {copy.summary.apply}
        </Button>
      </div>
    </form>
  );
}
