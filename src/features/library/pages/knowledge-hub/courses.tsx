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
  words: KnowledgeHubPage["courses"];
};

/** The courses that fit, each leading to the platform. */
export function Courses({ courses, signIn, newTab, words }: CoursesProps) {
  const headingId = `${words.id}-heading`;
  return (
    <Section ground="tint" hidden={courses.shown === 0} id={words.id} labelledBy={headingId}>
      <SectionHeading heading={words.heading} id={headingId} lead={words.lead} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <ItemList items={courses.items} newTab={newTab} shown={courses.shown} />
      </div>
      <p className="mt-stack flex flex-wrap gap-x-8 gap-y-1">
        <ButtonLink external={newTab} href={signIn} variant="text">
          {words.signIn}
        </ButtonLink>
        <ButtonLink href={words.plans.href} variant="text">
          {words.plans.title}
        </ButtonLink>
      </p>
    </Section>
  );
}
