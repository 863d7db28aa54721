import { describe, expect, it } from "vitest";
import type { Claim } from "../../claims/claim.ts";
import {
  type GivenTestimonial,
  type TestimonialsContent,
  type TestimonialsPart,
  testimonials,
  testimonialsDocument,
  testimonialsMisfit,
  testimonialsToShow,
} from "./testimonials.ts";

const given = (at: number, text = "They answer when we call."): GivenTestimonial => ({
  id: `lakeside-${at}`,
  speaker: `Lakeside ${at}`,
  text,
  sample: false,
  agreedOn: "2026-11-21",
});
const six = [given(1), given(2), given(3), given(4), given(5), given(6)] as const;

describe("clinic testimonials", () => {
  it("are six stand-ins, hidden, one of them with the sentence about burnout", () => {
    expect(testimonials.shown).toBe(false);
    expect(testimonials.quotes.map(({ speaker, sample }) => `${speaker} ${sample}`)).toEqual(
      [1, 2, 3, 4, 5, 6].map((at) => `Sample clinic ${at} true`),
    );
    expect(
      testimonials.quotes.filter(({ text }) => text.includes("40% reduction in staff burnout")),
    ).toHaveLength(1);
  });

  it("show nothing while they are switched off, given or not", () => {
    expect(testimonialsToShow(testimonials)).toEqual([]);
    expect(testimonialsToShow({ shown: false, quotes: six })).toEqual([]);
  });

  it("refuse to be shown while any of them is a sample, and name it", () => {
    const [first, ...others] = testimonials.quotes;
    expect(() => testimonialsToShow({ shown: true, quotes: [first, ...others] })).toThrow(
      "Testimonials cannot be shown: “Sample clinic 1” is still a sample.",
    );
    const lastIsSample = [...six.slice(0, 5), testimonials.quotes[5]];
    expect(() => testimonialsToShow({ shown: true, quotes: lastIsSample })).toThrow("Sample clinic 6");
  });

  it("cannot be typed as shown while one is a sample", () => {
    const { quotes, heading, carousel } = testimonials;
    const mixed = [six[0], six[1], six[2], six[3], six[4], quotes[5]] as const;
    // @ts-expect-error a part that is shown holds given quotes only
    const wrong: TestimonialsPart = { heading, carousel, shown: true, quotes: mixed };
    expect(() => testimonialsToShow(wrong)).toThrow("is still a sample");
    const right: TestimonialsPart = { heading, carousel, shown: true, quotes: six };
    expect(testimonialsToShow(right)).toEqual(six);
  });

  it("refuse a percentage that no claim can answer for", () => {
    const quotes = [given(1, "We saw 40% less sick leave."), ...six.slice(1)];
    expect(() => testimonialsToShow({ shown: true, quotes })).toThrow(
      "Lakeside 1 says 40%, and no claim in src/content/claims/clinics.ts holds that figure",
    );
    const claim: Claim = {
      id: "lakeside-sick-leave",
      statement: "Lakeside counted 40% fewer days of sick leave in a year.",
      figures: ["40%"],
      source: { title: "Staff report", publisher: "Lakeside", published: "2026" },
      reviewBy: "2027-05-21",
    };
    expect(testimonialsToShow({ shown: true, quotes }, [claim])).toEqual(quotes);
  });

  it("name the field that keeps them from being shown", () => {
    const { shipped } = testimonialsDocument;
    const quotesWith = (change: Partial<TestimonialsContent["quotes"][number]>): TestimonialsContent => ({
      ...shipped,
      shown: "shown",
      quotes: six.map(({ id, speaker, text, agreedOn }, at) => ({
        ...{ id, speaker, text, agreedOn, state: "given" as const },
        ...(at === 2 ? change : {}),
      })),
    });
    expect(testimonialsMisfit(shipped)).toBeUndefined();
    expect(testimonialsMisfit(quotesWith({}))).toBeUndefined();
    expect(testimonialsMisfit({ ...shipped, shown: "shown" })?.field).toBe("quotes.0.state");
    expect(testimonialsMisfit(quotesWith({ state: "sample" }))?.field).toBe("quotes.2.state");
    expect(testimonialsMisfit(quotesWith({ text: "12% fewer calls." }))?.field).toBe("quotes.2.text");
    const { quotes } = quotesWith({});
    const undated = quotes.map(({ agreedOn: _, ...quote }) => quote);
    expect(testimonialsMisfit({ ...shipped, quotes: undated })?.field).toBe("quotes.0.agreedOn");
  });
});
