import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { firstWrong, formTexts, type Texts } from "./form-fields.ts";
import { type Refusal, refusalOf } from "./refusal.ts";

/** Error messages by field. */
type Sentences = Readonly<Record<string, string>>;

/** What was wrong at the last try: a message for each field, or for the whole. */
export type FormProblem = { fields: Sentences; text?: string | undefined };

type FormBehavior<Input, Answer> = {
  /** What a form sent without script came back with. */
  rejected?: { fields: Sentences; message: string } | undefined;
  /** Validates what is typed. Undefined if there is nothing to send yet. */
  read(texts: Texts): { input: Input } | { wrong: Sentences } | undefined;
  send(input: Input): Promise<Answer>;
  onSent(answer: Answer): void;
  /** Called when `read` has found something wrong. */
  onWrong?(wrong: Sentences): void;
  /**
   * Called when the server has rejected it, or without a refusal when there was no answer.
   * @returns a message for the form itself; without one and without a wrong field, nothing is shown there.
   */
  onRefused(refusal: Refusal | undefined): string | undefined;
  /** The field an input belongs to, where that isn't its name. */
  fieldOf?(input: string): string;
  /** After the first try, validates a field at each change. Otherwise its message goes once it is changed. */
  rechecks?: true;
};

/**
 * Sends a form: reads its inputs, which belong to the browser, so that what was typed or filled in before hydration
 * counts; validates, sends once at a time, and leads the focus. After a failure it goes to the summary, to the first
 * wrong field or back to the button, and after a success to `done` or to the button.
 */
export function useForm<Input, Answer>({
  rejected,
  read,
  send,
  onSent,
  onWrong,
  onRefused,
  fieldOf = (input) => input,
  rechecks,
}: FormBehavior<Input, Answer>) {
  const [status, setStatus] = useState<"open" | "sending" | "sent">("open");
  const [problem, setProblem] = useState<FormProblem | undefined>(
    rejected && { fields: rejected.fields, text: rejected.message },
  );
  /** Counts failures and successes, since each one moves the focus. */
  const [tries, setTries] = useState(0);
  /** Counts the times it was sent. As a key of the inputs it empties them: nothing of a sent form stays. */
  const [filling, setFilling] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const done = useRef<HTMLHeadingElement & HTMLDivElement>(null);

  // Without script the browser itself checks what is required.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  // Focused after rendering: the button was disabled, and the summary is new.
  useEffect(() => {
    if (tries > 0) (summary.current ?? firstWrong(form.current) ?? button.current)?.focus();
  }, [tries]);
  useEffect(() => {
    if (filling > 0) (done.current ?? button.current)?.focus();
  }, [filling]);

  function fail(fields: Sentences, text?: string) {
    setStatus("open");
    setProblem(text !== undefined || Object.keys(fields).length > 0 ? { fields, text } : undefined);
    setTries((now) => now + 1);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === "sending") return;
    const result = read(formTexts(event.currentTarget));
    if (result === undefined) return;
    if ("wrong" in result) {
      onWrong?.(result.wrong);
      return fail(result.wrong);
    }
    setStatus("sending");
    setProblem(undefined);
    try {
      const answer = await send(result.input);
      setStatus("sent");
      setTries(0);
      setFilling((now) => now + 1);
      onSent(answer);
    } catch (error) {
      const refusal = refusalOf(error);
      fail(refusal?.fields ?? {}, onRefused(refusal));
    }
  }

  function onInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    const name = fieldOf((target instanceof Element && target.getAttribute("name")) || "");
    const result = rechecks && tries > 0 ? read(formTexts(currentTarget)) : undefined;
    const sentence = result && "wrong" in result ? result.wrong[name] : undefined;
    setProblem((before) => {
      const { [name]: old, ...others } = before?.fields ?? {};
      if (old === sentence) return before;
      const fields = sentence === undefined ? others : { ...others, [name]: sentence };
      return Object.keys(fields).length === 0 ? undefined : { ...before, fields };
    });
  }

  return {
    props: { ref: form, onSubmit, onInput },
    parts: { form, summary, button, done },
    sending: status === "sending",
    sent: status === "sent",
    problem,
    filling,
    clear: () => setProblem(undefined),
  };
}
