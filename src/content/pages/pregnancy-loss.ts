/** The page for people who have lost, or are losing, a pregnancy. Its parts stand in content/pregnancy-loss/. */

import type { Day, Source } from "../claims/claim.ts";
import { pregnancyLossSources } from "../claims/pregnancy-loss.ts";
import { articleCopy } from "../knowledge-hub/article-copy.ts";
import { withTexts } from "../page-texts.server.ts";
import { afterTheFirstWeek, whatIsHappening } from "../pregnancy-loss/body.ts";
import type { LossPart, UrgentSigns } from "../pregnancy-loss/loss-part.ts";
import { moreThanOneLoss, pregnancyAfterLoss } from "../pregnancy-loss/more-than-one.ts";
import { partners, tellingPeople, work } from "../pregnancy-loss/people.ts";
import { urgentSigns, whereToTurn } from "../pregnancy-loss/urgent.ts";
import type { Page } from "../schema.ts";

export type PregnancyLossPage = Page & {
  urgent: UrgentSigns;
  contents: string;
  /** Opens the rest of a part that begins with help lines. */
  read: string;
  /** Where to go from the urgent box, after the crisis line. */
  ways: readonly { title: string; href: string }[];
  parts: readonly LossPart[];
  sources: { heading: string; items: readonly Source[]; reviewed: string; policy: typeof articleCopy.policy };
  /** The day on which the page was last read through, and the one by which it will be again. */
  reviewedOn: Day;
  reviewBy: Day;
};

export const pregnancyLoss: PregnancyLossPage = withTexts({
  path: "/pregnancy-loss",
  name: "Pregnancy loss",
  meta: {
    title: "Miscarriage and pregnancy loss: what to do - {name}",
    description:
      "When to get help now, what happens to your body, and the weeks after a miscarriage or other loss: telling people, work, partners and more than one loss.",
    keywords: [
      "miscarriage",
      "pregnancy loss",
      "ectopic pregnancy",
      "miscarriage signs",
      "recurrent miscarriage",
      "stillbirth",
      "miscarriage support",
      "miscarriage leave",
    ],
    ogTitle: "Pregnancy loss - {name}",
    ogDescription: "Plain information and support after a pregnancy loss, for you and the people around you.",
    indexed: true,
  },
  heading: "Pregnancy loss",
  introduction:
    "We’re sorry you have a reason to be here. If you’re bleeding or in pain, read the box first.",
  urgent: urgentSigns,
  contents: "On this page",
  read: "Read on",
  ways: [
    { title: "What is happening", href: "#what-is-happening" },
    { title: "A group after a loss", href: "/support/groups#loss" },
  ],
  parts: [
    whatIsHappening,
    afterTheFirstWeek,
    tellingPeople,
    work,
    partners,
    moreThanOneLoss,
    whereToTurn,
    pregnancyAfterLoss,
  ],
  sources: {
    heading: "Where this comes from",
    items: pregnancyLossSources,
    reviewed:
      "Last reviewed on {day}. Next review by {next}. This is peer support and education, not medical, legal or financial advice.",
    policy: articleCopy.policy,
  },
  reviewedOn: "2026-11-26",
  reviewBy: "2027-02-23",
});
