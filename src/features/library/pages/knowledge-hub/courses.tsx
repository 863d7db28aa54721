import type { KnowledgeHubPage } from "#content/pages/knowledge-hub.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "#web/pages/support-parts/section-heading.tsx";
import type { FoundItems } from "../../client/hub-item.ts";
import { ItemList } from "../../ui/item-list.tsx";

type CoursesProps = {
  courses: FoundItems;
  /** Where members sign in. */
  signIn: string;
  newTab: string;
  copy: KnowledgeHubPage["courses"];
};

/** The courses that fit, each leading to the platform. */
export function Courses({ courses, signIn, newTab, copy }: CoursesProps) {
  const headingId = `${copy.id}-heading`;
  return (
    <Section ground="tint" hidden={courses.shown === 0} id={copy.id} labelledBy={headingId}>
      <SectionHeading heading={copy.heading} id={headingId} lead={copy.lead} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <ItemList items={courses.items} newTab={newTab} shown={courses.shown} />
      </div>
      <p className="mt-stack flex flex-wrap gap-x-8 gap-y-1">
        <ButtonLink external={newTab} href={signIn} variant="text">
          {copy.signIn}
        </ButtonLink>
        <ButtonLink href={copy.plans.href} variant="text">
          {copy.plans.title}
        </ButtonLink>
      </p>
    </Section>
  );
}
