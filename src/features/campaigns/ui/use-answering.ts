import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formTexts } from "#platform/browser/form-fields.ts";
import { useForm } from "#platform/browser/use-form.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { type AnswerTime, answerTimeOf } from "../rules/answer-times.ts";
import { checkAnswers, stepsOf } from "../rules/answers.ts";
import { answersFromValues, type FormValues, fieldName, questionOfField } from "../rules/form-values.ts";
import { everyPart } from "../rules/matrix.ts";
import type { ShownForm } from "../schema/campaign.ts";
import { ownValues, storedValues, storeValues, useDeviceDraft } from "./kept-answers.ts";
import { useCampaignCopy } from "./use-campaign-copy.tsx";

export type Answering = {
  form: ShownForm;
  initial: FormValues;
  rejected: RejectedForm | undefined;
  /** Absent for forms that came back without JavaScript; those show everything at once. */
  scripted: boolean;
  /** The key for storing input in this tab; nothing is stored without it. */
  keepAs?: string;
  /** The campaign under which a visitor can keep a draft on their device. */
  draftOf?: string;
  /** Sends the response. @throws {ApiError} if it was rejected. */
  send(input: {
    answers: unknown;
    contact?: { name: string; email: string };
    website: string;
    /** How long answering took, if it was measured. */
    took?: AnswerTime;
  }): Promise<void>;
};

/** Validation is the server's own. */
export function useAnswering({ form, initial, rejected, scripted, keepAs, draftOf, send }: Answering) {
  const { answerErrors, campaignPage: copy } = useCampaignCopy();
  const [values, setValues] = useState<FormValues>(rejected?.values ?? initial);
  /** Incremented to remount the fields when stored input is restored. */
  const [filling, setFilling] = useState(0);
  const [restored, setRestored] = useState(false);
  const [at, setAt] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  /** When the first answer was begun. It stays in memory; what was restored from earlier isn't measured. */
  const startedAt = useRef<number>(undefined);
  /** Kept from the first attempt on: sending the same again must be the same request. */
  const took = useRef<AnswerTime>(undefined);

  const draft = useDeviceDraft(draftOf);

  const checked = useMemo(
    () => checkAnswers(form, answersFromValues(form, values), answerErrors),
    [form, values, answerErrors],
  );
  const shownIds = new Set(checked.shown.map((question) => question.id));
  const withContact = form.identity === "contact";
  const steps = stepsOf(form, checked.shown);
  const stepped = scripted && steps.length > 1;
  const step = Math.min(at, steps.length - 1);
  const last = step === steps.length - 1;
  const onScreen = steps[step]?.questions ?? [];
  const fieldsOf = (ids: readonly string[]) =>
    everyPart(form.sections)
      .filter(({ id, matrix }) => ids.includes(matrix?.id ?? id))
      .map(({ id }) => fieldName(id));

  const { props, parts, sending, problem, clear } = useForm({
    rejected,
    read(texts) {
      const now = checkAnswers(form, answersFromValues(form, ownValues(texts)), answerErrors);
      const wrong = Object.entries(now.faults).filter(
        ([part]) => !stepped || last || fieldsOf(onScreen).includes(fieldName(part)),
      );
      if (wrong.length > 0)
        return {
          wrong: Object.fromEntries(wrong.map(([question, sentence]) => [fieldName(question), sentence])),
        };
      if (stepped && !last) return move(step + 1);
      const { name = "", email = "", website = "" } = texts;
      const since = restored ? undefined : startedAt.current;
      took.current ??= since === undefined ? undefined : answerTimeOf(performance.now() - since);
      return {
        input: {
          answers: now.answers,
          ...(withContact ? { contact: { name, email } } : {}),
          website,
          ...(took.current === undefined ? {} : { took: took.current }),
        },
      };
    },
    send,
    onSent() {
      if (keepAs !== undefined) storeValues(keepAs, undefined);
      draft.clear();
    },
    onWrong: showStepOf,
    onRefused(refusal) {
      showStepOf(refusal?.fields ?? {});
      return refusal ? (refusal.message ?? "") : copy.network;
    },
    fieldOf,
  });
  const element = parts.form;

  const putBack = useEffectEvent((stored: FormValues) => {
    if (!element.current) return;
    const typed = ownValues(formTexts(element.current));
    const restored = { ...stored, ...typed };
    if (Object.keys(restored).length === Object.keys(typed).length)
      return setValues({ ...initial, ...typed });
    setValues(restored);
    setFilling(1);
    setRestored(true);
    if (keepAs !== undefined) storeValues(keepAs, restored);
  });
  const putBackStored = useEffectEvent(() => {
    if (keepAs !== undefined && !rejected) void storedValues(keepAs).then(putBack);
  });
  useEffect(() => putBackStored(), []);

  function read(): FormValues {
    return element.current ? ownValues(formTexts(element.current)) : values;
  }

  function noteInput() {
    startedAt.current ??= performance.now();
    const next = read();
    setValues(next);
    if (keepAs !== undefined) storeValues(keepAs, next);
    void draft.update(next);
  }

  function openDraft() {
    const next = { ...draft.open(), ...read() };
    setValues(next);
    setFilling((now) => now + 1);
    setRestored(true);
    if (keepAs !== undefined) storeValues(keepAs, next);
    move(0);
  }

  function showStepOf(wrong: Readonly<Record<string, string>>) {
    const first = steps.findIndex(({ questions }) => fieldsOf(questions).some((field) => field in wrong));
    if (first >= 0) setAt(first);
  }

  function move(to: number): undefined {
    flushSync(() => {
      clear();
      setAt(to);
    });
    top.current?.focus();
  }

  function startAgain() {
    if (keepAs !== undefined) storeValues(keepAs, undefined);
    setValues(initial);
    setFilling((now) => now + 1);
    setRestored(false);
    move(0);
  }

  return {
    props,
    parts: { element, summary: parts.summary, top },
    values,
    filling,
    restored,
    sending,
    problem,
    draft: { ...draft, keep: () => draft.keep(read()), open: openDraft },
    shownIds,
    withContact,
    step: { at: step, of: steps.length, stepped, last, here: onScreen },
    noteInput,
    move,
    startAgain,
  };
}

/** The field a control belongs to: an option's name includes its question. */
function fieldOf(name: string): string {
  const question = questionOfField(name);
  return question === undefined ? name : fieldName(question);
}
