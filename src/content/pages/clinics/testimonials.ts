/** What clinics say of working with us. Until they have said something, stand-ins that no page shows. */
import type { Claim, Day } from "../../claims/claim.ts";
import { clinicClaims } from "../../claims/clinics.ts";
import { contentDocument, current } from "../../current.ts";

type Quotation = { id: string; speaker: string; text: string };

/** A stand-in: nobody has said it, and no page may show it. */
type SampleTestimonial = Quotation & { sample: true };

/** A clinic's own words, and the day on which it agreed to see them here. */
export type GivenTestimonial = Quotation & { sample: false; agreedOn: Day };

type Testimonial = SampleTestimonial | GivenTestimonial;

type Six<One> = readonly [One, One, One, One, One, One];

/** The switch and what it switches. It can be typed as shown only when all six were given. */
export type TestimonialsPart = {
  heading: string;
  carousel: {
    label: string;
    carousel: string;
    slide: string;
    viewport: string;
    previous: string;
    next: string;
    choose: string;
  };
} & ({ shown: false; quotes: Six<Testimonial> } | { shown: true; quotes: Six<GivenTestimonial> });

const stillSample = (at: number, text: string): SampleTestimonial => ({
  id: `sample-clinic-${at}`,
  speaker: `Sample clinic ${at}`,
  text,
  sample: true,
});

export const testimonials: TestimonialsPart = {
  shown: false,
  heading: "What partners say",
  carousel: {
    label: "Words of partner clinics, one at a time",
    carousel: "carousel",
    slide: "slide",
    viewport: "Quotes. The arrow keys turn them.",
    previous: "Previous quote",
    next: "Next quote",
    choose: "Choose a quote",
  },
  quotes: [
    stillSample(1, "We have seen a 40% reduction in staff burnout."),
    stillSample(2, "Patients tell us they feel less alone between visits."),
    stillSample(3, "Our nurses finally have words for the hard calls."),
    stillSample(4, "Onboarding asked very little of our team."),
    stillSample(5, "We know who to call, and someone picks up."),
    stillSample(6, "It is good to hand people something when they leave with hard news."),
  ],
};

/** What the team can change: the switch, the heading, and for each quote whether a clinic has said it. */
export type TestimonialsContent = {
  shown: "hidden" | "shown";
  heading: string;
  quotes: readonly (Quotation & { state: "sample" | "given"; agreedOn?: Day })[];
};

/** The testimonials as the team edits them; the stand-ins above until then. */
export const testimonialsDocument = contentDocument<TestimonialsContent>("testimonials", {
  shown: testimonials.shown ? "shown" : "hidden",
  heading: testimonials.heading,
  quotes: testimonials.quotes.map(({ id, speaker, text }) => ({ id, speaker, text, state: "sample" })),
});

/** Why these testimonials can't be shown: the field at fault, with a sentence. Undefined if they can. */
export function testimonialsMisfit(
  { shown, quotes }: TestimonialsContent,
  known: readonly Claim[] = clinicClaims,
): { field: string; message: string } | undefined {
  const undated = quotes.findIndex(({ state, agreedOn }) => state === "given" && agreedOn === undefined);
  if (undated >= 0)
    return { field: `quotes.${undated}.agreedOn`, message: "Please enter the day the clinic agreed" };
  if (shown === "hidden") return undefined;
  const sample = quotes.findIndex(({ state }) => state === "sample");
  if (sample >= 0)
    return {
      field: `quotes.${sample}.state`,
      message: "This quote is still a sample. Please put a clinic’s own words in its place, or hide the part",
    };
  const unproven = quotes.findIndex((quote) => unprovenFigure(quote, known) !== undefined);
  return unproven < 0
    ? undefined
    : {
        field: `quotes.${unproven}.text`,
        message: "Please leave the percentage out: none of our sources has it",
      };
}

/** The quotes that the page shows now, with their heading; none while they are hidden. */
export function currentTestimonials(): Pick<TestimonialsPart, "heading" | "carousel"> & {
  quotes: readonly GivenTestimonial[];
} {
  const { shown, heading, quotes } = current(testimonialsDocument);
  const given = quotes.map(
    ({ id, speaker, text, state, agreedOn }): Testimonial =>
      state === "given" && agreedOn !== undefined
        ? { id, speaker, text, sample: false, agreedOn }
        : { id, speaker, text, sample: true },
  );
  const part = { shown: shown === "shown", quotes: given };
  return { heading, carousel: testimonials.carousel, quotes: testimonialsToShow(part) };
}

const figurePattern = /(?<!\d)\d+(?:\.\d+)?\s?%/g;

/**
 * The quotes a page may draw: none while the part is switched off. Switched on, it refuses a stand-in, and a
 * percentage that no claim can answer for; the build stops with the sentence.
 */
export function testimonialsToShow(
  part: { shown: boolean; quotes: readonly Testimonial[] },
  known: readonly Claim[] = clinicClaims,
): readonly GivenTestimonial[] {
  if (!part.shown) return [];
  return part.quotes.map((quote) => {
    if (quote.sample)
      throw new Error(
        `Testimonials cannot be shown: “${quote.speaker}” is still a sample. Put a clinic’s own words in its place, with the day it agreed.`,
      );
    const figure = unprovenFigure(quote, known);
    if (figure !== undefined)
      throw new Error(
        `Testimonials cannot be shown: ${quote.speaker} says ${figure}, and no claim in src/content/claims/clinics.ts holds that figure with its source.`,
      );
    return quote;
  });
}

/** The first percentage of a quote that no claim can answer for. */
function unprovenFigure({ text }: Quotation, known: readonly Claim[]): string | undefined {
  const figures = new Set(known.flatMap((claim) => claim.figures));
  return text.match(figurePattern)?.find((figure) => !figures.has(figure));
}
