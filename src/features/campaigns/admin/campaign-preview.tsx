import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { campaignCopyIn, labelLanguage, labelsByLanguage } from "#content/campaign-labels/by-language.ts";
import { Button } from "#ui/button.tsx";
import { factsOf, Introduction } from "../pages/campaign/introduction.tsx";
import { Opening } from "../pages/campaign/opening.tsx";
import type { CampaignContent } from "../schema/campaign.ts";
import { AnswerForm } from "../ui/answer-form.tsx";
import { Thanks, thanksClass } from "../ui/thanks.tsx";
import { CampaignCopyProvider } from "../ui/use-campaign-copy.tsx";

const copy = {
  heading: "Preview",
  note: "This is your current draft. Nothing you enter here is saved.",
  widths: "Width",
  phone: "Phone",
  desktop: "Desktop",
  close: "Close preview",
  frame: "The page as visitors see it",
  again: "Start over",
} as const;

const widths = ["phone", "desktop"] as const;
const pageWidths = { phone: 390, desktop: 1280 } as const;

type PreviewProps = { content: CampaignContent; onClose(): void };

/** Rendered from the draft with the page's own components, at phone or desktop width. */
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
  const facts = factsOf({ ...content, status: "open", closesSaid: "" }, copyOfPage);
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

type PreviewFrameProps = {
  title: string;
  /** The width of the page inside, in pixels. */
  width: number;
  children: ReactNode;
};

const height = 736;

/**
 * An iframe of a given width, so that the page's media queries apply to it. It is empty; this page renders into it
 * with its own style sheets. If there is less room than its width, it is scaled down, because a cut-off preview would
 * hide content.
 */
function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    const page = inner.documentElement;
    for (const { name, value } of document.documentElement.attributes) page.setAttribute(name, value);
    inner.title = title;
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
      inner.head.append(inner.importNode(sheet, true));
    // Links in the preview do nothing, so that the draft stays open.
    const stay = (event: Event) => {
      if (event.composedPath().some((part) => "tagName" in part && part.tagName === "A"))
        event.preventDefault();
    };
    inner.addEventListener("click", stay);
    setBody(inner.body);
    return () => inner.removeEventListener("click", stay);
  }, [title]);
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, frame.current];
    if (!outer || !inner) return;
    const resize = () => {
      const scale = Math.min(1, outer.clientWidth / width);
      const shown = Math.min(height, innerHeight * 0.8);
      // Set on the elements by script, since the content security policy forbids style attributes.
      outer.style.height = `${shown}px`;
      inner.style.width = `${width}px`;
      inner.style.height = `${shown / scale}px`;
      inner.style.transform = `scale(${scale})`;
      inner.style.marginLeft = `${(outer.clientWidth - width * scale) / 2}px`;
    };
    const watch = new ResizeObserver(resize);
    watch.observe(outer);
    resize();
    return () => watch.disconnect();
  }, [width]);
  return (
    <>
      <div className="overflow-hidden" ref={room}>
        <iframe
          className="block max-w-none origin-top-left rounded-md border border-line"
          ref={frame}
          title={title}
        />
      </div>
      {body === undefined ? null : createPortal(children, body)}
    </>
  );
}
