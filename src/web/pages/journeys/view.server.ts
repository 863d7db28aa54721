import type { JourneyId } from "#content/journeys/journey.ts";
import { phasePath } from "#content/journeys/phase-pages.ts";
import { journeys } from "#content/journeys/register.ts";
import { journeys as overview } from "#content/pages/journeys.ts";
import { planCopy, plans } from "#content/plans.ts";
import type { Step, Steps } from "./suggest.ts";

/** The overview with data from other content: which plans aren't open, and which phases exist. */
export function overviewView() {
  const waiting: readonly string[] = plans()
    .filter(({ state }) => state === "comingSoon")
    .map(({ id }) => id);
  const steps: Steps = {
    infertility: stepsOf("infertility"),
    "donor-conception": stepsOf("donor-conception"),
    surrogacy: stepsOf("surrogacy"),
    "gestational-surrogates": stepsOf("gestational-surrogates"),
    adoption: stepsOf("adoption"),
  };
  return { page: overview, comingSoon: { ids: waiting, tag: planCopy.comingSoon }, steps };
}

function stepsOf(id: JourneyId): Step[] {
  const journeyContent = journeys.find((journey) => journey.id === id);
  if (journeyContent !== undefined)
    return journeyContent.phases.map((phase) => ({
      title: phase.title,
      href: phasePath(journeyContent, phase),
    }));
  return overview.paths.cards.filter((card) => card.id === id).map(({ title, href }) => ({ title, href }));
}
