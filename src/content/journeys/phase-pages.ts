/** A page for each phase of a journey, made from what the phase says of itself. */
import type { Page, SitePath } from "../schema.ts";
import type { Journey, Phase } from "./journey.ts";
import { journeys } from "./register.ts";

/** The address of a phase's own page. */
export function phasePath(journey: Pick<Journey, "path">, { id }: Pick<Phase, "id">): SitePath {
  return `${journey.path}/${id}`;
}

function pageOf(journey: Journey, phase: Phase): Page {
  return {
    path: phasePath(journey, phase),
    name: phase.title,
    meta: {
      ...phase.meta,
      // The phases of a journey share its picture.
      ogImage: `/share/journeys-${journey.id}.jpg`,
      ogImageAlt: journey.meta.title,
      indexed: true,
    },
    heading: phase.title,
    introduction: phase.lead,
  };
}

export const phasePages: readonly Page[] = journeys.flatMap((journey) =>
  journey.phases.map((phase) => pageOf(journey, phase)),
);
