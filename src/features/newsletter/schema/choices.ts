import * as z from "zod/mini";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";

const oneOf = (choices: readonly { id: string }[]) =>
  z.array(z.string().check(z.refine((id) => choices.some((choice) => choice.id === id))));

/** Topics and dates by id: a subscriber's opt-outs, or what a newsletter is about. */
export const newsletterLabels = z.strictObject({
  topics: oneOf(newsletterTopics),
  dates: oneOf(newsletterDates),
});

/** Stored choices can include ids that are no longer offered. */
export const mutedChoices = z.object({ topics: z.array(z.string()), dates: z.array(z.string()) });

export type MutedChoices = z.output<typeof mutedChoices>;

/** The checked boxes of the preferences form. Unknown ids are ignored. */
export function choicesFromForm(form: FormData): MutedChoices {
  const ticked = (name: string, choices: readonly { id: string }[]) => {
    const given = new Set(form.getAll(name));
    return choices.map(({ id }) => id).filter((id) => given.has(id));
  };
  return { topics: ticked("topic", newsletterTopics), dates: ticked("date", newsletterDates) };
}
