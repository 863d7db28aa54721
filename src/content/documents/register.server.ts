/** The documents that the team edits. Each has its schema in a file here, and its default where pages read it from. */
import type { AddableKind } from "./addable.server.ts";
import { articleKind } from "./articles.server.ts";
import {
  clinicsTexts,
  onboardingTexts,
  partnershipTexts,
  preOnboardingTexts,
  trainingTexts,
} from "./clinics.server.ts";
import { contactTexts, thankYouTexts } from "./contact.server.ts";
import { crisisLines } from "./crisis-lines.server.ts";
import { downloadsTexts } from "./downloads.server.ts";
import type { EditableDocument } from "./editable.server.ts";
import { editorialPolicyTexts } from "./editorial-policy.server.ts";
import { founders } from "./founders.server.ts";
import { frenchFrame, spanishFrame } from "./frame-translations.server.ts";
import { homeFaq, homeParts } from "./home.server.ts";
import { homeMore } from "./home-more.server.ts";
import { identity } from "./identity.server.ts";
import { journalingTexts, journalWords, promptTexts } from "./journaling.server.ts";
import { journeyTexts } from "./journeys.server.ts";
import { chooserTexts, journeysTexts } from "./journeys-overview.server.ts";
import { knowledgeHubTexts } from "./knowledge-hub.server.ts";
import { legalTexts } from "./legal.server.ts";
import { letterMails } from "./letter-mails.server.ts";
import { look } from "./look.server.ts";
import { mails } from "./mails.server.ts";
import { membershipTexts } from "./membership.server.ts";
import { menus } from "./menus.server.ts";
import { newsletterTemplates } from "./newsletter-templates.server.ts";
import { notFoundTexts, offlineTexts } from "./offline.server.ts";
import { ourFamilyTexts } from "./our-family.server.ts";
import { episodeKind } from "./own-episodes.server.ts";
import { people } from "./people.server.ts";
import { placeMails } from "./place-mails.server.ts";
import { plans } from "./plans.server.ts";
import { episodeTexts, podcastTexts } from "./podcast.server.ts";
import { pregnancyLossTexts } from "./pregnancy-loss.server.ts";
import { pageKind } from "./simple-pages.server.ts";
import { siteFacts } from "./site-facts.server.ts";
import {
  communityTexts,
  expertMentoringTexts,
  groupsPageTexts,
  peerMentoringTexts,
} from "./support.server.ts";
import { testimonials } from "./testimonials.server.ts";
import { worksheetTexts } from "./worksheets.server.ts";
import { exerciseTexts, zendenTexts } from "./zenden.server.ts";

/** Documents that belong together in the admin's list. */
type DocumentSection = { id: string; title: string; documents: readonly EditableDocument[] };

/** The documents that are always there, as the admin lists them; articles and the team's own pages come and go. */
export const documentSections: readonly DocumentSection[] = [
  {
    id: "facts",
    title: "Facts, prices and menus",
    documents: [identity, look, menus, plans, crisisLines, siteFacts],
  },
  {
    id: "home",
    title: "Home, membership and about us",
    documents: [
      homeParts,
      homeFaq,
      homeMore,
      membershipTexts,
      founders,
      ourFamilyTexts,
      people,
      contactTexts,
      thankYouTexts,
      offlineTexts,
      notFoundTexts,
    ],
  },
  {
    id: "journeys",
    title: "Journeys and loss",
    documents: [journeysTexts, chooserTexts, ...journeyTexts, pregnancyLossTexts],
  },
  {
    id: "support",
    title: "Support",
    documents: [communityTexts, groupsPageTexts, peerMentoringTexts, expertMentoringTexts],
  },
  {
    id: "clinics",
    title: "Clinics",
    documents: [
      clinicsTexts,
      testimonials,
      partnershipTexts,
      trainingTexts,
      onboardingTexts,
      preOnboardingTexts,
    ],
  },
  {
    id: "resources",
    title: "Resources",
    documents: [
      knowledgeHubTexts,
      editorialPolicyTexts,
      podcastTexts,
      ...episodeTexts,
      journalingTexts,
      promptTexts,
      journalWords,
      zendenTexts,
      exerciseTexts,
      ...worksheetTexts,
      downloadsTexts,
    ],
  },
  { id: "legal", title: "Legal pages", documents: [...legalTexts] },
  { id: "languages", title: "Other languages", documents: [frenchFrame, spanishFrame] },
  {
    id: "mails",
    title: "Mails and newsletters",
    documents: [mails, letterMails, ...placeMails, newsletterTemplates],
  },
];

/** All of them, in the order of the list. */
export const editableDocuments: readonly EditableDocument[] = documentSections.flatMap(
  ({ documents }) => documents,
);

const addableKinds: readonly AddableKind[] = [articleKind, pageKind, episodeKind];

/** The kind of a document that the team may add and delete; undefined for those that are always there. */
export function addableKindOf(id: string): AddableKind | undefined {
  return addableKinds.find((kind) => kind.owns(id));
}

/** Every document of now. */
export function currentDocuments(): readonly EditableDocument[] {
  return [...editableDocuments, ...addableKinds.flatMap((kind) => kind.all())];
}

/** The document with this id, if there is one. */
export function editableDocument(id: string): EditableDocument | undefined {
  return editableDocuments.find((each) => each.id === id) ?? addableKindOf(id)?.editor(id);
}

/** Whether the document isn't in this repository: what it says is only in the database. */
export function isAdded(id: string): boolean {
  return addableKindOf(id)?.isShipped(id) === false;
}
