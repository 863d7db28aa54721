import { type ReactNode, useEffect, useRef, useState } from "react";
import { campaignPage as copy } from "#content/campaigns.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import type { ShownForm } from "../schema.ts";
import { AnswerForm } from "./answer-form.tsx";
import { createAnswerSender } from "./send-answers.ts";
import { Thanks } from "./thanks.tsx";

type CampaignAnswersProps = {
  form: ShownForm;
  slug: string;
  version: number;
  full: readonly string[];
  thanks: ReactNode;
  /** Stops a form without script from being stored twice. */
  formKey: string;
  rejected: RejectedForm | undefined;
  /** The code of an answer that was sent without script. */
  receipt: string | undefined;
  scripted: boolean;
};

const receiptPage = "/your-answer";

/** The form of a campaign, and the thanks in its place once it is sent. */
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
      begun={{}}
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
      send={async (input) => setSent(await send({ version, ...input }))}
      submit={copy.send}
    />
  );
}
