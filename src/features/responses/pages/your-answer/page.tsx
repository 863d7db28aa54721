import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { yourAnswer } from "#content/pages/your-answer.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type PageRequest, pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { receiptOf } from "../../reads/receipt.server.ts";
import { ReceiptLookup } from "./receipt-lookup.tsx";

/** The page's copy, and the result of a code sent without JavaScript. */
export async function loader({ context }: LoaderFunctionArgs) {
  const request = context.get(pageRequest);
  const { rejectedForm, sentForm, siteUrl } = request;
  const isErased = sentForm?.form === "receipt" && sentForm.body.erased === true;
  return {
    page: yourAnswer,
    siteUrl,
    opened: isErased ? undefined : await openedBy(request),
    erased: isErased,
    message:
      sentForm?.form === "receipt" && typeof sentForm.body.message === "string"
        ? sentForm.body.message
        : undefined,
    rejected: rejectedForm?.form === "receipt" ? rejectedForm : undefined,
    scripted: rejectedForm === undefined && sentForm === undefined,
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

/** View, change or erase one's response to a campaign. */
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
