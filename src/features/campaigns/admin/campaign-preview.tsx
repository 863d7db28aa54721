import { useMemo, useState } from "react";
import { campaignCopyIn, labelLanguage, labelsByLanguage } from "#content/campaign-labels/by-language.ts";
import { Button } from "#ui/button.tsx";
import { previewCopy as copy } from "../copy/builder.ts";
import { factsOf } from "../pages/campaign/facts.ts";
import { Introduction } from "../pages/campaign/introduction.tsx";
import { Opening } from "../pages/campaign/opening.tsx";
import { thanksClass } from "../pages/campaign/thanks-text.tsx";
import { AnswerForm } from "../ui/answer-form.tsx";
import type { PreviewProps } from "../ui/campaign-builder.tsx";
import { PreviewFrame } from "../ui/preview-frame.tsx";
import { Thanks } from "../ui/thanks.tsx";
import { CampaignCopyProvider } from "../ui/use-campaign-copy.tsx";

const widths = ["phone", "desktop"] as const;
const pageWidths = { phone: 390, desktop: 1280 } as const;

/** The public page rendered from the draft with the page's own components, at phone or desktop width. */
export function CampaignPreview({ content, onClose }: PreviewProps) {
  const [width, setWidth] = useState<(typeof widths)[number]>("phone");
  return (
    <section
      aria-labelledby="preview-heading"
      className="mb-6 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-h4" id="preview-heading">
            {copy.heading}
          </h2>
          <p className="text-small text-ink-soft">{copy.note}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <fieldset className="flex gap-4">
            <legend className="sr-only">{copy.widths}</legend>
            {widths.map((each) => (
              <label className="flex min-h-11 cursor-pointer items-center gap-2" key={each}>
                <input
                  checked={width === each}
                  className="size-5 accent-primary focus-ring"
                  name="preview-width"
                  onChange={() => setWidth(each)}
                  type="radio"
                />
                {copy[each]}
              </label>
            ))}
          </fieldset>
          <Button onClick={onClose} size="small" variant="outline">
            {copy.close}
          </Button>
        </div>
      </div>
      <div className="mt-4">
        <PreviewFrame title={copy.frame} width={pageWidths[width]}>
          <PreviewPage content={content} />
        </PreviewFrame>
      </div>
    </section>
  );
}

function PreviewPage({ content }: Pick<PreviewProps, "content">) {
  const [sent, setSent] = useState(false);
  const copyOfPage = campaignCopyIn(content.language);
  const labels = useMemo(() => {
    const language = labelLanguage(content.language);
    return { language, labels: labelsByLanguage[language] };
  }, [content.language]);
  const facts = factsOf({ ...content, standing: "open", closesSaid: "" }, copyOfPage);
  return (
    <CampaignCopyProvider sent={labels}>
      <main>
        <Opening heading={content.title} language={content.language} lead={content.purpose} />
        <div className="bg-tint" lang={labels.language}>
          <div className="mx-auto grid max-w-narrow gap-8 px-gutter pb-section-tight">
            {sent ? (
              <>
                <Thanks
                  receipt="ABCD-EFGH-JKMN-PQRS-TVWX-YZ23-4567"
                  receiptPage="/your-answer"
                  scripted={false}
                  text={
                    <div className={thanksClass} lang={content.language}>
                      <Introduction markdown={content.thanks} />
                    </div>
                  }
                />
                <p>
                  <Button onClick={() => setSent(false)} size="small" variant="outline">
                    {copy.again}
                  </Button>
                </p>
              </>
            ) : (
              <>
                <div className="grid gap-5">
                  <div className="prose max-w-text" lang={content.language}>
                    <Introduction markdown={content.introduction} />
                  </div>
                  <ul className="grid list-disc gap-1 pl-5 text-small text-ink-soft">
                    {facts.map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                  </ul>
                </div>
                <AnswerForm
                  action="#"
                  initial={{}}
                  form={content}
                  full={[]}
                  heading={
                    <h2 className="sr-only" id="preview-form-heading">
                      {copyOfPage.campaignPage.formHeading}
                    </h2>
                  }
                  hidden={{}}
                  id="preview-form"
                  key={content.layout}
                  rejected={undefined}
                  scripted
                  send={async () => setSent(true)}
                  submit={copyOfPage.campaignPage.send}
                />
              </>
            )}
          </div>
        </div>
      </main>
    </CampaignCopyProvider>
  );
}
