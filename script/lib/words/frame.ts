/** What may stand on many pages: fixed texts, help lines, and what a template says on each page of its kind. */
import { crisisCard } from "../../../src/content/crisis.ts";
import { contactForm, inquiryForm, newsletterForm } from "../../../src/content/forms.ts";
import { pages } from "../../../src/content/index.ts";
import { journeyCopy } from "../../../src/content/journeys/journey-copy.ts";
import { urgentTexts } from "../../../src/content/journeys/urgent-signs.ts";
import { articleCopy } from "../../../src/content/knowledge-hub/article-copy.ts";
import { offerSentences } from "../../../src/content/offer.ts";
import { digitalDownloads } from "../../../src/content/pages/digital-downloads.ts";
import { knowledgeHub } from "../../../src/content/pages/knowledge-hub.ts";
import { partsOf } from "../../../src/content/pages/legal/legal-links.ts";
import type { LegalBlock } from "../../../src/content/pages/legal/legal-page.ts";
import { reachUs } from "../../../src/content/pages/legal/reach-us.ts";
import { worksheets } from "../../../src/content/pages/worksheets.ts";
import { comparisonRows, planCopy, plans } from "../../../src/content/plans.ts";
import { episodeCopy, playerCopy } from "../../../src/content/podcast/player-copy.ts";
import { helpAtAnyHour, thisIsASample } from "../../../src/content/podcast/said-in-each.ts";
import { site } from "../../../src/content/site.ts";
import { sentencesOf } from "./sentences.ts";

/** Agreed to the letter, or needed wherever it stands: fixed texts, content notes and help lines. */
const fixed = JSON.stringify([
  contactForm,
  inquiryForm,
  newsletterForm,
  crisisCard(),
  site,
  plans(),
  planCopy,
  // As one paragraph: a sentence that begins with a price is counted with the one before it.
  offerSentences().join(" "),
]);
const helpLine = /\b(?:988|911)\b|This part talks about/;

/**
 * What one template says on each page of its kind: an article's readers, topics, review dates and notices, where a
 * worksheet is kept, how a plan is bought, how the owner of a legal page is reached, what each sample episode says
 * aloud and where its sound comes from. Names of pages are titles of links. Urgent signs stand wherever they're needed.
 */
const { notes, noSources, notAdvice, policy, reviewed, writtenFor } = articleCopy;
const { kept } = worksheets.ownPage;
const frameText = [
  notes.where,
  noSources,
  notAdvice,
  policy.text,
  worksheets.keeping.withoutScript,
  kept.text,
  kept.linkText,
  journeyCopy.buying,
  ...reachUs.flatMap(textOf),
  ...pages.map(({ name }) => name),
  playerCopy.kept,
  episodeCopy.fromHere,
  thisIsASample,
  helpAtAnyHour,
  ...urgentTexts,
  journeyCopy.plan.free,
  ...plans().map((plan) =>
    plan.state === "available" ? journeyCopy.plan.price(plan) : journeyCopy.plan.notOpen(plan.title),
  ),
].join(" ");
/** Beginnings of what a template fills in: prices, days, and the heads of the rows that stand once for each plan. */
const frameStarts = [
  ...comparisonRows.map(({ label }) => label),
  `${planCopy.or} $`,
  knowledgeHub.find.manyTalkAbout.split("{", 1).join(),
  digitalDownloads.cards.pocket,
  writtenFor,
  notes.about,
  ...sentencesOf(reviewed("", "")).map((text) => text.slice(0, -1).trim()),
];

/** Whether a sentence may stand on any number of pages. */
export function mayRepeat(sentence: string): boolean {
  return (
    helpLine.test(sentence) ||
    fixed.includes(JSON.stringify(sentence).slice(1, -1)) ||
    frameText.includes(sentence) ||
    frameStarts.some((start) => sentence.startsWith(start))
  );
}

function textOf(block: LegalBlock): string[] {
  if (block.kind === "contact") return [`${block.before} ${block.address}.`, block.note];
  return block.kind === "paragraph"
    ? [
        partsOf(block.text)
          .map(({ text }) => text)
          .join(""),
      ]
    : [];
}
