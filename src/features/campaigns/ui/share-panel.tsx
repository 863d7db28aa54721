import { useEffect, useRef } from "react";
import { ButtonLink } from "#ui/button-link.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { shareCopy as copy } from "../copy/builder-campaign.ts";

type SharePanelProps = { id: string; link: string };

/** What comes after publishing: the link, the QR code and the card to print. */
export function SharePanel({ id, link }: SharePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="share-heading"
      className="mb-4 grid gap-3 rounded-lg border border-line bg-surface p-card shadow-card"
    >
      <h2 className="rounded-sm text-h4 focus-ring" id="share-heading" ref={heading} tabIndex={-1}>
        {copy.heading}
      </h2>
      <p className="rounded-md bg-tint px-4 py-2.5 font-semibold wrap-anywhere">{link}</p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton copied={copy.copied} failed={copy.copyFailed} label={copy.copy} text={link} />
        <ButtonLink href={`/admin/campaigns/${id}/card`} size="small" variant="outline">
          {copy.card}
        </ButtonLink>
        <ButtonLink href={link} size="small" variant="outline">
          {copy.visit}
        </ButtonLink>
      </div>
    </section>
  );
}
