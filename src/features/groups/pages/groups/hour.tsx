import type { GroupsPage } from "#content/pages/support/groups.ts";
import { Section } from "#ui/section.tsx";
import { FramedPicture } from "#web/pages/support-parts/framed-picture.tsx";
import { SectionHeading } from "#web/pages/support-parts/section-heading.tsx";
import { Steps } from "#web/pages/support-parts/steps.tsx";

/** What happens in a group from the first minute to the last. */
export function Hour({ hour }: Pick<GroupsPage, "hour">) {
  const headingId = `${hour.id}-heading`;
  return (
    <Section id={hour.id} labelledBy={headingId}>
      <div className="grid items-center gap-x-20 gap-y-10 md:grid-cols-[1fr_minmax(0,18rem)] lg:grid-cols-[1fr_25rem]">
        <div>
          <SectionHeading heading={hour.heading} id={headingId} lead={hour.lead} />
          <div className="mt-[calc(var(--spacing-stack)*1.5)] max-w-text">
            <Steps steps={hour.steps} />
          </div>
        </div>
        <FramedPicture picture={hour.picture} shape="arch" />
      </div>
    </Section>
  );
}
