import type { PeerSupportCommunityPage } from "#content/pages/support/peer-support-community.ts";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

/** What the community is, beside the places people have in it. */
export function What({ what }: Pick<PeerSupportCommunityPage, "what">) {
  const headingId = `${what.id}-heading`;
  return (
    <Section ground="tint" id={what.id} labelledBy={headingId}>
      <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <SectionHeading heading={what.heading} id={headingId} />
          <div className="mt-[1.1rem] grid max-w-text gap-4 text-ink-soft">
            {what.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <dl className="border-t border-line-strong">
          {what.places.map(({ title, text }) => (
            <div
              className="grid gap-x-8 gap-y-1 border-b border-line-strong/40 py-5 sm:grid-cols-[13rem_1fr]"
              key={title}
            >
              <dt className="font-display text-h4 font-[450]">{title}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
