import { type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { campaignCopyOf } from "#content/campaign-labels/campaign-copy.ts";
import { englishCampaignCopy } from "#content/campaigns.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { ApiError } from "#platform/browser/refusal.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Heading } from "#ui/heading.tsx";
import { Note } from "#ui/note.tsx";
import { valuesFromAnswers } from "../../../rules/form-values.ts";
import { AnswerForm } from "../../../ui/answer-form.tsx";
import { CampaignCopyProvider } from "../../../ui/use-campaign-copy.tsx";
import type { ShownReceipt } from "../../schema/response.ts";
import { GivenAnswers } from "./given-answers.tsx";

/** The form for a code in another language than English. */
export type ReceiptTexts = {
  labels: NonNullable<ShownReceipt["labels"]>;
  /** What the server says, which it says in English, in that language. */
  answers: Readonly<Record<string, string>>;
};

type ReceiptAdminProps = {
  translated: ReceiptTexts | undefined;
  opened: ShownReceipt | undefined;
  erased: boolean;
  /** The result of a form sent without JavaScript. */
  message: string | undefined;
  rejected: RejectedForm | undefined;
  scripted: boolean;
};

const card = "grid justify-items-start gap-5 rounded-xl border border-line bg-surface p-card shadow-card";
const headingClass = "rounded-sm font-display text-h2 text-balance focus-ring";

export function ReceiptLookup({
  translated,
  opened,
  erased,
  message,
  rejected,
  scripted,
}: ReceiptAdminProps) {
  const [receipt, setReceipt] = useState(opened);
  // Before a code is opened, nobody knows which campaign it is from, only which one led here.
  const sent = receipt ? receipt.labels : translated?.labels;
  const {
    campaignPage,
    campaignThanks,
    receiptCopy: copy,
    fields,
  } = useMemo(() => (sent ? campaignCopyOf(sent.labels, sent.language) : englishCampaignCopy), [sent]);
  const language = sent?.language ?? "en";
  const [isErased, setIsErased] = useState(erased);
  const [notice, setNotice] = useState(message);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ field: "code" | "sure"; text: string } | undefined>(
    rejected && !opened ? { field: "code", text: rejected.message } : undefined,
  );
  const heading = useRef<HTMLHeadingElement>(null);

  /** Incremented with each new result, to move the focus there once it's rendered. */
  const [shows, setShows] = useState(0);
  useEffect(() => {
    if (shows > 0) heading.current?.focus();
  }, [shows]);
  const lead = () => setShows((now) => now + 1);

  async function ask(path: string, body: object): Promise<Response> {
    setSending(true);
    setProblem(undefined);
    try {
      return await apiRequest("POST", `/api/receipts/${path}`, body);
    } finally {
      setSending(false);
    }
  }

  function fail(field: "code" | "sure", error: unknown) {
    const text = (error instanceof ApiError && error.refusal.message) || campaignPage.network;
    setProblem({ field, text: translated?.answers[text] ?? text });
  }

  async function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get("code") ?? "");
    if (code.trim() === "") return setProblem({ field: "code", text: copy.codeMissing });
    try {
      setReceipt(await readShownReceipt(await ask("read", { code })));
      lead();
    } catch (error) {
      fail("code", error);
    }
  }

  async function erase(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!receipt) return;
    if (new FormData(event.currentTarget).get("sure") === null)
      return setProblem({ field: "sure", text: copy.eraseNeedsTick });
    try {
      await ask("erase", { code: receipt.code, sure: true });
      setIsErased(true);
      lead();
    } catch (error) {
      fail("sure", error);
    }
  }

  if (isErased)
    return (
      <div className={card} lang={language}>
        <h2 className={headingClass} ref={heading} tabIndex={-1}>
          {copy.erasedHeading}
        </h2>
        <p className="text-ink-soft">{copy.erasedText}</p>
        <ButtonLink href="/" variant="text">
          {campaignThanks.home}
        </ButtonLink>
      </div>
    );

  if (!receipt)
    return (
      <form action="/api/receipts/read" className={card} method="post" noValidate onSubmit={open}>
        <h2 className={headingClass}>{copy.formHeading}</h2>
        <input name="language" type="hidden" value={language} />
        <div className="w-full">
          <TextField
            autoCapitalize="characters"
            autoComplete="off"
            defaultValue={rejected?.values.code ?? ""}
            error={problem?.text}
            hint={copy.codeHint}
            id="receipt-code"
            label={copy.codeLabel}
            marks={fields}
            maxLength={60}
            name="code"
            spellCheck={false}
          />
        </div>
        <Button busy={sending} type="submit" variant="primary">
          {sending ? copy.opening : copy.open}
        </Button>
      </form>
    );

  const { form, answers, contact } = receipt;
  const refusedChange = rejected && "shown" in rejected.values ? rejected : undefined;
  const notTicked = rejected?.values.sure === undefined ? copy.eraseNeedsTick : rejected.message;
  const refusedErasure = rejected && !refusedChange ? notTicked : undefined;
  const initialValues = { ...valuesFromAnswers(form, answers), ...(contact ?? {}) };
  return (
    <CampaignCopyProvider sent={sent}>
      <div className="grid gap-8" lang={language}>
        {notice === undefined ? null : (
          <Note kind="rule">
            <p role="status">{notice}</p>
          </Note>
        )}
        <div className={card}>
          <h2 className={headingClass} ref={heading} tabIndex={-1}>
            {copy.answersHeading}
          </h2>
          <p className="text-ink-soft">
            {copy.to(form.title)} {copy.sentOn(receipt.sentSaid)} {copy.erasedOn(receipt.eraseSaid)}
          </p>
          <GivenAnswers answers={answers} contact={contact} form={form} />
          {receipt.changeable ? null : <p className="text-ink-soft">{copy.closed}</p>}
        </div>
        {receipt.changeable ? (
          <details className="group/change" open={refusedChange !== undefined}>
            <summary className="inline-flex min-h-13 cursor-pointer items-center rounded-pill border-[1.5px] border-line-strong bg-surface px-7 font-semibold text-ink focus-ring">
              {copy.change}
            </summary>
            <div className="mt-5">
              <AnswerForm
                action="/api/receipts/change"
                initial={initialValues}
                form={form}
                full={[]}
                heading={
                  <Heading level={2} id="receipt-change-heading">
                    {copy.change}
                  </Heading>
                }
                hidden={{ code: receipt.code, version: String(receipt.version), language }}
                id="receipt-change"
                key={receipt.code + JSON.stringify(answers)}
                rejected={refusedChange}
                scripted={scripted}
                send={async ({ answers: changed, contact: reached }) => {
                  const body = {
                    code: receipt.code,
                    answers: changed,
                    ...(reached ? { contact: reached } : {}),
                  };
                  const response = await apiRequest("POST", "/api/receipts/change", body);
                  setNotice(campaignThanks.changedHeading);
                  setReceipt(await readShownReceipt(response));
                  lead();
                }}
                submit={campaignPage.saveChange}
              />
            </div>
          </details>
        ) : null}
        <form action="/api/receipts/erase" className={card} method="post" noValidate onSubmit={erase}>
          <h2 className={headingClass}>{copy.eraseHeading}</h2>
          <p className="text-ink-soft">{copy.eraseText}</p>
          <input name="code" type="hidden" value={receipt.code} />
          <input name="language" type="hidden" value={language} />
          <CheckboxField
            error={problem?.field === "sure" ? problem.text : refusedErasure}
            id="receipt-sure"
            label={copy.eraseConfirm}
            marks={fields}
            name="sure"
          />
          <Button busy={sending} type="submit" variant="outline">
            {sending ? copy.erasing : copy.erase}
          </Button>
        </form>
      </div>
    </CampaignCopyProvider>
  );
}

/** The response comes from our own server, which builds it with this type. */
async function readShownReceipt(response: Response): Promise<ShownReceipt> {
  const { receipt }: { receipt: ShownReceipt } = await response.json();
  return receipt;
}
