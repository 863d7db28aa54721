import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { campaignRefusals, receiptCopy } from "#content/campaigns.ts";
import { copyAround } from "#content/frame-translations/frame-translations.ts";
import { yourAnswer } from "#content/pages/your-answer.ts";
import { site } from "#content/site.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type PageRequest, pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { ownFrame } from "#web/layout/own-frame.server.ts";
import { pageMeta } from "#web/metadata.ts";
import { sentLabelsIn } from "../../../reads/public.server.ts";
import { receiptOf } from "../../reads/receipt.server.ts";
import { ReceiptLookup, type ReceiptTexts } from "./receipt-lookup.tsx";

/** The page's copy in the language of the campaign that led here, and the result of a code sent without JavaScript. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(pageRequest);
  const { rejectedForm, sentForm, siteUrl } = request;
  const isErased = sentForm?.form === "receipt" && sentForm.body.erased === true;
  const language = url.searchParams.get("language") ?? site.language;
  const around = copyAround(language);
  const translated = around && receiptTexts(language, around.answers);
  const rejected = rejectedForm?.form === "receipt" ? rejectedForm : undefined;
  return {
    page: around?.receipt ?? yourAnswer,
    siteUrl,
    ...ownFrame(around),
    translated,
    opened: isErased ? undefined : await openedBy(request),
    erased: isErased,
    message:
      sentForm?.form === "receipt" && typeof sentForm.body.message === "string"
        ? sentForm.body.message
        : undefined,
    rejected: rejected && {
      ...rejected,
      message: translated?.answers[rejected.message] ?? rejected.message,
    },
    scripted: rejectedForm === undefined && sentForm === undefined,
  };
}

/** What the form for a code says in another language than English, until the answers bring their own labels along. */
function receiptTexts(language: string, answers: Readonly<Record<string, string>>): ReceiptTexts | undefined {
  const labels = sentLabelsIn(language);
  if (labels === undefined) return undefined;
  const { campaignRefusals: refusals, receiptCopy: receipt } = labels.labels;
  return {
    labels,
    answers: {
      ...answers,
      [campaignRefusals.badCode]: refusals.badCode,
      [receiptCopy.codeMissing]: receipt.codeMissing,
      [receiptCopy.codeShape]: receipt.codeShape,
    },
  };
}

/** The response for a code sent without JavaScript, even if the rest of the form was rejected. */
async function openedBy({ services, rejectedForm, sentForm }: PageRequest) {
  const code = rejectedForm?.form === "receipt" ? rejectedForm.values.code : sentForm?.body.code;
  if (!services || typeof code !== "string") return undefined;
  try {
    return await receiptOf(services, code);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function YourAnswer() {
  const { page, siteUrl: _siteUrl, ...sent } = useLoaderData<typeof loader>();
  return (
    <Section tight width="narrow">
      <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
      <p className="text-lead text-ink-soft">{page.introduction}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <ReceiptLookup {...sent} />
      </div>
    </Section>
  );
}
