import type { NextSteps } from "#content/pages/clinics/next-steps.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { FormHelp } from "#web/layout/form-help.tsx";
import { InquiryForm } from "../../forms/ui/inquiry-form.tsx";

type InquirySectionProps = { nextSteps: NextSteps; rejected: RejectedForm | undefined };

/** The inquiry form with what happens after it; the same on both clinic pages. */
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
                  <h3 className="font-semibold">{step.title}</h3>
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
