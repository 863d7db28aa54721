import { LocalTime } from "#ui/local-time.tsx";
import { sheetClass } from "#ui/panel-class.ts";
import type { ItemContent } from "../reads/thread.server.ts";
import { EmailDetails, OtherSender, OwnConversation } from "./email-details.tsx";
import { SeparateButton } from "./merge-buttons.tsx";
import { UndoReply } from "./undo-reply.tsx";

/** Notes are only the team's, and what the person wrote is theirs: both look different from our replies. */
const stepColors: Readonly<Record<string, string>> = {
  note: "bg-warning-bg",
  mail: "border border-line bg-surface",
  message: "border border-line bg-surface",
};

/** What was done since: emails, notes, answers and moves, in their order. */
export function StepList({ content }: { content: ItemContent }) {
  const { steps } = content;
  return (
    <section aria-labelledby="steps-heading" className={sheetClass}>
      <h2 className="text-h4" id="steps-heading">
        Activity
      </h2>
      <ol className="mt-2 grid gap-3">
        {steps.map(({ id, at, formatted, text, sending, failed, kind, mail, until, undoMs, separable }) => (
          <li key={id}>
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
