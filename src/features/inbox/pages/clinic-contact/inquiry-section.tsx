import { Fragment, useState } from "react";
import { inquiryForm } from "#content/forms.ts";
import type { NextSteps } from "#content/pages/clinics/next-steps.ts";
import { createFormSender } from "#platform/browser/api-client.ts";
import { useForm } from "#platform/browser/use-form.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { readerOf } from "#platform/records/fields.ts";
import { Button } from "#ui/button.tsx";
import { FormCard } from "#ui/form-card.tsx";
import { showToast } from "#ui/toast/store.ts";
import { FormHelp } from "#web/layout/form-help.tsx";
import { clinicInquiry, inquiryRetentionMonths } from "../../forms/schema/inquiry.ts";
import { FormCrisisNote, FormFields, FormSummary } from "../../forms/ui/form-fields.tsx";

type InquirySectionProps = { nextSteps: NextSteps; rejected: RejectedForm | undefined };

/** The same on both clinic pages. */
export function InquirySection({ nextSteps, rejected }: InquirySectionProps) {
  return (
    <div className="grid items-start gap-x-18 gap-y-8 lg:grid-cols-[1.45fr_1fr]">
      <InquiryForm rejected={rejected} />
      <div className="grid gap-6">
        <aside aria-labelledby="what-happens-next" className="rounded-xl bg-tint-sage p-card">
          <h2 className="font-display text-h3" id="what-happens-next">
            {nextSteps.heading}
          </h2>
          <ol className="mt-4 grid gap-5">
            {nextSteps.steps.map((step, index) => (
              <li className="grid grid-cols-[2rem_1fr] items-baseline" key={step.title}>
                <span aria-hidden="true" className="font-display text-h4 text-link">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h4 font-[450]">{step.title}</h3>
                  <p className="text-ink-soft">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-6 border-t border-line pt-5 text-small text-ink-soft">
            {nextSteps.emailLabel}
            <a
              className="block w-fit rounded-xs py-1 text-body text-link underline underline-offset-4 focus-ring"
              href={`mailto:${nextSteps.email}`}
            >
              {nextSteps.email}
            </a>
          </p>
        </aside>
        <FormHelp id="inquiry-help" />
      </div>
    </div>
  );
}

const copy = inquiryForm;
const address = "/api/clinic/inquiry";
const formId = "inquiry-form";
const read = readerOf(clinicInquiry);

/** Validated when it is first sent, then while it is being corrected. */
function InquiryForm({ rejected }: { rejected?: RejectedForm | undefined }) {
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
      <div>
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
      <div className="grid items-center gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Button busy={sending} ref={parts.button} type="submit" variant="primary">
          {sending ? copy.submitting : copy.submit}
        </Button>
        <p className="text-small text-ink-faint">
          {copy.whoReads} {copy.keptFor(inquiryRetentionMonths)}
        </p>
      </div>
    </FormCard>
  );
}
