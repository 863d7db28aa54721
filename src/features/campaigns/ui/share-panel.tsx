import { useEffect, useRef, useState } from "react";
import type { QrPath } from "#platform/qr/qr-path.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { QrPicture } from "#ui/qr-picture.tsx";

const copy = {
  heading: "Share your campaign",
  copy: "Copy link",
  copied: "Link copied.",
  copyFailed: "Your browser couldn't copy it. Please select the link and copy it yourself.",
  card: "Print a card",
  scan: "QR code that opens the campaign",
  visit: "View public page",
} as const;

type SharePanelProps = { id: string; link: string };

/** What comes after publishing. */
export function SharePanel({ id, link }: SharePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [qr, setQr] = useState<QrPath>();
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    import("#platform/qr/qr-path.ts").then(
      ({ qrPathOf }) => setQr(qrPathOf(link)),
      // The link and the card are there without it.
      () => undefined,
    );
  }, [link]);
  const card = `/admin/campaigns/${id}/card`;
  return (
    <section
      aria-labelledby="share-heading"
      className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-card shadow-card"
    >
      <div className="size-32 shrink-0 rounded-md border border-line bg-white">
        {qr === undefined ? null : (
          <QrPicture className="size-full rounded-md" label={copy.scan} path={qr.path} size={qr.size} />
        )}
      </div>
      <div className="grid min-w-0 flex-1 basis-72 gap-3">
        <h2 className="rounded-sm text-h4 focus-ring" id="share-heading" ref={heading} tabIndex={-1}>
          {copy.heading}
        </h2>
        <p className="rounded-md bg-tint px-4 py-2.5 font-semibold wrap-anywhere">{link}</p>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton copied={copy.copied} failed={copy.copyFailed} label={copy.copy} text={link} />
          <ButtonLink href={card} size="small" variant="outline">
            {copy.card}
          </ButtonLink>
          <ButtonLink href={link} size="small" variant="outline">
            {copy.visit}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
