import type { GivenTestimonial, TestimonialsPart } from "#content/pages/clinics/testimonials.ts";
import { Carousel } from "#ui/carousel.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

type TestimonialsProps = {
  testimonials: Pick<TestimonialsPart, "heading" | "carousel"> & { quotes: readonly GivenTestimonial[] };
};

/** No structured data, because quotes aren't reviews. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const { heading, carousel, quotes } = testimonials;
  return (
    <Section labelledBy="testimonials-heading">
      <Heading level={2} id="testimonials-heading">
        {heading}
      </Heading>
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <Carousel
          controlsClassName="px-card pb-card lg:px-16 lg:pb-12"
          label={carousel.label}
          slides={quotes.map(({ id, speaker, text }) => ({
            id,
            name: speaker,
            view: (
              <figure className="px-card pt-card pb-6 lg:px-16 lg:pt-14 lg:pb-10">
                <blockquote className="max-w-[26em] font-display text-h3 text-balance">
                  <p>“{text}”</p>
                </blockquote>
                <figcaption className="mt-5 font-semibold text-ink-soft">{speaker}</figcaption>
              </figure>
            ),
          }))}
          copy={carousel}
        />
      </div>
    </Section>
  );
}
