import type { GroupsPage } from "#content/pages/support/groups.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "#web/pages/support-parts/section-heading.tsx";

/** What a group is not, and where else to turn. */
export function Enough({ enough, crisis }: Pick<GroupsPage, "enough" | "crisis">) {
  const headingId = `${enough.id}-heading`;
  return (
    <Section ground="sage" id={enough.id} labelledBy={headingId}>
      <div className="grid gap-x-18 gap-y-8 lg:grid-cols-[1fr_1.3fr]">
        <SectionHeading heading={enough.heading} id={headingId} />
        <div>
          <div className="grid max-w-text gap-4 text-ink-soft">
            {enough.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <CrisisNote className="mt-stack max-w-text" copy={crisis} />
          <ul className="mt-stack">
            {enough.links.map(({ text, href }) => (
              <li key={href}>
                <ButtonLink href={href} variant="text">
                  {text}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
