import { useCallback, useEffect, useRef, useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { lettersPage as copy } from "#content/mentoring/letters.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { randomId } from "#platform/browser/random-id.ts";
import { refusalOf } from "#platform/browser/refusal.ts";
import { useMailedToken } from "#platform/browser/use-mailed-token.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { type CrisisCopy, CrisisNote } from "#ui/field-crisis-note.tsx";
import { Note } from "#ui/note.tsx";
import { FormHelp } from "#web/layout/form-help.tsx";
import { PasteLink } from "#web/paste-link.tsx";
import type { OwnLetters } from "../../reads/own.server.ts";
import type { LetterAction } from "../../rules/request.ts";
import { CheckIn, Question, Summary, Wants, WaysOut } from "./parts.tsx";
import { type Problem, Writing } from "./writing.tsx";

type LettersProps = {
  opened: OwnLetters | undefined;
  crisis: CrisisCopy;
  /** The number to call in danger. */
  danger: string;
  /** The results of a form sent without JavaScript. */
  message: string | undefined;
  rejected: RejectedForm | undefined;
};

type LetterCall = { token: string; action?: LetterAction; text?: string; sure?: true };

const heading = "rounded-sm font-display text-h1 text-balance focus-ring";

/** Opens the link in the address bar, or one that is pasted, and shows what is behind it. */
export function Letters({ opened, crisis, danger, message, rejected }: LettersProps) {
  const [letters, setLetters] = useState(opened);
  const [notice, setNotice] = useState(message);
  const [problem, setProblem] = useState<Problem | undefined>(rejected);
  const [busy, setBusy] = useState(false);
  /** Incremented with each new page, to move the focus there once it's rendered. */
  const [shows, setShows] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  /** The key of the letter that is being sent, kept until it's stored: pressed again, it's still one letter. */
  const sending = useRef<{ text: string; key: string }>(undefined);
  useEffect(() => {
    if (shows > 0) title.current?.focus();
  }, [shows]);

  const call = useCallback(async (path: "read" | "change" | "write", body: LetterCall) => {
    setBusy(true);
    setProblem(undefined);
    setNotice(undefined);
    try {
      const { text } = body;
      if (text !== undefined && sending.current?.text !== text) sending.current = { text, key: randomId() };
      const key = text !== undefined && sending.current ? { idempotencyKey: sending.current.key } : {};
      const response = await apiRequest("POST", `/api/letters/${path}`, body, key);
      const answer: { message?: string; letters: OwnLetters } = await response.json();
      if (text !== undefined) sending.current = undefined;
      setLetters(answer.letters);
      setNotice(answer.message);
      if (path !== "write") setShows((now) => now + 1);
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      setProblem({ message: refusal?.message ?? copy.network, fields: refusal?.fields ?? {} });
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const open = useCallback((token: string) => void call("read", { token }), [call]);
  const mailed = useMailedToken(open);

  if (!letters) {
    return (
      <>
        <h1 className={heading}>{copy.heading}</h1>
        <p className="text-lead text-ink-soft">{copy.unlock.lead}</p>
        <PasteLink
          action="/api/letters/read"
          busy={busy}
          copy={copy.unlock}
          given={mailed ?? rejected?.values.token ?? ""}
          id="letters-token"
          marks={requiredMarks}
          onOpen={open}
          problem={problem && (problem.fields.token ?? problem.message)}
        />
      </>
    );
  }

  const { token, step, side, other, wants } = letters;
  const { heading: stepHeading, text } = stepCopy(letters);
  const act = (action: LetterAction) => call("change", { token, action });
  const part = { token, busy, act };
  const question =
    step === "asked" || step === "agreed" ? <Question {...part} agreed={step === "agreed"} /> : null;
  return (
    <>
      <h1 className={heading} ref={title} tabIndex={-1}>
        {stepHeading}
      </h1>
      <p className="max-w-text text-lead text-ink-soft">{text}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-8">
        <div className="grid gap-4 empty:hidden" role="status">
          {notice === undefined ? null : (
            <Note kind="rule">
              <p>{notice}</p>
            </Note>
          )}
        </div>
        <AlertNote text={problem && problem.fields.text === undefined ? problem.message : undefined} />
        {step === "matched" && letters.checkIn ? <CheckIn {...part} /> : null}
        {other?.about === undefined ? null : (
          <About {...other} about={other.about} folded={step !== "asked"} />
        )}
        {side === "person" ? question : null}
        {wants && step !== "matched" ? <Wants own={side === "person"} wants={wants} /> : null}
        {side === "mentor" ? question : null}
        {step === "matched" || letters.letters.length > 0 ? (
          <Writing
            busy={busy}
            letters={letters}
            problem={problem}
            send={(body) => call("write", { ...body, token })}
            typed={rejected?.values.text ?? ""}
          />
        ) : null}
        <WaysOut {...part} danger={danger} letters={letters} />
        <CrisisNote copy={crisis} />
        <FormHelp id="letters-help" />
      </div>
    </>
  );
}

function stepCopy({ step, side, other }: OwnLetters): { heading: string; text: string } {
  const { matched, person, mentor } = copy.steps;
  if (step === "matched")
    return { heading: matched.heading(other?.name ?? copy.nobody[side]), text: matched.text };
  const steps: Readonly<Record<string, { heading: string; text: string }>> =
    side === "person" ? person : mentor;
  return steps[step] ?? mentor.closed;
}

function About({ name, about, folded }: { name: string; about: string; folded: boolean }) {
  const text = <p className="mt-2 whitespace-pre-line text-ink-soft wrap-anywhere">{about}</p>;
  return folded ? (
    <details className="group/part">
      <Summary>{copy.about(name)}</Summary>
      {text}
    </details>
  ) : (
    <section aria-labelledby="about" className="rounded-xl border border-line bg-surface p-card shadow-card">
      <h2 className="font-display text-h3" id="about">
        {name}
      </h2>
      {text}
    </section>
  );
}
