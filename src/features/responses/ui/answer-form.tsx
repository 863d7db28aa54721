import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { campaignPage as words } from "#content/campaigns.ts";
import { formWords } from "#content/forms.ts";
import { checkAnswers } from "#features/campaigns/rules/answers.ts";
import {
  answersFromValues,
  type FormValues,
  fieldName,
  questionOfField,
} from "#features/campaigns/rules/form-values.ts";
import { stepsOf } from "#features/campaigns/rules/steps.ts";
import { ApiError } from "#platform/http/api-client.ts";
import { formTexts } from "#platform/http/form-sender.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TrapField } from "#ui/field-trap.tsx";
import type { ShownForm } from "../schema.ts";
import { keepValues, keptValues, ownValues } from "./answer-values.ts";
import { ContactFields } from "./contact-fields.tsx";
import { questionId } from "./question-field.tsx";
import { QuestionList } from "./question-list.tsx";
import { StepButtons } from "./step-buttons.tsx";

type Sentences = Readonly<Record<string, string>>;
/** What was wrong at the last try; `tries` counts them, so that each one moves the focus to the summary. */
type Problem = { fields: Sentences; text?: string | undefined; tries: number };

export type AnswerFormProps = {
  id: string;
  heading: ReactNode;
  form: ShownForm;
  full: readonly string[];
  action: string;
  submit: string;
  /** Fields of the form that people do not see, for when it is sent without script. */
  hidden: Readonly<Record<string, string>>;
  /** What the fields begin with. */
  begun: FormValues;
  rejected: RejectedForm | undefined;
  /** Pages that came back from a form without script have none, and show everything at once. */
  scripted: boolean;
  /** Where typing is kept in this tab; nothing is kept without it. */
  keepAs?: string;
  /** Sends what was answered. @throws {ApiError} when it was refused. */
  send(input: {
    answers: unknown;
    contact?: { name: string; email: string };
    website: string;
  }): Promise<void>;
};

/** The questions of a campaign: one screen at a time or all at once, checked with the server's own function. */
export function AnswerForm({
  id,
  heading,
  form,
  full,
  action,
  submit,
  hidden,
  begun,
  rejected,
  scripted,
  keepAs,
  send,
}: AnswerFormProps) {
  const hydrated = useHydrated();
  const [values, setValues] = useState<FormValues>(rejected?.values ?? begun);
  /** Counts the fillings: what was kept comes into fields of its own. */
  const [filling, setFilling] = useState(0);
  const [restored, setRestored] = useState(false);
  const [at, setAt] = useState(0);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | undefined>(
    rejected && { fields: rejected.fields, text: rejected.message, tries: 0 },
  );
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);

  const checked = useMemo(() => checkAnswers(form, answersFromValues(form, values)), [form, values]);
  const shownIds = new Set(checked.shown.map((question) => question.id));
  const withContact = form.identity === "contact";
  const steps = stepsOf(form, checked.shown);
  const stepped = scripted && steps.length > 1;
  const step = Math.min(at, steps.length - 1);
  const last = step === steps.length - 1;
  const here = steps[step]?.questions ?? [];
  const tries = problem?.tries;

  const putBack = useEffectEvent(() => {
    if (keepAs === undefined || rejected || !element.current) return;
    const typed = ownValues(formTexts(element.current));
    const kept = { ...keptValues(keepAs), ...typed };
    if (Object.keys(kept).length === Object.keys(typed).length) return setValues({ ...begun, ...typed });
    setValues(kept);
    setFilling(1);
    setRestored(true);
  });
  useEffect(() => putBack(), []);
  useEffect(() => {
    if (tries !== undefined) summary.current?.focus();
  }, [tries]);

  function read(): FormValues {
    return element.current ? ownValues(formTexts(element.current)) : values;
  }

  function noteInput(name: string) {
    const next = read();
    setValues(next);
    if (keepAs !== undefined) keepValues(keepAs, next);
    setProblem((before) => {
      const field = fieldOf(name);
      if (before === undefined || !(field in before.fields)) return before;
      const { [field]: _mended, ...fields } = before.fields;
      return Object.keys(fields).length === 0 ? undefined : { ...before, fields };
    });
  }

  function showWrong(fields: Sentences, text?: string) {
    setProblem((before) => ({ fields, text, tries: (before?.tries ?? 0) + 1 }));
    const first = steps.findIndex(({ questions }) =>
      questions.some((question) => fieldName(question) in fields),
    );
    if (first >= 0) setAt(first);
  }

  function move(to: number) {
    setProblem(undefined);
    setAt(to);
    requestAnimationFrame(() => top.current?.focus());
  }

  async function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const now = checkAnswers(form, answersFromValues(form, read()));
    const wrong = Object.entries(now.faults).filter(
      ([question]) => !stepped || last || here.includes(question),
    );
    if (wrong.length > 0)
      return showWrong(
        Object.fromEntries(wrong.map(([question, sentence]) => [fieldName(question), sentence])),
      );
    if (stepped && !last) return move(step + 1);
    setSending(true);
    setProblem(undefined);
    try {
      const { name = "", email = "", website = "" } = formTexts(event.currentTarget);
      await send({ answers: now.answers, ...(withContact ? { contact: { name, email } } : {}), website });
      if (keepAs !== undefined) keepValues(keepAs, undefined);
    } catch (error) {
      const refusal = error instanceof ApiError ? error.refusal : undefined;
      showWrong(refusal?.fields ?? {}, refusal ? refusal.message : words.network);
    } finally {
      setSending(false);
    }
  }

  function startAgain() {
    if (keepAs !== undefined) keepValues(keepAs, undefined);
    setValues(begun);
    setFilling((now) => now + 1);
    setRestored(false);
    move(0);
  }

  const items = Object.entries(problem?.fields ?? {}).map(([field, sentence]) => ({
    fieldId: elementOf(id, field),
    sentence,
  }));

  return (
    <form
      action={`${action}#${id}`}
      aria-labelledby={`${id}-heading`}
      className="relative grid scroll-mt-[calc(var(--header-h)+1rem)] gap-6 rounded-xl border border-line bg-surface p-card shadow-card"
      id={id}
      method="post"
      noValidate={hydrated}
      onInput={(event) =>
        noteInput(event.target instanceof Element ? (event.target.getAttribute("name") ?? "") : "")
      }
      onSubmit={press}
      ref={element}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <input name="shown" type="hidden" value={[...shownIds].join(" ")} />
      <div className="rounded-sm focus-ring" ref={top} tabIndex={-1}>
        {heading}
        {stepped ? (
          <p className="mt-1 text-small text-ink-soft noscript:hidden">
            {(form.layout === "question" ? words.questionProgress : words.progress)(step + 1, steps.length)}
          </p>
        ) : null}
      </div>
      {restored ? (
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft" role="status">
          {words.restored}
          <button
            className="min-h-11 rounded-xs text-link underline underline-offset-4 focus-ring"
            onClick={startAgain}
            type="button"
          >
            {words.clear}
          </button>
        </p>
      ) : null}
      {problem === undefined ? null : (
        <ErrorSummary
          id={`${id}-summary`}
          items={items}
          ref={summary}
          text={items.length === 0 || rejected ? problem.text : undefined}
          title={
            items.length === 0
              ? rejected
                ? words.lookAgainTitle
                : words.failedTitle
              : formWords.errorSummary(items.length)
          }
        />
      )}
      <div className="grid gap-10" key={filling} lang={form.language}>
        <QuestionList
          errors={problem?.fields ?? {}}
          full={full}
          here={stepped ? here : undefined}
          sections={form.sections}
          shown={shownIds}
          values={values}
        />
        {withContact ? (
          <div className={stepped && !last ? "hidden noscript:block" : ""}>
            <ContactFields errors={problem?.fields ?? {}} form={id} values={values} />
          </div>
        ) : null}
        <TrapField id={`${id}-website`} label={formWords.trapLabel} name="website" />
      </div>
      <StepButtons
        first={!stepped || step === 0}
        last={!stepped || last}
        onBack={() => move(step - 1)}
        onNext={() => element.current?.requestSubmit()}
        sending={sending}
        stepped={stepped}
        submit={submit}
      />
    </form>
  );
}

/** The field a control belongs to: an option's own name leads to its question. */
function fieldOf(name: string): string {
  const question = questionOfField(name);
  return question === undefined ? name : fieldName(question);
}

function elementOf(form: string, field: string): string {
  const question = questionOfField(field);
  return question === undefined ? `${form}-${field}` : questionId(question);
}
