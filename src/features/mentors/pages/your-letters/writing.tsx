import { type SubmitEvent, useState } from "react";
import { requiredMarks } from "#content/forms.ts";
import { lettersPage } from "#content/mentoring/letters.ts";
import { lateTexts } from "#platform/device-encryption/late-texts.ts";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/field-text.tsx";
import { DraftOwner, KeepTyped } from "#ui/keep-typed.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import type { OwnLetters } from "../../reads/own.server.ts";
import { letterBounds } from "../../rules/request.ts";

export type Problem = { message: string; fields: Readonly<Record<string, string>> };

const { letters: copy, sending } = lettersPage;

/** A letter that isn't sent yet stays in this tab, encrypted with the browser's key. */
const drafts = { prefix: "letter-draft:", copy: copy.draft, texts: lateTexts(() => sessionStorage) };

type WritingProps = {
  letters: OwnLetters;
  busy: boolean;
  problem: Problem | undefined;
  /** What was typed into a form that was sent without JavaScript. */
  typed: string;
  send(body: { text: string; sure?: true }): Promise<boolean>;
};

export function Writing({ letters, busy, problem, typed, send }: WritingProps) {
  const { letters: sent, step, token, other } = letters;
  /** Counts letters: as a key of the form it empties it. */
  const [written, setWritten] = useState(0);
  const [changed, setChanged] = useState(false);
  const refused = problem?.fields.text;
  const warns = refused === copy.reveals && !changed;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("text") ?? "");
    setChanged(false);
    if (await send({ text, ...(warns ? { sure: true } : {}) })) setWritten((now) => now + 1);
  }

  return (
    <section aria-labelledby="letters">
      <h2 className="font-display text-h3" id="letters">
        {copy.heading}
      </h2>
      {sent.length === 0 ? <p className="mt-2 text-ink-soft">{copy.none}</p> : null}
      <ol className="mt-4 grid gap-4">
        {sent.map(({ id, mine, text, at }) => (
          <li
            className={`rounded-xl p-card ${mine ? "bg-tint" : "border border-line bg-surface shadow-card"}`}
            key={id}
          >
            <p className="text-small text-ink-soft">
              <span className="font-semibold text-ink">{mine ? copy.you : other?.name}</span>{" "}
              <LocalTime at={at} />
            </p>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      {step === "matched" ? (
        <DraftOwner value={drafts}>
          <form
            action="/api/letters/write"
            className="mt-6 grid gap-4"
            key={written}
            method="post"
            noValidate
            onInput={() => setChanged(true)}
            onSubmit={submit}
          >
            <KeepTyped busy={busy} failed={problem !== undefined} id={token.slice(0, 36)} />
            <input name="token" type="hidden" value={token} />
            {warns ? <input name="sure" type="hidden" value="on" /> : null}
            <TextAreaField
              charactersLeft={copy.left}
              defaultValue={written === 0 ? typed : ""}
              error={changed ? undefined : refused}
              hint={copy.hint}
              id="letter-text"
              label={copy.label}
              marks={requiredMarks}
              maxLength={letterBounds.letter}
              name="text"
              rows={8}
            />
            <p>
              <Button busy={busy} type="submit" variant="primary">
                {busy ? sending : warns ? copy.anyway : copy.submit}
              </Button>
            </p>
          </form>
        </DraftOwner>
      ) : null}
    </section>
  );
}
