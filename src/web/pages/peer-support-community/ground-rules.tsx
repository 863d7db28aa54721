import type { PeerSupportCommunityPage } from "#content/pages/support/peer-support-community.ts";
import { Section } from "#ui/section.tsx";
import { RuleLists } from "../support-parts/rule-lists.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

/** How people are asked to be here. */
export function GroundRules({ rules }: Pick<PeerSupportCommunityPage, "rules">) {
  const headingId = `${rules.id}-heading`;
  return (
    <Section id={rules.id} labelledBy={headingId}>
      <SectionHeading heading={rules.heading} id={headingId} lead={rules.lead} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <RuleLists lists={rules.lists} />
      </div>
    </Section>
  );
}
