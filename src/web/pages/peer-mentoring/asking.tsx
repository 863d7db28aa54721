import type { PeerMentoringPage } from "#content/pages/support/peer-mentoring.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { SkyPanel } from "#ui/sky-panel.tsx";

/** How to request a mentor; what to write, and where to turn if it can't wait. */
export function Asking({ asking, crisis }: Pick<PeerMentoringPage, "asking" | "crisis">) {
  const headingId = `${asking.id}-heading`;
  const { picture, write, ask, instead } = asking;
  return (
    <Section id={asking.id} labelledBy={headingId} tight>
      <SkyPanel
        picture={picture}
        room="pb-[min(72vw,24rem)] lg:pb-84"
        scene={{ place: "h-[56%] max-sm:-right-[12%]", cut: "object-cover object-right-bottom" }}
      >
        <Heading level={2} id={headingId}>
          {asking.heading}
        </Heading>
        <p className="mt-[1.1rem] max-w-[28rem] text-lead">{asking.lead}</p>
        <p className="mt-stack flex flex-wrap gap-x-4 gap-y-3">
          <ButtonLink href={ask.href} variant="primary">
            {ask.text}
          </ButtonLink>
          <ButtonLink href={instead.href} variant="outline">
            {instead.text}
          </ButtonLink>
        </p>
      </SkyPanel>
      <div className="mt-[calc(var(--spacing-stack)*1.75)] grid gap-x-18 gap-y-8 lg:grid-cols-2">
        <div>
          <Heading level={3} size={4}>
            {write.heading}
          </Heading>
          <ul className="mt-3 border-t border-line-strong">
            {write.items.map((item) => (
              <li className="border-b border-line py-3.5 text-ink-soft" key={item}>
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-5">
          <p className="max-w-text text-ink-soft">{asking.leaveOut}</p>
          <CrisisNote className="max-w-text" copy={crisis} />
        </div>
      </div>
    </Section>
  );
}
