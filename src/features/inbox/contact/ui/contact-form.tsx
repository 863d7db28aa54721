import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { contactForm, contactSubjects, formCopy } from "#content/forms.ts";
import type { ToastCopy } from "#content/schema.ts";
import { ApiError } from "#platform/browser/api-client.ts";
import { createFormSender, formTexts } from "#platform/browser/form-sender.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { sentencesOf } from "#platform/http/safe-string.ts";
import { Button } from "#ui/button.tsx";
import { CrisisWatch } from "#ui/crisis-watch.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { HoneypotField } from "#ui/field-honeypot.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { toast } from "#ui/toast/store.ts";
import { messageRetentionMonths, subjectOf } from "../rules.ts";
import { contactBounds, contactMessage } from "../schema.ts";

const copy = contactForm;
const address = "/api/contact";
const formId = "contact-form";
const fieldOrder = ["name", "phone", "email", "subject", "message"] as const;
const needed = ["name", "email", "subject", "message"] as const;
const crisisWords = () => import("#content/crisis-words.ts");
const idOf = (field: string) => `contact-${field}`;

type Sentences = Readonly<Record<string, string>>;
/** What was wrong at the last try; `tries` counts them, so that each one moves the focus to the summary. */
type Problem = { fields: Sentences; text?: string; tries: number };

function say({ title, variant, text }: ToastCopy, sentence = text) {
  toast({ title, description: sentence, variant });
}

function isReady(form: HTMLFormElement): boolean {
  const texts = formTexts(form);
  return needed.every((field) => texts[field]?.trim());
}

/** The message to the team. Its inputs belong to the browser, so what was typed before scripts ran counts. */
export function ContactForm({ rejected }: { rejected?: RejectedForm | undefined }) {
  const [send] = useState(() => createFormSender(address));
  /** Unknown until hydrated: the served button is enabled, so that the form works without script. */
  const [ready, setReady] = useState<boolean>();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | undefined>(
    rejected && { fields: rejected.fields, text: rejected.message, tries: 0 },
  );
  /** Each filling has its own inputs: a sent form leaves nothing behind, not even what the server gave back. */
  const [filling, setFilling] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const asked = subjectOf(useLocation().search);
  /** What the first filling begins with: all that came back, or the subject that the address asks for. */
  const begun: Sentences = rejected?.values ?? (asked ? { subject: asked } : {});
  const values: Sentences = filling === 0 ? begun : {};
  const tries = problem?.tries;

  useEffect(() => {
    if (form.current) setReady(isReady(form.current));
  }, []);
  useEffect(() => {
    if (tries !== undefined) summary.current?.focus();
  }, [tries]);

  function showWrong(fields: Sentences) {
    setProblem((before) => ({ fields, tries: (before?.tries ?? 0) + 1 }));
  }

  function noteInput(field: string) {
    if (form.current) setReady(isReady(form.current));
    setProblem((before) => {
      if (before === undefined || !(field in before.fields)) return before;
      const { [field]: _mended, ...fields } = before.fields;
      return Object.keys(fields).length === 0 ? undefined : { ...before, fields };
    });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const parsed = contactMessage.safeParse(formTexts(event.currentTarget));
    if (!parsed.success) return showWrong(sentencesOf(parsed.error.issues));
    setSending(true);
    setProblem(undefined);
    try {
      const { message } = await send(parsed.data);
      setFilling((now) => now + 1);
      setReady(false);
      say(copy.toasts.success, message);
      heading.current?.focus();
    } catch (error) {
      const refusal = error instanceof ApiError ? error.refusal : undefined;
      say(refusal ? copy.toasts.rejected : copy.toasts.network, refusal?.message);
      const fields = refusal?.fields ?? {};
      if (fieldOrder.some((field) => field in fields)) showWrong(fields);
      else requestAnimationFrame(() => button.current?.focus());
    } finally {
      setSending(false);
    }
  }

  const wrong = fieldOrder.flatMap((field) => {
    const sentence = problem?.fields[field];
    return sentence === undefined ? [] : [{ fieldId: idOf(field), sentence }];
  });
  const field = (name: (typeof fieldOrder)[number]) => ({
    id: idOf(name),
    name,
    label: copy[name].label,
    marks: formCopy,
    error: problem?.fields[name],
    defaultValue: values[name] ?? "",
    onInput: () => noteInput(name),
  });

  return (
    <form
      action={`${address}#${formId}`}
      aria-labelledby={`${formId}-heading`}
      className="relative grid scroll-mt-[calc(var(--header-h)+1rem)] gap-6 rounded-xl border border-line bg-surface p-card shadow-card"
      id={formId}
      method="post"
      noValidate={ready !== undefined}
      onSubmit={submit}
      ref={form}
    >
      <h2
        className="focus-ring rounded-sm font-display text-h3"
        id={`${formId}-heading`}
        ref={heading}
        tabIndex={-1}
      >
        {copy.heading}
      </h2>
      {problem === undefined ? null : (
        <ErrorSummary
          id={`${formId}-summary`}
          items={wrong}
          ref={summary}
          text={wrong.length === 0 ? problem.text : undefined}
          title={wrong.length === 0 ? copy.toasts.rejected.title : formCopy.errorSummary(wrong.length)}
        />
      )}
      <div className="grid gap-6" key={filling}>
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <TextField
            {...field("name")}
            autoComplete="name"
            maxLength={contactBounds.name}
            placeholder={copy.name.placeholder}
            required
          />
          <TextField
            {...field("phone")}
            autoComplete="tel"
            maxLength={contactBounds.phone}
            optional
            type="tel"
          />
        </div>
        <TextField
          {...field("email")}
          autoComplete="email"
          maxLength={contactBounds.email}
          placeholder={copy.email.placeholder}
          required
          type="email"
        />
        <SelectField
          {...field("subject")}
          options={contactSubjects}
          placeholder={copy.subject.placeholder}
          required
        />
        <TextAreaField
          {...field("message")}
          charactersLeft={formCopy.messageCount}
          hint={copy.message.hint}
          maxLength={contactBounds.message}
          required
          rows={copy.message.rows}
        />
        <CrisisWatch load={crisisWords} of={idOf("message")} />
        <HoneypotField
          defaultValue={values.website ?? ""}
          id={idOf("website")}
          label={formCopy.honeypotLabel}
          name="website"
        />
      </div>
      <CrisisNote className="lg:hidden" copy={formCopy.crisisNote} />
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[auto_minmax(0,18rem)] sm:justify-between">
        {/* Its place is kept, so that nothing moves when it comes and goes. */}
        <p
          className={`text-caption text-ink-soft sm:col-start-2 ${ready === false ? "" : "invisible"}`}
          id={`${formId}-not-ready`}
        >
          {copy.notReady}
        </p>
        <Button
          aria-describedby={ready === false ? `${formId}-not-ready` : undefined}
          busy={sending}
          className="sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:self-center"
          disabled={ready === false}
          ref={button}
          type="submit"
          variant="primary"
        >
          {sending ? copy.submitting : copy.submit}
        </Button>
        <p className="text-caption text-ink-faint sm:col-start-2">
          {copy.whoReads} {copy.keptFor(messageRetentionMonths)}
        </p>
      </div>
    </form>
  );
}
