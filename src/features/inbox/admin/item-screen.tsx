import { LocalTime } from "#ui/local-time.tsx";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { itemScreen } from "../reads/item-screen.server.ts";
import { boxAt } from "../rules/boxes.ts";
import { AnswerForm } from "../ui/answer-form.tsx";
import { ErasePanel } from "../ui/erase-panel.tsx";
import type { ItemContent } from "../ui/inbox-content.ts";
import { NoteForm } from "../ui/note-form.tsx";
import { StandingPanel } from "../ui/status-panel.tsx";
import { Written } from "../ui/written-panel.tsx";

/** What was done since: notes, answers and moves, in their order. */
function StepList({ steps, words }: Pick<ItemContent, "steps" | "words">) {
  return (
    <section aria-labelledby="steps-heading" className={panelClass}>
      <h2 className="text-h3" id="steps-heading">
        {words.history}
      </h2>
      {steps.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.noHistory}</p>
      ) : (
        <ol className="mt-4 grid gap-4">
          {steps.map(({ id, at, said, text, sending, failed, kind }) => (
            <li key={id}>
              <p className="text-small text-ink-soft wrap-anywhere">
                <span className="font-semibold text-ink">{said}</span> · <LocalTime at={at} />
                {sending === "" ? null : (
                  <span className={failed ? "font-semibold text-error" : ""}> · {sending}</span>
                )}
              </p>
              {text === "" ? null : (
                <p
                  className={`mt-1.5 max-w-text rounded-md px-4 py-3 whitespace-pre-wrap wrap-anywhere ${kind === "note" ? "bg-warning-bg" : "bg-tint"}`}
                >
                  {text}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

export const loader = screenLoader(({ services, actor, path, params: { id = "" } }) =>
  itemScreen(services, actor, { box: boxAt(path), id }),
);

/** One message or inquiry: what was written, what was done with it, and what one can do. */
export default function ItemScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { words, back, heading, item, steps, mayWrite, mayErase } = content;
  const answerable = mayWrite && item.state !== "suspected_spam";
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href={back.href}>
          {back.label}
        </a>
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring wrap-anywhere">{heading}</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Written content={content} />
          <StepList steps={steps} words={words} />
          {answerable ? <AnswerForm content={content} key={item.id} /> : null}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <StandingPanel content={content} />
          {mayWrite ? <NoteForm content={content} /> : null}
          {mayErase ? <ErasePanel content={content} /> : null}
        </div>
      </div>
    </>
  );
}
