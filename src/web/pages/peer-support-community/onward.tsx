import type { PeerSupportCommunityPage } from "#content/pages/support/peer-support-community.ts";
import { CardLink } from "#ui/card-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

/** Smaller rooms than the community, and where to turn in a crisis. */
export function Onward({ onward, crisis }: Pick<PeerSupportCommunityPage, "onward" | "crisis">) {
  const headingId = `${onward.id}-heading`;
  return (
    <Section id={onward.id} labelledBy={headingId}>
      <SectionHeading heading={onward.heading} id={headingId} />
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2">
        {onward.links.map(({ text, more, href, picture }) => (
          <li key={href}>
            <CardLink
              href={href}
              picture={<Illustration {...picture} alt="" className="h-52 w-full object-cover lg:h-64" />}
              text={more}
              title={text}
            />
          </li>
        ))}
      </ul>
      <CrisisNote className="mt-[calc(var(--spacing-stack)*1.5)] max-w-text" copy={crisis} />
    </Section>
  );
}
