/** The testimonials part with six made-up quotes, for the browser tests. No build of the site knows this file. */
import { createRoot } from "react-dom/client";
import {
  type GivenTestimonial,
  testimonials,
  testimonialsToShow,
} from "#content/pages/clinics/testimonials.ts";
import { Testimonials } from "#web/pages/clinics/testimonials.tsx";
import "../../../src/app.css";

const quote = (at: number): GivenTestimonial => ({
  id: `fixture-${at}`,
  speaker: `Fixture clinic ${at}`,
  text: `These are the words of fixture ${at}.`,
  sample: false,
  agreedOn: "2026-11-21",
});
const { heading, carousel } = testimonials;
const quotes = testimonialsToShow({ shown: true, quotes: [1, 2, 3, 4, 5, 6].map(quote) });

const main = document.querySelector("main");
if (main === null) throw new Error("the page has no place to draw in");
createRoot(main).render(
  <>
    <h1>Testimonials</h1>
    <Testimonials testimonials={{ heading, carousel, quotes }} />
  </>,
);
