import { recordsFrom } from "#features/person/reads/view.server.ts";
import type { FoundRecord } from "#platform/personal-data/person.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { panelLink, sheetClass } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { mailboxAt } from "../forms/rules/mailboxes.ts";
import { itemScreen } from "../reads/item-screen.server.ts";
import { AnswerForm } from "../ui/answer-form.tsx";
import { ErasePanel } from "../ui/erase-panel.tsx";
import type { ItemContent } from "../ui/inbox-content.ts";
import { ItemBar } from "../ui/item-bar.tsx";
import { ItemPane } from "../ui/item-pane.tsx";
import { kinds } from "../ui/item-row.tsx";
import { NoteForm } from "../ui/note-form.tsx";
import { StatusPanel } from "../ui/status-panel.tsx";
import { Written } from "../ui/written-panel.tsx";

/** What was done since: notes, answers and moves, in their order. */
function StepList({ steps, copy }: Pick<ItemContent, "steps" | "copy">) {
  return (
    <section aria-labelledby="steps-heading" className={sheetClass}>
      <h2 className="text-h4" id="steps-heading">
        {copy.history}
      </h2>
      <ol className="mt-2 grid gap-3">
        {steps.map(({ id, at, formatted, text, sending, failed, kind }) => (
          <li key={id}>
            <p className="text-small text-ink-soft wrap-anywhere">
              <span className="font-semibold text-ink">{formatted}</span> · <LocalTime at={at} />
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
    </section>
  );
}

type OthersProps = {
  others: readonly FoundRecord[];
  copy: ItemContent["copy"]["others"];
  /** The view of everything from them. */
  person: string;
};

/** What else came from the same address: messages, inquiries, campaign answers and the newsletter. */
function Others({ others, copy, person }: OthersProps) {
  return (
    <section aria-labelledby="others-heading" className={sheetClass}>
      <h2 className="text-h4" id="others-heading">
        {copy.heading}
      </h2>
      {others.length === 0 ? <p className="mt-2 text-ink-soft">{copy.none}</p> : null}
      <ul className="mt-2 grid gap-1 empty:hidden">
        {others.map(({ path, title, at, kind }) => (
          <li className="flex min-h-11 flex-wrap items-center gap-x-3" key={path}>
            <a className={`wrap-anywhere ${panelLink}`} href={path}>
              {title}
            </a>
            <span className="text-small text-ink-soft">
              {copy.kinds[kind]} · <LocalTime at={at} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1">
        <a
          className={`inline-flex min-h-11 items-center font-semibold ${panelLink}`}
          data-no-prefetch=""
          href={person}
        >
          {copy.all}
        </a>
      </p>
    </section>
  );
}

export const loader = screenLoader(async ({ services, actor, path, params: { id = "" } }) => {
  const content = await itemScreen(services, actor, { mailbox: mailboxAt(path), id });
  const records = await recordsFrom(services, actor, content.item.email);
  const others = records.filter(({ path: other }) => !other.endsWith(id));
  return { ...content, others };
});

/** One message or inquiry: what was written, what was done with it, and what one can do. The list is beside it. */
export default function ItemScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { copy, heading, item, steps, mayWrite, mayErase, others } = content;
  const answerable = mayWrite && item.state !== "suspected_spam";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[17rem_minmax(0,1fr)]">
      <ItemPane content={content} />
      <div className="min-w-0">
        <ItemBar content={content} />
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="min-w-0 rounded-sm text-[1.75rem] leading-tight focus-ring wrap-break-word">
            {heading}
          </h1>
          {/* Where there is room, it's beside the item. */}
          <span className="min-[87.5rem]:hidden">
            <Tag kind={kinds[item.state]} state>
              {content.stateNames[item.state]}
            </Tag>
          </span>
        </div>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[87.5rem]:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Written content={content} />
            {steps.length === 0 ? null : <StepList steps={steps} copy={copy} />}
            {answerable ? <AnswerForm content={content} key={item.id} /> : null}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2 min-[87.5rem]:grid-cols-[minmax(0,1fr)]">
            <StatusPanel content={content} />
            {mayWrite ? <NoteForm content={content} key={item.id} /> : null}
            <Others others={others} person={content.person} copy={copy.others} />
            {mayErase ? <ErasePanel content={content} key={item.id} /> : null}
          </div>
        </div>
      </div>
    </div>
  );
}
