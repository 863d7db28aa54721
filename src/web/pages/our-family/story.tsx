import type { OurFamilyPage } from "#content/pages/our-family.ts";
import { Carousel } from "#ui/carousel.tsx";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Section } from "#ui/section.tsx";
import { ChapterList } from "./chapter-list.tsx";
import { ChapterSlide } from "./chapter-slide.tsx";
import { ViewChoice } from "./view-choice.tsx";

type StoryProps = Pick<OurFamilyPage, "story"> & { skipTo: string };

// The choice is kept by the radio button alone, so it holds before and without script; paper gets the list.
const asCarousel = "group-has-[[value=list]:checked]/story:hidden print:hidden";
const asList = "hidden group-has-[[value=list]:checked]/story:block print:block";

/** The five chapters, one at a time or as a list. */
export function Story({ story, skipTo }: StoryProps) {
  const headingId = `${story.id}-heading`;
  return (
    <Section ground="tint" id={story.id} labelledBy={headingId}>
      <div className="group/story">
        <h2 className="mb-[1.1rem] font-display text-h2" id={headingId}>
          {story.heading}
        </h2>
        <GentlePart note={story.note} on="tint" skipTo={skipTo}>
          <div className="mt-stack">
            <ViewChoice copy={story.view} />
          </div>
          <div className={`mt-stack ${asCarousel}`}>
            <Carousel
              controlsClassName="px-card pb-card lg:absolute lg:right-0 lg:bottom-0 lg:w-[46.4%] lg:rounded-br-2xl lg:bg-surface lg:px-13 lg:pt-3 lg:pb-10"
              label={story.carousel.label}
              slides={story.chapters.map((chapter) => ({
                id: chapter.id,
                name: chapter.name,
                view: <ChapterSlide chapter={chapter} read={story.read} sampleTag={story.sampleTag} />,
              }))}
              copy={story.carousel}
            />
          </div>
          <div className={`mt-stack ${asList}`}>
            <ChapterList story={story} />
          </div>
        </GentlePart>
      </div>
    </Section>
  );
}
