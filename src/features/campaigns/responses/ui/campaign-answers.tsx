import { type ReactNode, useEffect, useRef, useState } from "react";
import { campaignPage as copy } from "#content/campaigns.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import type { ShownForm } from "../schema.ts";
import { AnswerForm } from "./answer-form.tsx";
import { Thanks } from "./thanks.tsx";

/** Longer than the server's own timeouts, so that only a lost connection ends this way. */
const patience = 30_000;

/**
 * Creates the sender of one form; it returns the receipt code. The same answers keep the same idempotency key however
 * often they are retried, so none are stored twice; changed answers get a new key.
 */
function createAnswerSender(url: string, formKey: string): (body: unknown) => Promise<string> {
  let copy = "";
  let turn = 0;
  return async (body) => {
    const next = JSON.stringify(body);
    if (next !== copy) turn += 1;
    copy = next;
    const response = await apiRequest("POST", url, body, {
      idempotencyKey: `${formKey}-${turn}`,
      signal: AbortSignal.timeout(patience),
    });
    return readReceipt(response);
  };
}

/** The receipt of a stored response. A body lost on the way must not look like a failure. */
async function readReceipt(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "receipt" in body ? String(body.receipt) : "";
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
