import { useNavigate } from "react-router";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { panelLink, sheetClass } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { mailCopy } from "../mails/copy.ts";
import type { ItemContent } from "../reads/item-screen.server.ts";
import { SeparateButton, UndoReply } from "./conversation-buttons.tsx";
import { useItemAction } from "./use-item-action.ts";

/** Notes are only the team's, and what the person wrote is theirs: both look different from our replies. */
const stepColors: Readonly<Record<string, string>> = {
  note: "bg-warning-bg",
  mail: "border border-line bg-surface",
  message: "border border-line bg-surface",
};

export function StepList({ content }: { content: ItemContent }) {
  const { steps, earlier } = content;
  return (
    <section aria-labelledby="steps-heading" className={sheetClass}>
      <h2 className="text-h4" id="steps-heading">
        Activity
      </h2>
      {earlier === "" ? null : (
        <a
          className={`mt-1 inline-flex min-h-11 items-center text-small font-semibold ${panelLink}`}
          href={earlier}
        >
          {mailCopy.earlier}
        </a>
      )}
      <ol className="mt-2 grid gap-3">
        {steps.map(({ id, at, formatted, text, sending, failed, kind, mail, until, undoMs, separable }) => (
          <li id={kind === "mail" ? `email-${id}` : undefined} key={id}>
            <p className="text-small text-ink-soft wrap-anywhere">
              <span className="font-semibold text-ink">
                {formatted}
                {until === "" ? null : (
                  <>
                    {" "}
                    <LocalTime at={until} />
                  </>
                )}
              </span>{" "}
              · <LocalTime at={at} />
              {sending === "" ? null : (
                <span className={failed ? "font-semibold text-error" : ""}> · {sending}</span>
              )}
            </p>
            {mail?.isOther ? <OtherSender email={mail} /> : null}
            {mail?.isUnverified ? <UnverifiedSender /> : null}
            {text === "" ? null : (
              <p
                className={`mt-1.5 max-w-text rounded-md px-4 py-3 whitespace-pre-wrap wrap-anywhere ${stepColors[kind] ?? "bg-tint"}`}
              >
                {text}
              </p>
            )}
            {mail === undefined ? null : <EmailDetails email={mail} />}
            {mail?.isOther ? <OwnConversation content={content} email={mail} /> : null}
            <div className="mt-1.5 empty:hidden">
              {undoMs > 0 && content.mayWrite ? (
                <UndoReply answerId={id} content={content} key={undoMs} leftMs={undoMs} />
              ) : null}
              {separable ? <SeparateButton content={content} id={id} /> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Email = NonNullable<ItemContent["opening"]>;

export function EmailDetails({ email, rest = "" }: { email: Email; rest?: string }) {
  const { attachments, leftOut, quoted, isCut, isWhole, wholeHref } = email;
  return (
    <>
      {rest === "" ? null : <Folded isOpen={isWhole} text={rest} title="Show the rest" />}
      {quoted === "" ? null : <Folded isOpen={isWhole} text={quoted} title="Show quoted text" />}
      {wholeHref === "" ? null : (
        <p className="mt-1">
          <a
            className={`inline-flex min-h-11 items-center text-small font-semibold ${panelLink}`}
            href={wholeHref}
          >
            {mailCopy.showAll}
          </a>
        </p>
      )}
      {isCut ? <p className="mt-2 text-small text-ink-soft">{mailCopy.isCut}</p> : null}
      {attachments.length + leftOut.length === 0 ? null : (
        <ul aria-label="Attachments" className="mt-2 grid gap-1">
          {attachments.map(({ name, size, href }) => (
            <li className="flex min-h-11 flex-wrap items-center gap-x-3" key={href}>
              <a className={`wrap-anywhere ${panelLink}`} href={href}>
                {name}
              </a>
              <span className="text-small text-ink-soft">{size}</span>
            </li>
          ))}
          {leftOut.map(({ name, why }) => (
            <li className="flex min-h-11 flex-wrap items-center gap-x-3" key={name}>
              <span className="wrap-anywhere">{name}</span>
              <span className="text-small text-ink-soft">{why}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Folded({ text, title, isOpen }: { text: string; title: string; isOpen: boolean }) {
  return (
    <details className="mt-2 max-w-text" open={isOpen}>
      <summary className="min-h-11 cursor-pointer content-center rounded-sm text-small font-semibold text-ink-soft focus-ring">
        {title}
      </summary>
      <p className="border-l-2 border-line pl-4 text-small whitespace-pre-wrap wrap-anywhere text-ink-soft">
        {text}
      </p>
    </details>
  );
}

/** Says above an email that it names this conversation and comes from somebody else. */
function OtherSender({ email: { email } }: { email: Email }) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <Tag kind="care">From another address</Tag>
      <span className="min-w-0 wrap-anywhere text-ink-soft">
        {`${email === "" ? "It has no sender address" : email}. Your replies here don’t go to them.`}
      </span>
    </p>
  );
}

export function UnverifiedSender() {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <Tag kind="care">{mailCopy.unverified}</Tag>
      <span className="min-w-0 text-ink-soft">{mailCopy.unverifiedMeans}</span>
    </p>
  );
}

/** Whoever wrote from another address can be answered in a conversation of their own. */
function OwnConversation({ email, content }: { email: Email; content: ItemContent }) {
  const { mayWrite } = content;
  const { busy, problem, act } = useItemAction("separateMail");
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { id: mailId, answeredAt } = email;
  if (answeredAt !== "")
    return (
      <a
        className={`mt-1 inline-flex min-h-11 items-center text-small font-semibold ${panelLink}`}
        href={answeredAt}
      >
        Open their conversation
      </a>
    );
  if (email.email === "" || !mayWrite) return null;
  const begin = () =>
    act(
      { mailId },
      {
        text: mailId,
        success: ({ id }) => {
          void navigate(`/admin/messages/${id}`);
          return "";
        },
      },
    );
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <Button disabled={busy || !hydrated} onClick={begin} size="small" variant="outline">
        Answer as a new conversation
      </Button>
      <ProblemNote problem={problem} />
    </div>
  );
}
