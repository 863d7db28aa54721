import type { PeerSupportCommunityPage } from "#content/pages/support/peer-support-community.ts";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";
import { Sources } from "../support-parts/sources.tsx";

type HonestProps = Pick<PeerSupportCommunityPage, "honest"> & { newTab: string };

/** What studies say of online peer support, the good and the bad side by side. */
export function Honest({ honest, newTab }: HonestProps) {
  const headingId = `${honest.id}-heading`;
  return (
    <Section ground="warm" id={honest.id} labelledBy={headingId}>
      <SectionHeading heading={honest.heading} id={headingId} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-x-18 gap-y-10 lg:grid-cols-2">
        {honest.sides.map(({ heading, paragraphs }) => (
          <div key={heading}>
            <h3 className="font-display text-h3">{heading}</h3>
            <div className="mt-3 grid max-w-text gap-4 text-ink-soft">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="mt-[calc(var(--spacing-stack)*1.75)]">
        <Sources heading={honest.sourcesHeading} newTab={newTab} sources={honest.sources} />
      </div>
    </Section>
  );
}
