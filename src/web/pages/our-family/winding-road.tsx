import type { OurFamilyPage } from "#content/pages/our-family.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";

/** Our Winding Road: the closing words in open sky, and the ways on. */
export function WindingRoad({ road }: { road: OurFamilyPage["road"] }) {
  const headingId = `${road.id}-heading`;
  const { picture, journeys, community } = road;
  return (
    <Section id={road.id} labelledBy={headingId}>
      <div className="relative isolate overflow-hidden rounded-2xl bg-(--art-sky-1)">
        <div className="absolute inset-x-0 bottom-0 -z-10 h-[62%] lg:h-full">
          <Illustration
            alt={picture.alt}
            className="size-full"
            height={picture.height}
            name={picture.name}
            width={picture.width}
          />
        </div>
        <div className="px-card pt-10 pb-[min(78vw,26rem)] lg:min-h-168 lg:px-16 lg:pt-14 lg:pb-0">
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
        </div>
      </div>
    </Section>
  );
}
