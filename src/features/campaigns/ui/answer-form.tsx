import type { InputEvent, ReactNode } from "react";
import { formCopy } from "#content/forms.ts";
import { directionOf } from "#content/languages.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { TextField } from "#ui/field-text.tsx";
import { FormCard, HoneypotField } from "#ui/form-card.tsx";
import { Heading } from "#ui/heading.tsx";
import { type FormValues, fieldName, questionOfField } from "../rules/form-values.ts";
import type { ShownForm } from "../schema/campaign.ts";
import { DeviceDraftBox } from "./device-draft-box.tsx";
import { QuestionField, questionId } from "./question-field.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { type Answering, useAnswering } from "./use-answering.ts";
import { useCampaignCopy } from "./use-campaign-copy.tsx";

type AnswerFormProps = Answering & {
  id: string;
  heading: ReactNode;
  full: readonly string[];
  action: string;
  submit: string;
  /** Hidden fields, for forms sent without JavaScript. */
  hidden: Readonly<Record<string, string>>;
};

/** One screen at a time or all at once, validated with the server's function. */
export function AnswerForm({ id, heading, full, action, submit, hidden, ...answering }: AnswerFormProps) {
  const { campaignPage: copy, fields } = useCampaignCopy();
  const { form, rejected } = answering;
  const { parts, step, ...answer } = useAnswering(answering);
  const { props, values, problem, draft, shownIds } = answer;
  const { at, of, stepped, last, here } = step;
  const items = Object.entries(problem?.fields ?? {}).map(([field, sentence]) => ({
    fieldId: elementOf(id, field),
    sentence,
  }));

  return (
    <FormCard
      {...props}
      action={action}
      aria-labelledby={`${id}-heading`}
      id={id}
      onInput={(event: InputEvent<HTMLFormElement>) => {
        props.onInput(event);
        answer.noteInput();
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <input name="shown" type="hidden" value={[...shownIds].join(" ")} />
      <div className="rounded-sm focus-ring" ref={parts.top} tabIndex={-1}>
        {heading}
        {stepped ? (
          <p className="mt-1 text-small text-ink-soft noscript:hidden">
            {(form.layout === "question" ? copy.questionProgress : copy.progress)(at + 1, of)}
          </p>
        ) : null}
      </div>
      {answer.restored ? (
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft" role="status">
          {copy.restored}
          <button
            className="min-h-11 rounded-xs text-link underline underline-offset-4 focus-ring"
            onClick={answer.startAgain}
            type="button"
          >
            {copy.clear}
          </button>
        </p>
      ) : null}
      {problem === undefined ? null : (
        <ErrorSummary
          id={`${id}-summary`}
          items={items}
          ref={parts.summary}
          text={items.length === 0 || rejected ? problem.text || undefined : undefined}
          title={
            items.length === 0
              ? rejected
                ? copy.lookAgainTitle
                : copy.failedTitle
              : fields.errorSummary(items.length)
          }
        />
      )}
      <div className="grid gap-10" key={answer.filling} dir={directionOf(form.language)} lang={form.language}>
        <QuestionList
          errors={problem?.fields ?? {}}
          full={full}
          here={stepped ? here : undefined}
          sections={form.sections}
          shown={shownIds}
          values={values}
        />
        {answer.withContact ? (
          <div className={stepped && !last ? "hidden noscript:block" : ""}>
            <ContactFields errors={problem?.fields ?? {}} form={id} values={values} />
          </div>
        ) : null}
        <HoneypotField id={`${id}-website`} label={formCopy.honeypotLabel} name="website" />
      </div>
      {answering.draftOf === undefined ? null : (
        <DeviceDraftBox onKeep={draft.keep} onOpen={draft.open} onRemove={draft.remove} state={draft.state} />
      )}
      <StepButtons
        first={!stepped || at === 0}
        last={!stepped || last}
        onBack={() => answer.move(at - 1)}
        onNext={() => parts.element.current?.requestSubmit()}
        sending={answer.sending}
        stepped={stepped}
        submit={submit}
      />
    </FormCard>
  );
}

function elementOf(form: string, field: string): string {
  const question = questionOfField(field);
  return question === undefined ? `${form}-${field}` : questionId(question);
}

type ContactFieldsProps = {
  /** The form's id, the prefix of its fields' ids. */
  form: string;
  values: FormValues;
  errors: Readonly<Record<string, string>>;
};

function ContactFields({ form, values, errors }: ContactFieldsProps) {
  const { campaignPage: copy, fields } = useCampaignCopy();
  return (
    <div className="grid gap-6">
      <Heading level={3}>{copy.contactHeading}</Heading>
      <TextField
        autoComplete="name"
        defaultValue={values.name ?? ""}
        error={errors.name}
        id={`${form}-name`}
        label={copy.contactName}
        marks={fields}
        maxLength={textBounds.name}
        name="name"
        optional
      />
      <TextField
        autoComplete="email"
        defaultValue={values.email ?? ""}
        error={errors.email}
        id={`${form}-email`}
        label={copy.contactEmail}
        marks={fields}
        maxLength={textBounds.email}
        name="email"
        type="email"
      />
    </div>
  );
}

type QuestionListProps = {
  sections: ShownForm["sections"];
  /** The questions shown for the current answers. */
  shown: ReadonlySet<string>;
  /** Those on the current screen; undefined if all are on one. */
  here: readonly string[] | undefined;
  values: FormValues;
  errors: Readonly<Record<string, string>>;
  full: readonly string[];
};

/**
 * All questions, including those on other screens, so that their input is kept. Without JavaScript all screens are
 * visible.
 */
function QuestionList({ sections, shown, here, values, errors, full }: QuestionListProps) {
  const isHere = (id: string) => here === undefined || here.includes(id);
  return sections.map(({ id, title, questions }) => {
    const visible = questions.filter((question) => shown.has(question.id));
    return (
      <div
        className={
          visible.some((question) => isHere(question.id)) ? "grid gap-10" : "hidden gap-10 noscript:grid"
        }
        hidden={visible.length === 0}
        key={id}
      >
        {title === "" ? null : (
          <Heading className="text-balance" level={3}>
            {title}
          </Heading>
        )}
        {questions.map((question) => (
          <div
            className={isHere(question.id) ? "" : "hidden noscript:block"}
            hidden={!shown.has(question.id)}
            key={question.id}
          >
            <QuestionField
              error={errors[fieldName(question.id)]}
              errors={errors}
              full={full}
              question={question}
              values={values}
            />
          </div>
        ))}
      </div>
    );
  });
}
