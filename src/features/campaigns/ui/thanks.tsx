import type { ReactNode, Ref } from "react";
import { directionOf } from "#content/languages.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Heading } from "#ui/heading.tsx";
import { useCampaignCopy } from "./use-campaign-copy.tsx";

type ThanksProps = {
  /** The campaign's thank-you text, rendered from Markdown; absent if there is none. */
  text: ReactNode;
  receipt: string;
  receiptPage: string;
  scripted: boolean;
  ref?: Ref<HTMLHeadingElement>;
};

export function Thanks({ text, receipt, receiptPage, scripted, ref }: ThanksProps) {
  const { campaignThanks: copy } = useCampaignCopy();
  return (
    <div className="grid justify-items-start gap-5 rounded-xl border border-line bg-surface p-card shadow-card">
      <h2 className="rounded-sm font-display text-h2 text-balance focus-ring" ref={ref} tabIndex={-1}>
        {copy.heading}
      </h2>
      {text}
      <div className="grid w-full justify-items-start gap-3 rounded-lg bg-tint p-5">
        <Heading level={3}>{copy.receiptHeading}</Heading>
        <p className="font-mono text-h3 font-semibold tracking-wide wrap-anywhere text-ink" data-receipt="">
          {receipt}
        </p>
        <p className="text-small text-ink-soft">{copy.receiptText}</p>
        {scripted ? (
          <CopyButton copied={copy.copied} failed={copy.copyFailed} label={copy.copy} text={receipt} />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <ButtonLink href={receiptPage} variant="text">
          {copy.toReceipt}
        </ButtonLink>
        <ButtonLink href="/" variant="text">
          {copy.home}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The style of the thank-you text, on the page and in the preview. The team's line breaks are kept. */
export const thanksClass = "prose max-w-text text-lead text-ink-soft [&_p]:whitespace-pre-line";

type ThanksTextProps = { html: string; language: string };

export function ThanksText({ html, language }: ThanksTextProps) {
  if (html === "") return null;
  return (
    <div
      className={thanksClass}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from Markdown without HTML
      dangerouslySetInnerHTML={{ __html: html }}
      dir={directionOf(language)}
      lang={language}
    />
  );
}
