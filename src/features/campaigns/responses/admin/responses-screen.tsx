import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { Select } from "#ui/select.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { responsesScreen } from "../reads/responses-screen.server.ts";
import { adminCard, adminLink } from "../ui/admin-card.ts";
import { AnswerList } from "../ui/answer-list.tsx";
import { DayBars } from "../ui/day-bars.tsx";
import { QuestionChart } from "../ui/question-chart.tsx";

type Content = Awaited<ReturnType<typeof responsesScreen>>;

export const loader = screenLoader(({ services, actor, params: { id = "" }, search }) =>
  responsesScreen(services, actor, { id, search }),
);

/** Answers to one campaign: counts and charts for everybody in the admin, single answers for those who may. */
export default function ResponsesScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { copy, path, campaign, charts, days, anybody, answers } = content;
  return (
    <>
      <p className="text-small text-ink-soft wrap-anywhere">
        <a className={adminLink} href="/admin/campaigns">
          {copy.back}
        </a>{" "}
        / {campaign}
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
      <Cards content={content} />
      <section aria-labelledby="summary" className="mt-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="max-w-text">
            <h2 className="text-h3" id="summary">
              {copy.summary.heading}
            </h2>
            <p className="mt-1 text-small text-ink-soft">{content.privacy}</p>
          </div>
          <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
            <MonthChoice content={content} />
            {answers === undefined ? null : (
              <a className={`inline-flex min-h-11 items-center ${adminLink}`} href="#answers">
                {copy.answers.heading}
              </a>
            )}
          </div>
        </div>
        {anybody ? (
          <div className="mt-5 grid gap-6 xl:grid-cols-2">
            {charts.map((chart) => (
              <QuestionChart chart={chart} key={chart.id} copy={copy.chart} />
            ))}
            {days === undefined ? null : (
              <div className="xl:col-span-2">
                <DayBars chart={days} copy={copy.chart} />
              </div>
            )}
          </div>
        ) : (
          <div className={`mt-5 ${adminCard}`}>
            <h3 className="text-h3">{copy.empty.heading}</h3>
            <p className="mt-1 text-ink-soft">{copy.empty.text}</p>
          </div>
        )}
      </section>
      {answers === undefined ? null : <AnswerList answers={answers} path={path} copy={copy.answers} />}
    </>
  );
}

// On phones two of them share a line.
const figureCard = `min-w-0 max-sm:p-4 ${adminCard}`;

function Cards({ content: { copy, cards, answers } }: { content: Content }) {
  const shown = [
    { label: copy.cards.answers, value: cards.answers, hint: copy.cards.answersHint },
    { label: copy.cards.complete, value: cards.complete, hint: cards.completeHint },
    { label: copy.cards.days, value: cards.days, hint: cards.daysHint },
  ];
  return (
    <ul aria-label={copy.cards.label} className="mt-6 grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      {shown.map(({ label, value, hint }) => (
        <li className={figureCard} key={label}>
          <p className="text-small text-ink-soft">{label}</p>
          <p className="font-display text-[2rem] leading-tight">{value}</p>
          <p className="mt-1 text-small text-ink-soft">{hint}</p>
        </li>
      ))}
      {cards.spam === undefined || answers === undefined ? null : (
        <li className={figureCard}>
          <p className="text-small text-ink-soft">{copy.cards.spam}</p>
          <p className="font-display text-[2rem] leading-tight">{cards.spam}</p>
          <p className="mt-1 text-small text-ink-soft">
            {copy.cards.spamHint}{" "}
            <a className={adminLink} href={answers.folder}>
              {copy.cards.spamLink}
            </a>
          </p>
        </li>
      )}
    </ul>
  );
}

function MonthChoice({ content: { copy, path, month } }: { content: Content }) {
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
