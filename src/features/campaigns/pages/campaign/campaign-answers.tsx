import { type ReactNode, useEffect, useRef, useState } from "react";
import { createFormSender } from "#platform/browser/form-sender.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { everyPart } from "../../rules/matrix.ts";
import type { ShownForm } from "../../schema/campaign.ts";
import { AnswerForm } from "../../ui/answer-form.tsx";
import { Thanks } from "../../ui/thanks.tsx";
import { useCampaignCopy } from "../../ui/use-campaign-copy.tsx";

/** The same answers keep the same key however often they are tried, so none are stored twice. */
function createAnswerSender(url: string, formKey: string) {
  let turn = 0;
  return createFormSender(url, () => {
    turn += 1;
    return `${formKey}-${turn}`;
  });
}

type CampaignAnswersProps = {
  form: ShownForm;
  slug: string;
  version: number;
  full: readonly string[];
  thanks: ReactNode;
  /** Keeps a form sent without JavaScript from being stored twice. */
  formKey: string;
  rejected: RejectedForm | undefined;
  /** The receipt code of a response sent without JavaScript. */
  receipt: string | undefined;
  scripted: boolean;
};

/** From so many questions on, a draft can be kept on the device. */
const longForm = 6;

const receiptPage = "/your-answer";

/** The form of a campaign, replaced by the thank-you text once it's sent. */
export function CampaignAnswers({
  form,
  slug,
  version,
  full,
  thanks,
  formKey,
  rejected,
  receipt,
  scripted,
}: CampaignAnswersProps) {
  const { campaignPage: copy } = useCampaignCopy();
  const action = `/api/campaigns/${slug}/responses`;
  const [send] = useState(() => createAnswerSender(action, formKey));
  const [sent, setSent] = useState(receipt);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent !== undefined) heading.current?.focus();
  }, [sent]);
  if (sent !== undefined)
    return (
      <Thanks receipt={sent} receiptPage={receiptPage} ref={heading} scripted={scripted} text={thanks} />
    );
  return (
    <AnswerForm
      action={action}
      initial={{}}
      {...(everyPart(form.sections).length >= longForm ? { draftOf: slug } : {})}
      form={form}
      full={full}
      heading={
        <h2 className="text-small font-semibold text-ink-soft" id="campaign-form-heading">
          {copy.formHeading}
        </h2>
      }
      hidden={{ version: String(version), key: formKey }}
      id="campaign-form"
      keepAs={`${slug}:${version}`}
      rejected={rejected}
      scripted={scripted}
      send={async (input) => setSent((await send({ version, ...input })).receipt ?? "")}
      submit={copy.send}
    />
  );
}
