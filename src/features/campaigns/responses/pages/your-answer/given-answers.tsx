import { directionOf } from "#content/languages.ts";
import type { Answers, ShownForm } from "../../../schema/campaign.ts";
import { useCampaignCopy } from "../../../ui/use-campaign-copy.tsx";
import { formatAnswers } from "../../rules/format-answer.ts";
import type { ShownReceipt } from "../../schema/response.ts";

type GivenAnswersProps = { form: ShownForm; answers: Answers; contact: ShownReceipt["contact"] };

export function GivenAnswers({ form, answers, contact }: GivenAnswersProps) {
  const { campaignPage: copy } = useCampaignCopy();
  const answered = form.sections
    .flatMap(({ questions }) => questions)
    .map((question) => ({ ...question, formatted: formatAnswers(question, answers, copy) }))
    .filter(({ formatted }) => formatted !== undefined);
  return (
    <dl className="grid w-full gap-5" dir={directionOf(form.language)} lang={form.language}>
      {answered.map((question) => (
        <div key={question.id}>
          <dt className="font-semibold text-ink">{question.label}</dt>
          <dd className="mt-1 whitespace-pre-line break-words text-ink-soft">{question.formatted}</dd>
        </div>
      ))}
      {contact === null ? null : (
        <div>
          <dt className="font-semibold text-ink">{copy.contactHeading}</dt>
          <dd className="mt-1 break-words text-ink-soft">
            {[contact.name, contact.email].filter(Boolean).join(", ")}
          </dd>
        </div>
      )}
    </dl>
  );
}
