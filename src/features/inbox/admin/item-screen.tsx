import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { requiredMarks } from "#content/forms.ts";
import type { FoundRecord } from "#platform/personal-data/person.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { panelLink, sheetClass } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import type { ScreenProps } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { itemCopy as copy, stateNames } from "../copy/inbox.ts";
import type { ItemContent } from "../reads/item-screen.server.ts";
import { replyField } from "../rules/reply-field.ts";
import { MergeButton } from "./conversation-buttons.tsx";
import { ItemBar } from "./item-bar.tsx";
import type { ItemAction, itemLoader } from "./item-operations.server.ts";
import { kinds } from "./item-row.tsx";
import { NoteForm } from "./note-form.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { LaterPanel, StatusPanel } from "./status-panel.tsx";
import { EmailDetails, StepList, UnverifiedSender } from "./step-list.tsx";

type OthersProps = {
  content: ItemContent;
  others: readonly FoundRecord[];
};

/** What else came from the same address: messages, inquiries, campaign answers and the newsletter. */
function Others({ content, others }: OthersProps) {
  return (
    <section aria-labelledby="others-heading" className={sheetClass}>
      <h2 className="text-h4" id="others-heading">
        Also from this person
      </h2>
      {others.length === 0 ? (
        <p className="mt-2 text-ink-soft">Nothing else with this email address.</p>
      ) : null}
      <ul className="mt-2 grid gap-1 empty:hidden">
        {others.map(({ path, title, at, kind }) => (
          <li className="flex min-h-11 flex-wrap items-center gap-x-3" key={path}>
            <a className={`wrap-anywhere ${panelLink}`} href={path}>
              {title}
            </a>
            <span className="text-small text-ink-soft">
              {copy.kinds[kind]} · <LocalTime at={at} />
            </span>
            <MergeButton content={content} path={path} title={title} />
          </li>
        ))}
      </ul>
      <p className="mt-1">
        <a
          className={`inline-flex min-h-11 items-center font-semibold ${panelLink}`}
          data-no-prefetch=""
          href={content.person}
        >
          Everything from this person
        </a>
      </p>
    </section>
  );
}

/** One message or inquiry: what was written, what was done with it, and what one can do. The list is beside it. */
export function ItemScreen({ loaderData: content }: ScreenProps<ReturnType<typeof itemLoader>>) {
  const { heading, item, steps, mayWrite, mayErase, others } = content;
  const answerable = mayWrite && item.state !== "suspected_spam";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[17rem_minmax(0,1fr)]">
      <ItemPane content={content} />
      <div className="min-w-0">
        <ItemBar content={content} />
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:mt-3">
          <h1 className="min-w-0 rounded-sm text-[1.75rem] leading-tight focus-ring wrap-break-word">
            {heading}
          </h1>
          {/* Where there is room, it's beside the item. */}
          <span className="min-[87.5rem]:hidden">
            <Tag kind={kinds[item.state]} state>
              {stateNames[item.state]}
            </Tag>
          </span>
        </div>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 min-[87.5rem]:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Written answerable={answerable} content={content} />
            {steps.length === 0 ? null : <StepList content={content} />}
            {answerable ? <ReplyForm content={content} key={item.id} /> : null}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2 min-[87.5rem]:grid-cols-[minmax(0,1fr)]">
            <StatusPanel content={content} />
            {answerable ? <LaterPanel content={content} key={`later ${item.id}`} /> : null}
            {mayWrite ? <NoteForm content={content} key={item.id} /> : null}
            <Others content={content} others={others} />
            {mayErase ? <ErasePanel content={content} key={item.id} /> : null}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Erases an item permanently, after typing a word. */
function ErasePanel({ content: { kind } }: { content: ItemContent }) {
  const lost =
    "This erases the message, its notes, its replies and any emails about it still waiting to be sent. You can't undo this.";
  const { busy, problem, send } = useOperations<ItemAction>();
  const hydrated = useHydrated();
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  return (
    <section aria-labelledby="erase-heading" className={`grid justify-items-start gap-2 ${sheetClass}`}>
      <h2 className="text-h4" id="erase-heading">
        Erase permanently
      </h2>
      <p className="text-small text-ink-soft">{lost}</p>
      <Button disabled={!hydrated} onClick={() => setAsking(true)} size="small" variant="danger-outline">
        Erase
      </Button>
      {asking ? (
        <TypedDeletion
          busy={busy}
          copy={{
            heading: "Erase permanently",
            text: lost,
            typed: "Type erase to confirm",
            mismatch: "Please type erase",
            remove: "Erase permanently",
            keep: "Cancel",
          }}
          expected="erase"
          field="typed"
          marks={requiredMarks}
          onClose={() => setAsking(false)}
          onRemove={async () => {
            // There is nothing left to read again here.
            const erased = await send("eraseConversation", {}, { stay: true });
            if (erased) await navigate(`/admin/${kind}`, { replace: true });
          }}
          problem={problem}
        />
      ) : null}
    </section>
  );
}

/** The list beside an open item, on wide screens. */
function ItemPane({ content: { pane, item } }: { content: ItemContent }) {
  return (
    <nav
      aria-label="Other items in this list"
      className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto rounded-lg border border-line bg-surface shadow-card max-xl:hidden"
    >
      <ul className="divide-y divide-line">
        {pane.map(({ id, href, title, name, preview, age, late, formatted }) => (
          <li key={id}>
            <a
              aria-current={id === item.id ? "page" : undefined}
              className={`grid grid-cols-[minmax(0,1fr)] gap-0.5 px-4 py-2.5 focus-ring ${id === item.id ? "bg-tint" : "hover:bg-tint"}`}
              href={href}
            >
              <span className="flex justify-between gap-3">
                <span className="min-w-0 truncate font-semibold">{name || title}</span>
                <span className="shrink-0 text-small text-ink-soft">{age}</span>
              </span>
              <span className="truncate text-small">{title}</span>
              <span className="truncate text-small text-ink-soft">{preview}</span>
              {formatted === "" ? null : (
                <span className={`text-small ${late ? "font-semibold text-error" : "text-ink-soft"}`}>
                  {formatted}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Written({
  content: { item, facts, age, promise, opening },
  answerable,
}: {
  content: ItemContent;
  answerable: boolean;
}) {
  return (
    <section aria-labelledby="written-heading" className={sheetClass} id={opening && `email-${opening.id}`}>
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2 sm:gap-y-2.5">
        <Fact label="Received">
          <LocalTime at={item.createdAt} /> <span className="whitespace-nowrap text-ink-soft">({age})</span>
        </Fact>
        <Fact label="Reply due">
          <span className={promise.late ? "font-semibold text-error" : ""}>{promise.formatted}</span>
        </Fact>
        {facts.map(({ name, label, text }) => (
          <Fact key={name} label={label}>
            {text}
          </Fact>
        ))}
      </dl>
      <div className="mt-5 flex items-center justify-between gap-4 border-t border-line pt-4 max-sm:mt-3 max-sm:pt-3">
        <h2 className="text-h4" id="written-heading">
          Message
        </h2>
        {/* On phones the field is below everything that was written. */}
        {answerable ? (
          <a
            className={`-my-2 inline-flex min-h-11 items-center text-small sm:hidden ${panelLink}`}
            href={`#${replyField}`}
          >
            Write a reply
          </a>
        ) : null}
      </div>
      {opening?.isUnverified ? <UnverifiedSender /> : null}
      <p className="mt-2 max-w-text whitespace-pre-wrap wrap-anywhere">
        {item.message || <span className="text-ink-soft">No message was included.</span>}
      </p>
      {opening === undefined ? null : <EmailDetails email={opening} rest={opening.text} />}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-x-3">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
