/** Puts prompts to the phases of a journey, whose names and notes stand with the journey. */
import type { Journey } from "../../journeys/journey.ts";
import type { PromptGroup, PromptSet } from "../prompt.ts";

/** A group with one set for each phase that has prompts, in the order of the journey. */
export function promptsOf(
  journey: Pick<Journey, "id" | "name" | "phases">,
  prompts: Readonly<Record<string, PromptSet["prompts"]>>,
): PromptGroup {
  const sets = journey.phases.flatMap(({ id, title, note }): PromptSet[] => {
    const own = prompts[id];
    return own === undefined ? [] : [{ id, title, prompts: own, ...(note && { note }) }];
  });
  const [first, ...others] = sets;
  if (first === undefined) throw new Error(`The journey ${journey.id} has no prompts for the journal.`);
  return { id: journey.id, title: journey.name, sets: [first, ...others] };
}
