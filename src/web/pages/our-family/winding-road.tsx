import type { OurFamilyPage } from "#content/pages/our-family.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import { SkyPanel } from "#ui/sky-panel.tsx";

/** Our Winding Road: the closing words in open sky, and the ways on. */
export function WindingRoad({ road }: { road: OurFamilyPage["road"] }) {
  const headingId = `${road.id}-heading`;
  const { picture, journeys, community } = road;
  return (
    <Section id={road.id} labelledBy={headingId}>
      <SkyPanel
        picture={picture}
        room="pb-[min(78vw,26rem)] lg:min-h-168 lg:pb-0"
        scene={{ place: "h-[62%]" }}
      >
        <h2 className="font-display text-h2" id={headingId}>
          {road.heading}
        </h2>
        <p className="mt-[1.1rem] max-w-[31rem] text-lead">{road.text}</p>
        <p className="mt-stack flex flex-wrap gap-x-4 gap-y-3">
          <ButtonLink href={journeys.href} variant="primary">
            {journeys.text}
          </ButtonLink>
          <ButtonLink href={community.href} variant="outline">
            {community.text}
          </ButtonLink>
        </p>
      </SkyPanel>
    </Section>
  );
}
