/** The picture at the top of each article: what it's about in a landscape, never on more than four pages of the site. */
import type { HubSubject } from "./choices.ts";
import type { Article } from "./front-matter.ts";

export type ArticlePicture = {
  name: string;
  width: number;
  height: number;
  /** Phones show a band of it: what matters is in its upper half instead of below its middle. */
  high?: true;
};

const drawn = (name: string): ArticlePicture => ({ name, width: 600, height: 700 });
const chapter = (name: string): ArticlePicture => ({ name: `chapter-${name}`, width: 720, height: 480 });
const emblem = (path: string): ArticlePicture => ({
  name: `journey-${path}-emblem`,
  width: 240,
  height: 280,
});

const catInWindow = drawn("cat-in-window");
const coinJar = drawn("coin-jar");
const gardenGate = drawn("garden-gate");
const hillSteps = drawn("hill-steps");
const lanternByWater = drawn("lantern-by-water");
const lighthouse = { ...drawn("lighthouse"), high: true } as const;
const mapAndCompass = drawn("map-and-compass");
const shelterInRain = drawn("shelter-in-rain");
const signpost = drawn("signpost");
const townHall = drawn("town-hall");
const twoArmchairs = drawn("two-armchairs");
const viaduct = drawn("viaduct");

const ofArticles: Readonly<Record<string, ArticlePicture>> = {
  "adopting-on-your-own": townHall,
  "after-a-loss-the-first-week": lanternByWater,
  "asking-for-help-the-first-time": twoArmchairs,
  "azoospermia-and-male-factor": lighthouse,
  "being-a-surrogate": emblem("gestational-surrogates"),
  "blocked-tubes-and-fibroids": lighthouse,
  "building-a-surrogacy-team": emblem("surrogacy"),
  "chances-by-age": mapAndCompass,
  "deciding-how-many-times": signpost,
  "donor-sperm-step-by-step": gardenGate,
  "egg-freezing-in-plain-words": viaduct,
  "embryo-testing": hillSteps,
  "ending-a-wanted-pregnancy": shelterInRain,
  "endometriosis-and-fertility": emblem("infertility"),
  "faith-family-and-questions": chapter("shared-understanding"),
  "fertility-before-cancer-treatment": lighthouse,
  "finding-a-loss-at-the-scan": shelterInRain,
  "for-clinic-staff-the-hard-call": shelterInRain,
  "for-surrogates-after-birth": catInWindow,
  "for-surrogates-before-you-say-yes": signpost,
  "how-to-support-someone-you-love": { name: "support-loved-ones", width: 480, height: 360 },
  "iui-in-plain-words": hillSteps,
  "ivf-in-plain-words": hillSteps,
  "known-or-identity-release": gardenGate,
  "low-ovarian-reserve": lighthouse,
  "men-in-the-waiting-room": twoArmchairs,
  "missed-miscarriage": lanternByWater,
  "money-talks-canada": coinJar,
  "money-talks-us": coinJar,
  "pcos-and-fertility": emblem("infertility"),
  "pregnant-after-infertility": catInWindow,
  "second-parent-adoption": townHall,
  "secondary-infertility": catInWindow,
  "solo-by-choice": emblem("donor-conception"),
  "sperm-retrieval-and-klinefelter": viaduct,
  "stillbirth-the-first-days": lanternByWater,
  "surrogacy-in-canada-by-province": townHall,
  "surrogacy-law-us-and-canada": townHall,
  "telling-early-and-often": chapter("donor-conception"),
  "the-wait-without-watching": catInWindow,
  "thinking-about-a-donor": gardenGate,
  "three-roads-to-adoption": signpost,
  "transfer-after-transfer": hillSteps,
  "treatment-add-ons": mapAndCompass,
  "two-mums-two-dads": chapter("adoption-journey"),
  "what-donor-conceived-adults-ask-for": gardenGate,
  "what-donor-sperm-costs": coinJar,
  "when-home-isnt-safe": { name: "method-learn", width: 600, height: 800 },
  "when-state-law-delays-care": shelterInRain,
  "when-the-answer-is-unexplained": mapAndCompass,
  "when-you-stop": chapter("biological-journey"),
  "working-through-treatment": viaduct,
};

/** For articles that the team adds. */
const ofSubjects: Readonly<Record<HubSubject, ArticlePicture>> = {
  "first-steps": signpost,
  "tests-and-treatment": hillSteps,
  loss: lanternByWater,
  donors: gardenGate,
  "telling-children": gardenGate,
  "pregnancy-and-birth": catInWindow,
  feelings: catInWindow,
  "partner-and-family": twoArmchairs,
  "money-and-work": coinJar,
  law: townHall,
  stopping: signpost,
};

export function articlePicture({ slug, subjects: [subject = "first-steps"] }: Article): ArticlePicture {
  return ofArticles[slug] ?? ofSubjects[subject];
}
