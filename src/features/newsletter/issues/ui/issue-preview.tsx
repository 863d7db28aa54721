import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { Note } from "#ui/note.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { issueCopy } from "../copy.ts";
import { IssueFaults } from "./issue-faults.tsx";

const copy = issueCopy.preview;

/** The server's preview of a draft. */
export const previewShape = z.object({
  html: z.string(),
  text: z.string(),
  faults: z.array(z.string()),
  needsSender: z.boolean(),
  audience: z.object({ receivers: z.number(), muted: z.number() }),
});

export type Previewed = z.output<typeof previewShape>;

/** The HTML and text parts, the number of recipients, and what prevents sending. */
export function IssuePreview({ previewed }: { previewed: Previewed }) {
  const { html, text, faults, audience } = previewed;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new look takes the focus here
  useEffect(() => heading.current?.focus(), [previewed]);
  return (
    <section aria-labelledby="preview" className={`grid gap-5 ${panelClass}`}>
      <div>
        <h2 className="rounded-sm text-h3 focus-ring" id="preview" ref={heading} tabIndex={-1}>
          {copy.heading}
        </h2>
        <p className="mt-1 text-ink-soft">{copy.audience(audience.receivers, audience.muted)}</p>
      </div>
      {faults.length === 0 ? (
        <Note kind="rule">
          <p>{copy.fine}</p>
        </Note>
      ) : (
        <IssueFaults faults={previewed.faults} needsSender={previewed.needsSender} />
      )}
      <div className="grid gap-5 xl:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3 className="text-h4">{copy.html}</h3>
          <MailFrame html={html} />
        </div>
        <div className="grid min-w-0 content-start gap-2">
          <h3 className="text-h4">{copy.text}</h3>
          <pre className="rounded-md border border-line bg-sunken p-4 text-small whitespace-pre-wrap wrap-anywhere">
            {text}
          </pre>
        </div>
      </div>
    </section>
  );
}

/**
 * The email's HTML in an iframe. The page's policy blocks style attributes, which emails need, but allows setting each
 * style by script.
 */
export function MailFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    const quiet = html.replaceAll(' style="', ' data-style="');
    const mail = new DOMParser().parseFromString(quiet, "text/html");
    inner.body.replaceChildren(...mail.body.childNodes);
    inner.body.dataset.style = mail.body.dataset.style ?? "";
    inner.documentElement.lang = "en";
    inner.title = copy.frame;
    for (const part of inner.querySelectorAll<HTMLElement>("[data-style]"))
      part.style.cssText = part.dataset.style ?? "";
    inner.body.style.margin = "1rem";
    inner.body.style.background = "#fff";
    // Links in the preview are inactive, so that the draft stays open.
    const stay = (event: Event) => event.preventDefault();
    inner.addEventListener("click", stay);
    return () => inner.removeEventListener("click", stay);
  }, [html]);
  return <iframe className="h-160 w-full rounded-md border border-line" ref={frame} title={copy.frame} />;
}
