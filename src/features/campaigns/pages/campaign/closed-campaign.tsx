import { ButtonLink } from "#ui/button-link.tsx";

type Door = { heading: string; text: string; nextLabel: string; nextHref: string };

/** What stands in the place of the questions while nothing can be sent: why, and where to go from here. */
export function ClosedCampaign({
  door,
  language,
  receiptLink,
}: {
  door: Door;
  language: string;
  receiptLink: string;
}) {
  return (
    <section className="grid justify-items-start gap-5 rounded-xl border border-line bg-surface p-card shadow-card">
      <h2 className="font-display text-h2 text-balance">{door.heading}</h2>
      <p className="whitespace-pre-line text-ink-soft" lang={language}>
        {door.text}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={door.nextHref} lang={language} variant="primary">
          {door.nextLabel}
        </ButtonLink>
        <ButtonLink href="/your-answer" variant="text">
          {receiptLink}
        </ButtonLink>
      </div>
    </section>
  );
}
