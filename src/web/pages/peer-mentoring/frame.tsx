import type { PeerMentoringPage } from "#content/pages/support/peer-mentoring.ts";
import { Section } from "#ui/section.tsx";
import { FramedPicture } from "../support-parts/framed-picture.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

/** How long, how often and where: the frame both sides agree to. */
export function Frame({ frame }: Pick<PeerMentoringPage, "frame">) {
  const headingId = `${frame.id}-heading`;
  return (
    <Section id={frame.id} labelledBy={headingId}>
      <div className="grid items-center gap-x-20 gap-y-10 md:grid-cols-[minmax(0,20rem)_1fr] lg:grid-cols-[25rem_1fr]">
        <FramedPicture picture={frame.picture} shape="arch" />
        <div className="max-md:order-first">
          <SectionHeading heading={frame.heading} id={headingId} lead={frame.lead} />
          <dl className="mt-stack border-t border-line-strong">
            {frame.items.map(({ title, text }) => (
              <div
                className="grid gap-x-8 gap-y-1 border-b border-line py-4 lg:grid-cols-[11rem_1fr]"
                key={title}
              >
                <dt className="font-display text-h4 font-[450]">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
