import { useState } from "react";
import { formCopy } from "#content/forms.ts";
import { mentoringJourneys, mentoringLanguages, mentoringZones } from "#content/mentoring/choices.ts";
import { mentorRequestForm as copy } from "#content/mentoring/request.ts";
import { createFormSender } from "#platform/browser/api-client.ts";
import { useForm } from "#platform/browser/use-form.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { FormCard, HoneypotField } from "#ui/form-card.tsx";
import { Note } from "#ui/note.tsx";
import { letterBounds, requestFromTexts } from "../../rules/request.ts";

const address = "/api/mentoring/requests";
/** The id of the form, where the button above it leads. */
export const requestFormId = "mentor-request";
const id = requestFormId;
const fieldId = (name: string) => `${id}-${name}`;

type RequestFormProps = {
  /** The result of the form sent without JavaScript. */
  received: string | undefined;
  rejected: RejectedForm | undefined;
};

/** Only the server checks it, so that the page doesn't load the validator. */
export function RequestForm({ received, rejected }: RequestFormProps) {
  const [send] = useState(() => createFormSender(address));
  const [thanks, setThanks] = useState(received);
  const { props, parts, sending, problem, filling } = useForm({
    rejected,
    read: (texts) => ({ input: requestFromTexts(texts) }),
    send,
    onSent: ({ message }) => setThanks(message ?? copy.received),
    onRefused: (refusal) => refusal?.message ?? copy.network,
  });
  const values = filling === 0 ? (rejected?.values ?? {}) : {};
  const { fields } = copy;
  const field = <Name extends keyof typeof fields>(name: Name) => ({
    ...fields[name],
    id: fieldId(name),
    name,
    marks: formCopy,
    error: problem?.fields[name],
    defaultValue: values[name] ?? "",
  });
  const area = { charactersLeft: formCopy.messageCount, maxLength: letterBounds.text, rows: 3 };
  if (thanks !== undefined)
    return (
      <div className="scroll-mt-[calc(var(--header-h)+1rem)]" id={id}>
        <Note kind="rule">
          <p className="focus-ring" ref={parts.done} role="status" tabIndex={-1}>
            {thanks}
          </p>
        </Note>
      </div>
    );
  return (
    <FormCard {...props} action={address} aria-label={copy.heading} id={id}>
      {problem === undefined ? null : (
        <ErrorSummary
          id={fieldId("summary")}
          items={Object.entries(problem.fields).map(([name, sentence]) => ({
            fieldId: fieldId(name),
            sentence,
          }))}
          ref={parts.summary}
          text={Object.keys(problem.fields).length === 0 ? problem.text : undefined}
          title={copy.refused}
        />
      )}
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField {...field("email")} autoComplete="email" maxLength={textBounds.email} type="email" />
        <TextField {...field("name")} autoComplete="off" maxLength={letterBounds.line} optional />
        <SelectField {...field("journey")} options={mentoringJourneys} />
        <SelectField {...field("languages")} options={mentoringLanguages} />
        <SelectField {...field("zone")} options={mentoringZones} />
        <TextField {...field("phase")} autoComplete="off" maxLength={letterBounds.line} optional />
      </div>
      <TextAreaField {...field("help")} {...area} />
      <TextAreaField {...field("avoid")} {...area} optional />
      <CheckboxField {...field("agree")} defaultChecked={values.agree === "on"} defaultValue="on" />
      <HoneypotField id={fieldId("website")} label={formCopy.honeypotLabel} name="website" />
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Button busy={sending} className="sm:self-start" ref={parts.button} type="submit" variant="primary">
          {sending ? copy.submitting : copy.submit}
        </Button>
        <p className="text-small text-ink-faint">{copy.note}</p>
      </div>
    </FormCard>
  );
}
