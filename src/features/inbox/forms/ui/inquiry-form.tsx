import { Fragment, useState } from "react";
import { inquiryForm } from "#content/forms.ts";
import { createFormSender } from "#platform/browser/form-sender.ts";
import { useForm } from "#platform/browser/use-form.ts";
import { readerOf } from "#platform/forms/fields.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import { FormCard } from "#ui/form-card.tsx";
import { showToast } from "#ui/toast/store.ts";
import { clinicInquiry, inquiryRetentionMonths } from "../schema/inquiry.ts";
import { FormCrisisNote } from "./form-crisis-note.tsx";
import { FormFields, FormSummary } from "./form-fields.tsx";

const copy = inquiryForm;
const address = "/api/clinic/inquiry";
const formId = "inquiry-form";
const read = readerOf(clinicInquiry);

/** A clinic's inquiry: validated when it is first sent, then while it is being corrected. */
export function InquiryForm({ rejected }: { rejected?: RejectedForm | undefined }) {
  const [send] = useState(() => createFormSender(address));
  const { props, parts, sending, sent, problem, filling } = useForm({
    rejected,
    read,
    send,
    rechecks: true,
    onSent: ({ message }) => showToast(copy.toasts.success, message),
    onRefused(refusal) {
      // biome-ignore lint/suspicious/noConsole: a failed inquiry is logged; its status only, never the words in it.
      console.error("clinic inquiry failed:", refusal?.code ?? refusal?.status ?? "no answer");
      return showToast(copy.toasts.failure, refusal?.message);
    },
  });
  const form = { schema: clinicInquiry, prefix: "inquiry", problem };

  return (
    <FormCard {...props} action={address} aria-labelledby={`${formId}-heading`} id={formId}>
      <div className="grid gap-2">
        <h2 className="font-display text-h3" id={`${formId}-heading`}>
          {copy.heading}
        </h2>
        <p className="text-ink-soft">{copy.introduction}</p>
      </div>
      {sent ? (
        <div
          className="focus-ring rounded-lg bg-success-bg px-5 py-4 text-success"
          ref={parts.done}
          tabIndex={-1}
        >
          <p className="font-semibold">{copy.toasts.success.title}</p>
          <p className="text-small">{copy.toasts.success.text}</p>
        </div>
      ) : null}
      <FormSummary {...form} id={`${formId}-summary`} ref={parts.summary} title={copy.toasts.failure.title} />
      <Fragment key={filling}>
        <FormFields {...form} copy={copy.fields} values={filling === 0 ? (rejected?.values ?? {}) : {}} />
      </Fragment>
      <FormCrisisNote />
      <div className="flex flex-col items-start gap-x-8 gap-y-4 sm:flex-row sm:items-center sm:justify-between">
        <Button busy={sending} className="max-sm:w-full" ref={parts.button} type="submit" variant="primary">
          {sending ? copy.submitting : copy.submit}
        </Button>
        <p className="text-caption text-ink-faint sm:max-w-72">
          {copy.whoReads} {copy.keptFor(inquiryRetentionMonths)}
        </p>
      </div>
    </FormCard>
  );
}
