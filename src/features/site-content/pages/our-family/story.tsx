import type { OurFamilyPage } from "#content/pages/our-family.ts";
import { Carousel } from "#ui/carousel.tsx";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Section } from "#ui/section.tsx";
import { ChapterList } from "./chapter-list.tsx";
import { ChapterSlide } from "./chapter-slide.tsx";

type ViewChoiceProps = { copy: { legend: string; one: string; list: string } };

function Choice({ value, text, checked = false }: { value: string; text: string; checked?: boolean }) {
  return (
    <label className="relative grow">
      <input className="peer sr-only" defaultChecked={checked} name="story-view" type="radio" value={value} />
      <span className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-pill px-4 py-1.5 text-small font-semibold text-ink-soft transition-colors duration-(--dur-quick) before:size-4 before:shrink-0 before:rounded-full before:border-[1.5px] before:border-line-strong hover:text-link peer-checked:bg-surface peer-checked:text-ink peer-checked:shadow-paper peer-checked:before:border-5 peer-checked:before:border-primary peer-focus-visible:shadow-focus peer-focus-visible:outline-3 peer-focus-visible:outline-transparent">
        {text}
      </span>
    </label>
  );
}

/** How to read the story. Plain radio buttons with CSS, so it works without JavaScript. */
function ViewChoice({ copy }: ViewChoiceProps) {
  return (
    <fieldset className="flex w-fit flex-wrap gap-1 rounded-[1.75rem] border-[1.5px] border-line-strong p-1 print:hidden">
      <legend className="sr-only">{copy.legend}</legend>
      <Choice checked text={copy.one} value="one" />
      <Choice text={copy.list} value="list" />
    </fieldset>
  );
}

type StoryProps = Pick<OurFamilyPage, "story"> & { skipTo: string };

// The choice is only in the radio button, so it works before and without JavaScript; the list is printed.
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
