import * as z from "zod/mini";
import { newsletterDates, newsletterTopics } from "#content/newsletter-choices.ts";

const oneOf = (choices: readonly { id: string }[]) =>
  z.array(z.string().check(z.refine((id) => choices.some((choice) => choice.id === id))));

/** What a reader leaves out, or what a letter is about: ids of the choices there are. */
export const letterMarks = z.strictObject({ topics: oneOf(newsletterTopics), dates: oneOf(newsletterDates) });

/** Stored choices may name something that is no longer offered. */
export const mutedChoices = z.object({ topics: z.array(z.string()), dates: z.array(z.string()) });

export type MutedChoices = z.output<typeof mutedChoices>;

/** The ticked boxes of the page of choices, read leniently: a box that is not there any more is left out. */
export function choicesFromForm(form: FormData): MutedChoices {
  const ticked = (name: string, choices: readonly { id: string }[]) => {
    const given = new Set(form.getAll(name));
    return choices.map(({ id }) => id).filter((id) => given.has(id));
  };
  return { topics: ticked("topic", newsletterTopics), dates: ticked("date", newsletterDates) };
}
