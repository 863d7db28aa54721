import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Note } from "#ui/note.tsx";
import { dialogClass, panelLink } from "#ui/panel-class.ts";
import { issueCopy } from "../copy.ts";
import { leftOutReasons } from "../rules/left-out.ts";

const copy = issueCopy.preview;

/** How many would get an issue, and who is left out. */
const audience = z.object({
  receivers: z.number(),
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.number() })),
});
export type Audience = z.output<typeof audience>;

export const audienceShape = z.object({ audience });

export const previewShape = z.object({
  html: z.string(),
  text: z.string(),
  faults: z.array(z.string()),
  needsSender: z.boolean(),
  audience,
});

export type Previewed = z.output<typeof previewShape>;

/** Closing it leads back to the text. */
export function IssuePreview({ previewed, onClose }: { previewed: Previewed; onClose(): void }) {
  const { html, text, faults, audience } = previewed;
  return (
    <Dialog className={`${dialogClass} max-w-4xl!`} label={copy.heading} onClose={onClose} open>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <DialogHeading text={copy.heading} />
            <p className="mt-1 text-small text-ink-soft">
              {copy.audience(audience.receivers, audience.leftOut)} {faults.length === 0 ? copy.fine : null}
            </p>
          </div>
          <Button onClick={onClose} size="small" variant="outline">
            {copy.close}
          </Button>
        </div>
        {faults.length === 0 ? null : (
          <IssueFaults faults={previewed.faults} needsSender={previewed.needsSender} />
        )}
        <MailFrame html={html} />
        <details>
          <summary className="w-fit cursor-pointer rounded-sm font-semibold focus-ring">{copy.text}</summary>
          <pre className="mt-3 rounded-md border border-line bg-sunken p-4 text-small whitespace-pre-wrap wrap-anywhere">
            {text}
          </pre>
        </details>
      </div>
    </Dialog>
  );
}

/** It gets the focus and no button does: an Enter too many must not send. */
export function DialogHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 className="rounded-sm text-h3 focus-ring" ref={heading} tabIndex={-1}>
      {text}
    </h2>
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
    const quiet = html.replace(/<style>[^<]*<\/style>/, "").replaceAll(' style="', ' data-style="');
    const mail = new DOMParser().parseFromString(quiet, "text/html");
    inner.body.replaceChildren(...mail.body.childNodes);
    inner.body.dataset.style = mail.body.dataset.style ?? "";
    inner.documentElement.lang = "en";
    inner.title = copy.frame;
    for (const part of inner.querySelectorAll<HTMLElement>("[data-style]"))
      part.style.cssText = part.dataset.style ?? "";
    inner.body.style.margin = "0 auto";
    inner.body.style.padding = "1rem";
    inner.body.style.background = "#fff";
    // As the mail's style sheet has it by day, which the policy blocks.
    const [, linkColor = ""] = /a\{color:(#[\da-f]{6})\}/i.exec(html) ?? [];
    for (const link of inner.links) link.style.color ||= linkColor;
    // Links in the preview are inactive, so that the draft stays open.
    const stay = (event: Event) => event.preventDefault();
    inner.addEventListener("click", stay);
    return () => inner.removeEventListener("click", stay);
  }, [html]);
  return (
    <iframe className="h-140 w-full rounded-md border border-line bg-[#fff]" ref={frame} title={copy.frame} />
  );
}

const settings = "/admin/settings#sender";

export function IssueFaults({ faults, needsSender }: { faults: readonly string[]; needsSender: boolean }) {
  return (
    <Note kind="care">
      <p className="font-semibold">{issueCopy.preview.faults}</p>
      <ul className="list-disc pl-5">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {needsSender ? (
        <p>
          <a className={panelLink} href={settings}>
            {issueCopy.preview.toSettings}
          </a>
        </p>
      ) : null}
    </Note>
  );
}
