/** What clinics say, as fields. */
import { testimonialsDocument, testimonialsMisfit } from "../pages/clinics/testimonials.ts";
import { editable } from "./editable.server.ts";
import { choice, crossChecked, day, group, itemId, list, longText, optional, text } from "./fields.server.ts";

/** Six quotes of partner clinics, hidden until all of them were given. */
export const testimonials = editable({
  document: testimonialsDocument,
  title: "What clinics say",
  about: "Six quotes from partner clinics. They stay hidden until each is a clinic’s own words.",
  samplesHidden: true,
  preview: "/clinics",
  schema: () =>
    crossChecked(
      group(
        { label: "What clinics say" },
        {
          shown: choice({
            label: "On the page",
            help: "Show them once each clinic has agreed to its own words.",
            options: [
              { value: "hidden", label: "Hidden" },
              { value: "shown", label: "Shown on the clinics page" },
            ],
          }),
          heading: text({ label: "Heading", max: 80 }),
          quotes: list({
            label: "Quotes",
            least: 6,
            most: 6,
            item: group(
              { label: "Quote" },
              {
                id: itemId(),
                speaker: text({ label: "Clinic", help: "As the clinic wants to be named.", max: 80 }),
                text: longText({
                  label: "Quote",
                  help: "Word for word, without quotation marks.",
                  max: 300,
                }),
                state: choice({
                  label: "State",
                  options: [
                    { value: "given", label: "The clinic’s own words" },
                    { value: "sample", label: "Sample" },
                  ],
                }),
                agreedOn: optional(
                  day({ label: "Agreed on", help: "The day the clinic agreed to see it here." }),
                ),
              },
            ),
          }),
        },
      ),
      testimonialsMisfit,
    ),
});
