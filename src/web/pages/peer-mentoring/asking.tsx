import type { PeerMentoringPage } from "#content/pages/support/peer-mentoring.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";

/** How to ask for a mentor, in open sky; what to write, and where to turn when it cannot wait. */
export function Asking({ asking, crisis }: Pick<PeerMentoringPage, "asking" | "crisis">) {
  const headingId = `${asking.id}-heading`;
  const { picture, write, ask, instead } = asking;
  return (
    <Section id={asking.id} labelledBy={headingId} tight>
      <div className="relative isolate overflow-hidden rounded-2xl bg-(--art-sky-1)">
        <div className="absolute inset-x-0 bottom-0 -z-10 h-[56%] max-sm:-right-[12%] lg:h-full">
          <Illustration
            alt={picture.alt}
            className="size-full object-cover object-right-bottom"
            height={picture.height}
            name={picture.name}
            width={picture.width}
          />
        </div>
        <div className="px-card pt-10 pb-[min(72vw,24rem)] lg:px-16 lg:pt-14 lg:pb-84">
          <h2 className="font-display text-h2" id={headingId}>
            {asking.heading}
          </h2>
          <p className="mt-[1.1rem] max-w-[28rem] text-lead">{asking.lead}</p>
          <p className="mt-stack flex flex-wrap gap-x-4 gap-y-3">
            <ButtonLink href={ask.href} variant="primary">
              {ask.text}
            </ButtonLink>
            <ButtonLink href={instead.href} variant="outline">
              {instead.text}
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className="mt-[calc(var(--spacing-stack)*1.75)] grid gap-x-18 gap-y-8 lg:grid-cols-2">
        <div>
          <h3 className="font-display text-h4 font-[450]">{write.heading}</h3>
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
          <CrisisNote className="max-w-text" words={crisis} />
        </div>
      </div>
    </Section>
  );
}
