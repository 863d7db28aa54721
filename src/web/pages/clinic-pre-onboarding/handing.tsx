import type { PreOnboardingPage } from "#content/pages/clinics/pre-onboarding.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

type HandingProps = Pick<PreOnboardingPage, "crisis" | "handing" | "patients">;

function CrisisCard({ card }: { card: PreOnboardingPage["crisis"]["card"] }) {
  return (
    <figure
      aria-label={card.label}
      className="mt-stack rounded-xl border border-line bg-surface p-card shadow-card"
    >
      <p className="font-display text-h4 font-[450]">{card.title}</p>
      <p className="mt-2">
        {card.box.map((part) =>
          "href" in part ? (
            <a className="text-link-inline font-bold" href={part.href} key={part.text}>
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
    </figure>
  );
}

/** How to offer the envelope, the crisis card in it, and a link for patients who read this. */
export function Handing({ handing, crisis, patients }: HandingProps) {
  return (
    <Section ground="sage" labelledBy="handing-heading">
      <div className="grid gap-x-18 gap-y-12 lg:grid-cols-[1.45fr_1fr]">
        <div>
          <Heading level={2} id="handing-heading">
            {handing.heading}
          </Heading>
          <ul className="mt-stack grid gap-6">
            {handing.items.map(({ title, text }) => (
              <li key={title}>
                <Heading level={3} size={4}>
                  {title}
                </Heading>
                <p className="mt-0.5 max-w-text text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Heading level={2} size={3}>
            {crisis.heading}
          </Heading>
          <p className="mt-2 text-ink-soft">{crisis.lead}</p>
          <CrisisCard card={crisis.card} />
          <p className="mt-stack text-ink-soft">
            {patients.before}
            <a className="text-link-inline" href={patients.link.href}>
              {patients.link.text}
            </a>
            {patients.after}
          </p>
        </div>
      </div>
    </Section>
  );
}
