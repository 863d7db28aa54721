/** A page for each phase of a journey, made from what the phase says of itself. */
import type { Page, SitePath } from "../schema.ts";
import type { Journey, Phase } from "./journey.ts";
import { journeys } from "./register.ts";

/** The address of a phase's own page. */
export function phasePath(journey: Pick<Journey, "path">, { id }: Pick<Phase, "id">): SitePath {
  return `${journey.path}/${id}`;
}

/** The texts of a phase are those of now, so its page asks for them each time. */
function pageOf(journey: Journey, shipped: Phase): Page {
  const phase = () => journey.phases.find(({ id }) => id === shipped.id) ?? shipped;
  return {
    path: phasePath(journey, shipped),
    get name() {
      return phase().title;
    },
    get meta() {
      return {
        ...phase().meta,
        // The phases of a journey share its picture.
        ogImage: `/share/journeys-${journey.id}.jpg` as const,
        ogImageAlt: journey.meta.title,
        indexed: true,
      };
    },
    get heading() {
      return phase().title;
    },
    get introduction() {
      return phase().lead;
    },
  };
}

export const phasePages: readonly Page[] = journeys.flatMap((journey) =>
  journey.phases.map((phase) => pageOf(journey, phase)),
);
