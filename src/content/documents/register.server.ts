/** The documents that the team edits. Each has its schema in a file here, and its default where pages read it from. */
import { editableArticle, editableArticles } from "./articles.server.ts";
import { trainingTexts } from "./clinic-training.server.ts";
import { clinicsTexts, onboardingTexts, partnershipTexts, preOnboardingTexts } from "./clinics.server.ts";
import { crisisLines } from "./crisis-lines.server.ts";
import type { EditableDocument } from "./editable.server.ts";
import { expertMentoringTexts } from "./expert-mentoring.server.ts";
import { founders } from "./founders.server.ts";
import { groupTimetable } from "./groups.server.ts";
import { homeFaq, homeParts } from "./home.server.ts";
import { journeyTexts } from "./journeys.server.ts";
import { legalTexts } from "./legal.server.ts";
import { mails } from "./mails.server.ts";
import { newsletterTemplates } from "./newsletter-templates.server.ts";
import { people } from "./people.server.ts";
import { plans } from "./plans.server.ts";
import { episodeTexts, podcastTexts } from "./podcast.server.ts";
import { siteFacts } from "./site-facts.server.ts";
import { communityTexts, groupsPageTexts, peerMentoringTexts } from "./support.server.ts";
import { testimonials } from "./testimonials.server.ts";
import { worksheetTexts } from "./worksheets.server.ts";

/** The documents that are always there; articles come and go (articles.server.ts). */
export const editableDocuments: readonly EditableDocument[] = [
  plans,
  groupTimetable,
  homeParts,
  homeFaq,
  ...journeyTexts,
  communityTexts,
  groupsPageTexts,
  peerMentoringTexts,
  expertMentoringTexts,
  clinicsTexts,
  testimonials,
  partnershipTexts,
  trainingTexts,
  onboardingTexts,
  preOnboardingTexts,
  podcastTexts,
  ...episodeTexts,
  ...worksheetTexts,
  founders,
  people,
  ...legalTexts,
  crisisLines,
  siteFacts,
  mails,
  newsletterTemplates,
];

/** Every document of now. */
export function currentDocuments(): readonly EditableDocument[] {
  return [...editableDocuments, ...editableArticles()];
}

/** The document with this id, if there is one. */
export function editableDocument(id: string): EditableDocument | undefined {
  return editableDocuments.find((each) => each.id === id) ?? editableArticle(id);
}
