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
    if (own === undefined) return [];
    const set = {
      id,
      // The team can give a phase another title.
      get title() {
        return journey.phases.find((phase) => phase.id === id)?.title ?? title;
      },
      prompts: own,
    };
    return [note === undefined ? set : Object.assign(set, { note })];
  });
  const [first, ...others] = sets;
  if (first === undefined) throw new Error(`The journey ${journey.id} has no prompts for the journal.`);
  return { id: journey.id, title: journey.name, sets: [first, ...others] };
}
