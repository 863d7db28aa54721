import type { OurFamilyPage, PlacedChapter } from "#content/pages/our-family.ts";
import { Carousel } from "#ui/carousel.tsx";
import { GentlePart } from "#ui/gentle-part.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import { Picture } from "#web/sections/uploaded-picture.tsx";

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

/** Plain radio buttons with CSS, so it works without JavaScript. */
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

export function Story({ story, skipTo }: StoryProps) {
  const headingId = `${story.id}-heading`;
  return (
    <Section ground="tint" id={story.id} labelledBy={headingId}>
      <div className="group/story">
        <h2 className="mb-2 font-display text-h2" id={headingId}>
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

type ChapterListProps = {
  story: Pick<OurFamilyPage["story"], "chapters" | "year" | "sampleTag">;
};

function ChapterList({ story }: ChapterListProps) {
  return (
    <ol>
      {story.chapters.map(({ id, number, title, subtitle, year, summary, content, sample }) => (
        <li
          className="grid gap-x-12 gap-y-3 border-t border-line-strong py-8 break-inside-avoid lg:grid-cols-[13rem_1fr] lg:py-10"
          key={id}
        >
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 lg:flex-col lg:items-start">
            <p className="font-semibold text-link">{number}</p>
            {year === null ? null : (
              <p className="text-small text-ink-soft">
                {story.year}: {year}
              </p>
            )}
            {sample ? (
              <p className="lg:mt-2 [&>span]:bg-surface">
                <Tag>{story.sampleTag}</Tag>
              </p>
            ) : null}
          </div>
          <div className="grid max-w-text gap-3 text-ink-soft">
            <Heading className="text-ink" level={3}>
              {title}
            </Heading>
            {subtitle === undefined ? null : <p className="text-lead">{subtitle}</p>}
            {[summary, ...content].map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

type ChapterSlideProps = { chapter: PlacedChapter; read: string; sampleTag: string };

function ChapterSlide({ chapter, read, sampleTag }: ChapterSlideProps) {
  const { place, title, subtitle, summary, content, picture, photograph, sample } = chapter;
  return (
    <div className="grid h-full grid-rows-[auto_1fr] lg:min-h-132 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-1">
      <div className="relative aspect-3/2 bg-(--art-sky-1) md:max-lg:aspect-2/1 lg:aspect-auto">
        {photograph ? (
          <Picture
            className="absolute inset-0 size-full"
            picture={photograph}
            sizes="(min-width: 64rem) 40rem, 100vw"
          />
        ) : (
          <Illustration
            alt={picture.alt}
            className="absolute inset-0 size-full"
            height={picture.height}
            name={picture.name}
            width={picture.width}
          />
        )}
      </div>
      <div className="px-card pt-card pb-4 lg:px-13 lg:pt-13 lg:pb-30">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-small font-semibold text-link">{place}</p>
          {sample ? <Tag>{sampleTag}</Tag> : null}
        </div>
        <h3 className="mt-3 font-display text-h3">{title}</h3>
        {subtitle === undefined ? null : <p className="text-lead text-ink-soft">{subtitle}</p>}
        <p className="mt-2 text-ink-soft">{summary}</p>
        <details className="group/read mt-2">
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-link focus-ring hover:text-primary-hover">
            <Icon className="size-5 group-open/read:hidden" name="plus" />
            <Icon className="hidden size-5 group-open/read:block" name="minus" />
            {read}
            <span className="sr-only">: {title}</span>
          </summary>
          <div className="mt-2 grid gap-3 text-ink-soft">
            {content.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      </div>
    </div>
  );
}
