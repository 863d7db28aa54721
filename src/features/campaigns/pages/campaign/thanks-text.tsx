import { directionOf } from "../../rules/direction.ts";

/** The style of the thank-you text, on the page and in the preview. The team's line breaks are kept. */
export const thanksClass = "prose max-w-text text-lead text-ink-soft [&_p]:whitespace-pre-line";

type ThanksTextProps = { html: string; language: string };

/** The campaign's thank-you text, rendered by the server from Markdown. */
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
