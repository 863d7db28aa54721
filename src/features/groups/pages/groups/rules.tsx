import type { GroupsPage } from "#content/pages/support/groups.ts";
import { Section } from "#ui/section.tsx";
import { RuleLists } from "#web/pages/support-parts/rule-lists.tsx";
import { SectionHeading } from "#web/pages/support-parts/section-heading.tsx";

/** The ground rules, as the hosts read them out. */
export function Rules({ rules }: Pick<GroupsPage, "rules">) {
  const headingId = `${rules.id}-heading`;
  return (
    <Section ground="warm" id={rules.id} labelledBy={headingId}>
      <SectionHeading heading={rules.heading} id={headingId} lead={rules.lead} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <RuleLists lists={rules.lists} />
      </div>
    </Section>
  );
}
