import type { Source } from "#content/claims/claim.ts";
import { claims } from "#content/claims.ts";
import { dayInWords } from "#content/day-in-words.ts";
import { pageAt } from "#content/index.ts";
import type { Journey, Phase } from "#content/journeys/journey.ts";
import { journeyCopy } from "#content/journeys/journey-copy.ts";
import { isAboutLoss } from "#content/journeys/loss.ts";
import { phasePath } from "#content/journeys/phase-pages.ts";
import { journeyAt } from "#content/journeys/register.ts";
import { layout } from "#content/layout.ts";
import { journeys as overview } from "#content/pages/journeys.ts";
import { type AccessId, comparisonCell, comparisonRows, type Plan, planCopy, plans } from "#content/plans.ts";
import { endId, partId } from "./phase-address.ts";

const { place, phaseCount, reviewed: reviewedOn, plan: planLine, panel, ...wholeCopy } = journeyCopy;

/** The journey at an address with its plan, and the phase the address names; undefined if there is none. */
export function journeyAndPhase(path: string) {
  const [, section, id, phaseId] = path.split("/");
  const journey = journeyAt(`/${section}/${id}`);
  const plan: Plan | undefined = plans().find((each) => each.id === journey?.plan.planId);
  if (journey === undefined || plan === undefined) return undefined;
  if (phaseId === undefined) return { journey, plan };
  const phase = journey.phases.find((each) => each.id === phaseId);
  return phase && { journey, plan, phase };
}

export function journeyTrail(journey: Journey, phase?: Phase) {
  return [
    { title: overview.name, href: overview.path },
    { title: journey.name, href: journey.path },
    ...(phase ? [{ title: phase.title, href: phasePath(journey, phase) }] : []),
  ];
}

function stepsOf(journey: Journey) {
  return journey.phases.map((phase) => {
    const { id, title, hint } = phase;
    return { id, title, hint, href: phasePath(journey, phase) };
  });
}

function withoutMeta({ meta: _, ...shown }: Phase) {
  return shown;
}

/** The data of a journey's own page: everything but the phases, of which it has the steps and the first. */
export function wholeView(journey: Journey, plan: Plan) {
  const { heading, introduction, picture, map, parts, otherEndings, company, sources } = journey;
  const { perMonth, perYear, billedIn, comingSoon } = planCopy;
  const [first] = journey.phases;
  return {
    page: { path: journey.path, meta: journey.meta },
    trail: journeyTrail(journey),
    whole: {
      frame: journey.path,
      ...{ heading, introduction, picture, map, parts, otherEndings, company, sources },
      plan: { intro: journey.plan, plan, opens: opened(plan) },
      steps: stepsOf(journey),
      first: first && { phase: withoutMeta(first), copy: panel },
      numbered: journey.countPrinted,
      /** The anchors that phases had while they were on this page. */
      anchors: journey.phases.map((phase) => [
        phase.id,
        endId(phase),
        ...(phase.parts ?? []).map((_, at) => partId(phase, at)),
      ]),
      reviewed: reviewedOn(dayInWords(journey.reviewed)),
      copy: {
        ...wholeCopy,
        loading: panel.loading,
        perMonth,
        perYear,
        billedIn,
        comingSoon,
        newTab: layout.opensInNewTab,
      },
    },
  };
}

export function phaseView(journey: Journey, plan: Plan, phase: Phase) {
  const path = phasePath(journey, phase);
  const at = journey.phases.findIndex(({ id }) => id === phase.id);
  return {
    page: { path, meta: pageAt(path)?.meta ?? journey.meta },
    trail: journeyTrail(journey, phase),
    one: {
      phase: withoutMeta(phase),
      frame: `${journey.path}/`,
      steps: stepsOf(journey),
      numbered: journey.countPrinted,
      /** Where the phase belongs; the number of phases is printed only where it's final. */
      place: journey.countPrinted ? place(at + 1, journey.phases.length) : journey.name,
      plan: planOf(journey, plan, phase),
      endings: {
        title: journey.otherEndings.heading,
        href: `${journey.path}#${journey.otherEndings.id ?? "another-way"}`,
      },
      sources: sourcesOf(journey, phase),
      reviewed: reviewedOn(dayInWords(journey.reviewed)),
      copy: { ...panel, newTab: layout.opensInNewTab },
    },
  };
}

/** The plan in one line. Where a phase speaks of a loss, nothing is sold: it only says that reading is free. */
function planOf(journey: Journey, plan: Plan, phase: Phase) {
  if (isAboutLoss(phase)) return { text: planLine.free, link: undefined };
  return {
    text: plan.state === "available" ? planLine.price(plan) : planLine.notOpen(plan.title),
    link: { title: planLine.more, href: `${journey.path}#plan` },
  };
}

/** The journey's sources of the figures printed in this phase. */
function sourcesOf(journey: Journey, phase: Phase): readonly Source[] {
  const text = JSON.stringify(phase);
  const printed = claims.filter(({ figures }) => figures.some((figure) => text.includes(figure)));
  return journey.sources.filter((source) => printed.some((claim) => claim.source === source));
}

/** What a plan includes, as in the comparison table; a plan that isn't open only names its journey. */
function opened(plan: Plan): string[] {
  const rows: readonly { id: AccessId; label: string; phases?: number }[] = comparisonRows;
  return rows
    .filter(({ id }) => comparisonCell(plan, id) !== "none")
    .map(({ label, phases }) => (phases === undefined ? label : `${label}, ${phaseCount(phases)}`));
}
