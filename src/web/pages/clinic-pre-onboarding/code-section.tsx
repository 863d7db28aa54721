import type { PreOnboardingPage } from "#content/pages/clinics/pre-onboarding.ts";
import { Heading } from "#ui/heading.tsx";
import { Logo } from "#ui/logo.tsx";
import { NumberedSteps } from "#ui/numbered-steps.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { WaysOn } from "#ui/ways-on.tsx";

type ClinicCodeCopy = PreOnboardingPage["coupon"];

function SampleCard({ card, name }: { card: ClinicCodeCopy["card"]; name: string }) {
  return (
    <figure aria-label={card.label} className="mx-auto w-full max-w-112">
      <div className="rounded-xl border border-line bg-surface p-card shadow-lift lg:p-10">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <Logo className="h-8 w-32" name={name} />
          <Tag>{card.tag}</Tag>
        </div>
        <p className="mt-7 font-display text-h3">{card.title}</p>
        <p className="mt-5 text-small text-ink-soft">{card.codeLabel}</p>
        <p className="mt-1 rounded-md border-[1.5px] border-dashed border-line-strong px-4 py-3 text-center font-display text-h3 tracking-wide">
          {card.code}
        </p>
        <p className="mt-5 text-small text-ink-soft">{card.text}</p>
      </div>
    </figure>
  );
}

/** How patients use the card, and the card. */
export function ClinicCodeSteps({
  coupon,
  name,
  newTab,
}: {
  coupon: ClinicCodeCopy;
  name: string;
  newTab: string;
}) {
  return (
    <Section id={coupon.id} labelledBy="coupon-heading">
      <div className="grid items-center gap-x-18 gap-y-12 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <Heading level={2} id="coupon-heading">
            {coupon.heading}
          </Heading>
          <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{coupon.lead}</p>
          <NumberedSteps steps={coupon.steps} />
          <WaysOn first={coupon.activate} newTab={newTab} second={coupon.help} />
        </div>
        <SampleCard card={coupon.card} name={name} />
      </div>
    </Section>
  );
}
