import { zodResolver } from "@hookform/resolvers/zod";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { formCopy, inquiryForm } from "#content/forms.ts";
import { ApiError } from "#platform/browser/api-client.ts";
import { createFormSender, formTexts } from "#platform/browser/form-sender.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { HoneypotField } from "#ui/field-honeypot.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { toast } from "#ui/toast/store.ts";
import { inquiryRetentionMonths } from "../rules.ts";
import { type ClinicInquiry, clinicInquiry, inquiryBounds } from "../schema.ts";

const copy = inquiryForm;
const address = "/api/clinic/inquiry";
const formId = "inquiry-form";
const fieldOrder = ["email", "clinicName", "contactName", "phone", "message", "website"] as const;
const empty = { email: "", clinicName: "", contactName: "", phone: "", message: "", website: "" } as const;
const idOf = (field: string) => `inquiry-${field}`;

/** A clinic's inquiry: checked at the first sending, then while it is being mended. */
export function InquiryForm({ rejected }: { rejected?: RejectedForm | undefined }) {
  const hydrated = useHydrated();
  const [send] = useState(() => createFormSender(address));
  const [submitted, setSubmitted] = useState(false);
  /** Each filling has a text area of its own, whose count of characters starts anew. */
  const [filling, setFilling] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const confirmation = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // No default values here: the form would write them over what was typed before scripts ran.
  const { register, handleSubmit, setError, setValue, getValues, reset, formState } = useForm<ClinicInquiry>({
    resolver: zodResolver(clinicInquiry),
    // The summary takes the focus instead of the first wrong field.
    shouldFocusError: false,
  });

  const { submitCount } = formState;
  // Counted once its errors are drawn, so the summary is there to take the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try moves the focus, not only the first.
  useEffect(() => summary.current?.focus(), [submitCount]);
  useEffect(() => {
    if (submitted) confirmation.current?.focus();
  }, [submitted]);

  const submit = handleSubmit(async (inquiry) => {
    try {
      const { message } = await send(inquiry);
      const { title, text, variant } = copy.toasts.success;
      reset(empty);
      setSubmitted(true);
      setFilling((now) => now + 1);
      toast({ title, description: message ?? text, variant });
    } catch (error) {
      const refusal = error instanceof ApiError ? error.refusal : undefined;
      const { title, text, variant } = copy.toasts.failure;
      // biome-ignore lint/suspicious/noConsole: a failed inquiry is logged; its status only, never the words in it.
      console.error("clinic inquiry failed:", refusal?.code ?? refusal?.status ?? "no answer");
      toast({ title, description: refusal?.message ?? text, variant });
      const wrong = fieldOrder.filter((field) => refusal?.fields?.[field] !== undefined);
      for (const field of wrong) setError(field, { type: "server", message: refusal?.fields?.[field] ?? "" });
      if (wrong.length === 0) requestAnimationFrame(() => button.current?.focus());
    }
  });

  async function takeAndSubmit(event: SubmitEvent<HTMLFormElement>) {
    // The inputs are the truth: a password helper or a robot may have filled them without an event.
    const texts = formTexts(event.currentTarget);
    setSubmitted(false);
    for (const name of fieldOrder) {
      if (getValues(name) !== texts[name]) setValue(name, texts[name] ?? "");
    }
    await submit(event);
  }

  const sentenceOf = (field: (typeof fieldOrder)[number]) =>
    formState.errors[field]?.message ?? rejected?.fields[field];
  const wrong = fieldOrder.flatMap((field) => {
    const sentence = sentenceOf(field);
    return sentence === undefined ? [] : [{ fieldId: idOf(field), sentence }];
  });
  const field = (name: Exclude<(typeof fieldOrder)[number], "website">) => ({
    ...register(name),
    id: idOf(name),
    label: copy[name].label,
    marks: formCopy,
    error: sentenceOf(name),
    defaultValue: rejected?.values[name],
    maxLength: inquiryBounds[name],
  });
  const trap = {
    ...register("website"),
    id: idOf("website"),
    label: formCopy.honeypotLabel,
    defaultValue: rejected?.values.website,
  };
  const trapError = sentenceOf("website");

  return (
    <form
      action={`${address}#${formId}`}
      aria-labelledby={`${formId}-heading`}
      className="relative grid scroll-mt-[calc(var(--header-h)+1rem)] gap-6 rounded-xl border border-line bg-surface p-card shadow-card"
      id={formId}
      method="post"
      noValidate={hydrated}
      onSubmit={takeAndSubmit}
    >
      <div className="grid gap-2">
        <h2 className="font-display text-h3" id={`${formId}-heading`}>
          {copy.heading}
        </h2>
        <p className="text-ink-soft">{copy.introduction}</p>
      </div>
      {submitted ? (
        <div
          className="focus-ring rounded-lg bg-success-bg px-5 py-4 text-success"
          ref={confirmation}
          tabIndex={-1}
        >
          <p className="font-semibold">{copy.toasts.success.title}</p>
          <p className="text-small">{copy.toasts.success.text}</p>
        </div>
      ) : null}
      {wrong.length > 0 || rejected ? (
        <ErrorSummary
          id={`${formId}-summary`}
          items={wrong}
          ref={summary}
          text={wrong.length === 0 ? rejected?.message : undefined}
          title={wrong.length === 0 ? copy.toasts.failure.title : formCopy.errorSummary(wrong.length)}
        />
      ) : null}
      <TextField
        {...field("email")}
        autoComplete="email"
        placeholder={copy.email.placeholder}
        required
        type="email"
      />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField {...field("clinicName")} autoComplete="organization" optional />
        <TextField {...field("contactName")} autoComplete="name" optional />
      </div>
      <TextField {...field("phone")} autoComplete="tel" optional type="tel" />
      <TextAreaField
        {...field("message")}
        key={filling}
        charactersLeft={formCopy.messageCount}
        hint={copy.message.hint}
        optional
        rows={copy.message.rows}
      />
      {/* A helper that fills in everything may have filled this too: then a person must be able to empty it. */}
      {trapError === undefined ? (
        <HoneypotField {...trap} />
      ) : (
        <TextField {...trap} autoComplete="off" error={trapError} marks={formCopy} />
      )}
      <CrisisNote copy={formCopy.crisisNote} />
      <div className="flex flex-col items-start gap-x-8 gap-y-4 sm:flex-row sm:items-center sm:justify-between">
        <Button
          busy={formState.isSubmitting}
          className="max-sm:w-full"
          ref={button}
          type="submit"
          variant="primary"
        >
          {formState.isSubmitting ? copy.submitting : copy.submit}
        </Button>
        <p className="text-caption text-ink-faint sm:max-w-72">
          {copy.whoReads} {copy.keptFor(inquiryRetentionMonths)}
        </p>
      </div>
    </form>
  );
}
