import type { certificateCopy } from "#content/my-data.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { PrintButton } from "#web/pages/clinic-onboarding/print-button.tsx";
import type { Certificate } from "../../schema.ts";
import { CertificateFacts } from "../../ui/certificate-facts.tsx";

/** A printable erasure certificate: date, kinds, counts and a code. */
export function CertificatePage({
  certificate,
  copy,
}: {
  certificate: Certificate | undefined;
  copy: typeof certificateCopy;
}) {
  if (!certificate)
    return (
      <>
        <h1 className="font-display text-h1 text-balance">{copy.unknown.heading}</h1>
        <p className="mt-[1.1rem] text-lead text-ink-soft">{copy.unknown.text}</p>
        <p className="mt-stack">
          <ButtonLink href="/" variant="outline">
            {copy.unknown.home}
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{copy.heading}</h1>
      <p className="mt-[1.1rem] text-lead text-ink-soft">{copy.lead}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] rounded-xl border border-line bg-surface p-card shadow-card">
        <CertificateFacts certificate={certificate} copy={copy} />
      </div>
      <p className="mt-6 text-ink-soft">{copy.stays}</p>
      <p className="mt-3 text-ink-soft">{copy.verify}</p>
      <div className="mt-stack flex flex-wrap gap-4 print:hidden">
        <PrintButton>{copy.print}</PrintButton>
        <ButtonLink href="/" variant="outline">
          {copy.home}
        </ButtonLink>
      </div>
    </>
  );
}
