import type { ApartPart } from "#content/pages/support/groups.ts";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "#web/pages/support-parts/section-heading.tsx";
import type { DatedGroup } from "../../reads.server.ts";
import { GroupRow, type RowCopy } from "../../ui/group-row.tsx";

type ApartGroupsProps = {
  part: ApartPart;
  groups: readonly DatedGroup[];
  /** The section that comes after. */
  skipTo: string;
  on?: "paper" | "tint";
  copy: RowCopy;
  newTab: string;
};

/** A part of the page for groups that never stand beside the others; not there when the filter leaves none. */
export function ApartGroups({ part, groups, skipTo, on = "tint", copy, newTab }: ApartGroupsProps) {
  if (groups.length === 0) return null;
  const headingId = `${part.id}-heading`;
  return (
    <Section ground={on} id={part.id} labelledBy={headingId}>
      <SectionHeading heading={part.heading} id={headingId} lead={part.lead} />
      <div className="mt-stack">
        <GentlePart note={part.note} on={on} skipTo={skipTo}>
          <ul className="mt-stack border-b border-line-strong">
            {groups.map((group) => (
              <li key={group.id}>
                <GroupRow group={group} newTab={newTab} copy={copy} />
              </li>
            ))}
          </ul>
        </GentlePart>
      </div>
    </Section>
  );
}
