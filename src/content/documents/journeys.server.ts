/** The five journeys, as fields: a document for each journey's own page, and one for its phases. */
import type { Journey, Phase, PhasePart } from "../journeys/journey.ts";
import { phasePath } from "../journeys/phase-pages.ts";
import { journeys } from "../journeys/register.ts";
import { editableTexts } from "./editable-texts.server.ts";
import { day, group, shownAs } from "./fields.server.ts";
import {
  eachOf,
  line,
  lines,
  opening,
  paragraph,
  part,
  searchText,
  sentences,
  titled,
} from "./page-fields.server.ts";

/** Sections to read. Their links, notes, urgent signs and rules by country stay in code. */
function reading(label: string, parts: readonly PhasePart[]) {
  return eachOf(label, parts, { heading: line("Heading"), paragraphs: sentences("Paragraphs", 12) });
}

function wholeTexts(journey: Journey) {
  return editableTexts({
    id: `journey-${journey.id}`,
    page: journey,
    title: `Journey: ${journey.name}`,
    about: "The journey’s own page, without its phases.",
    schema: () =>
      group(
        { label: journey.name },
        {
          ...opening(),
          map: part("Above the phases", { lead: paragraph("First sentences") }),
          parts: reading("More on this path", journey.parts),
          otherEndings: part("If this path ends another way", {
            lead: paragraph("First sentences"),
            parts: reading("Sections", journey.otherEndings.parts),
          }),
          plan: part("Plan", { text: paragraph("Text") }),
          company: part("Support along the way", {
            cards: eachOf("Cards", journey.company.cards, titled),
          }),
          reviewed: day({
            label: "Last reviewed",
            help: "On this page and its phases, and told to search engines.",
          }),
        },
      ),
  });
}

const phaseFields = (journey: Journey, { id, title, parts = [] }: Phase) =>
  shownAs(
    "folded",
    group(
      { label: title },
      {
        meta: searchText(),
        title: line("Title", 60),
        hint: line("One line for the list of phases", 80),
        lead: paragraph("First sentences"),
        facing: lines("What people are dealing with", 8),
        feelings: lines("Feelings people describe", 8),
        offered: lines("What they’ll find", 8),
        ...(parts.length === 0 ? {} : { parts: reading("Sections", parts) }),
        limits: paragraph("What we can’t do here, and who can"),
      },
    ),
    phasePath(journey, { id }),
  );

function phaseTexts(journey: Journey) {
  const phases = journey.phases.map((phase, index) => [String(index), phaseFields(journey, phase)] as const);
  return editableTexts({
    id: `phases-${journey.id}`,
    page: journey,
    title: `Phases: ${journey.name}`,
    about: "The pages of the journey’s phases.",
    schema: () =>
      group(
        { label: journey.name },
        { phases: shownAs("bare", group({ label: "Phases" }, Object.fromEntries(phases))) },
      ),
  });
}

/** Each journey, followed by its phases. */
export const journeyTexts = journeys.flatMap((journey) => [wholeTexts(journey), phaseTexts(journey)]);
