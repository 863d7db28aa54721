/** The help lines of the crisis card: compared with their sources every three months. */
import type { Claim } from "./claim.ts";

const reviewBy = "2027-02-21";
/** Help lines keep their pages up to date and seldom date them: this is when we read them. */
const readNow = "read in November 2026";

export const crisisClaims: readonly Claim[] = [
  {
    id: "crisis-card-checked",
    statement: "The help lines were last compared with their sources on this day.",
    figures: ["November 23, 2026"],
    source: { title: "Sources of the claims below", publisher: "{name}", published: "November 23, 2026" },
    reviewBy,
  },
  {
    id: "emergency-number",
    statement: "911 is the number to call in danger, in the United States and in Canada.",
    figures: ["911"],
    source: {
      title: "Frequently Asked Questions: National Maternal Mental Health Hotline",
      publisher: "Health Resources and Services Administration",
      published: readNow,
      href: "https://mchb.hrsa.gov/national-maternal-mental-health-hotline/faq",
    },
    reviewBy,
  },
  {
    id: "988-us",
    statement:
      "In the United States one can call, text or chat with 988 at any hour; 1 leads to the veterans’ line, 2 to Spanish.",
    figures: ["988", "Press 1 for veterans, 2 for Spanish", "988lifeline.org"],
    source: {
      title: "What to expect",
      publisher: "988 Suicide & Crisis Lifeline",
      published: readNow,
      href: "https://988lifeline.org/get-help/what-to-expect",
    },
    reviewBy,
  },
  {
    id: "988-canada",
    statement: "In Canada one can call or text 9-8-8 at any hour, in English and French.",
    figures: ["9-8-8", "988"],
    source: {
      title: "9-8-8: Suicide Crisis Helpline",
      publisher: "Public Health Agency of Canada",
      published: "November 2023",
      href: "https://www.canada.ca/en/public-health/news/2023/11/9-8-8-suicide-crisis-helpline.html",
    },
    reviewBy,
  },
  {
    id: "quebec-suicide-line",
    statement: "Quebec has a suicide prevention line of its own.",
    figures: ["1-866-277-3553"],
    source: {
      title: "CMHA welcomes the creation of 9-8-8, the three-digit suicide prevention line",
      publisher: "Canadian Mental Health Association, Quebec",
      published: "November 30, 2023",
      href: "https://quebec.acsm.ca/en/cmha-welcomes-the-creation-of-9-8-8-the-three-digit-suicide-prevention-line/",
    },
    reviewBy,
  },
  {
    id: "crisis-text-line",
    statement: "In the United States one reaches Crisis Text Line by texting HOME to 741741.",
    figures: ["741741"],
    source: {
      title: "Crisis Text Line",
      publisher: "Crisis Text Line",
      published: readNow,
      href: "https://www.crisistextline.org/",
    },
    reviewBy,
  },
  {
    id: "trevor-project",
    statement:
      "The Trevor Project listens to LGBTQ+ people under 25 in the United States, by phone and by text.",
    figures: ["1-866-488-7386", "678-678", "under 25"],
    source: {
      title: "Get help",
      publisher: "The Trevor Project",
      published: readNow,
      href: "https://www.thetrevorproject.org/get-help/",
    },
    reviewBy,
  },
  {
    id: "maternal-mental-health-hotline",
    statement:
      "The National Maternal Mental Health Hotline takes calls and texts at any hour, in English and Spanish, and says that it is not a crisis line.",
    figures: ["1-833-852-6262"],
    source: {
      title: "Frequently Asked Questions: National Maternal Mental Health Hotline",
      publisher: "Health Resources and Services Administration",
      published: readNow,
      href: "https://mchb.hrsa.gov/national-maternal-mental-health-hotline/faq",
    },
    reviewBy,
  },
  {
    id: "postpartum-support-international",
    statement:
      "Postpartum Support International has a help line for calls and texts, also after a loss, and a number of its own for texts in Spanish.",
    figures: ["1-800-944-4773", "1-971-203-7773"],
    source: {
      title: "PSI HelpLine",
      publisher: "Postpartum Support International",
      published: readNow,
      href: "https://www.postpartum.net/get-help/psi-helpline/",
    },
    reviewBy,
  },
  {
    id: "kids-help-phone",
    statement: "Kids Help Phone is there day and night in Canada, in English and French, by phone and text.",
    figures: ["1-800-668-6868", "686868"],
    source: {
      title: "Government of Canada announces funding for Kids Help Phone",
      publisher: "Government of Canada",
      published: "November 14, 2024",
      href: "https://www.newswire.ca/news-releases/government-of-canada-announces-7-5m-to-kids-help-phone-820457193.html",
    },
    reviewBy,
  },
  {
    id: "us-domestic-violence-hotline",
    statement:
      "The National Domestic Violence Hotline is there day and night: 800-799-7233, or START by text to 88788.",
    figures: ["1-800-799-7233", "88788"],
    source: {
      title: "National Domestic Violence Hotline answers 6 million contacts",
      publisher: "Office for Victims of Crime, US Department of Justice",
      published: "January 20, 2022",
      href: "https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts",
    },
    reviewBy,
  },
  {
    id: "canada-shelters",
    statement:
      "Sheltersafe.ca leads to shelters in every province; their help is there also for those who don’t stay.",
    figures: ["sheltersafe.ca"],
    source: {
      title: "ShelterSafe launches new and improved search features",
      publisher: "Women’s Shelters Canada",
      published: "December 6, 2018",
      href: "https://endvaw.ca/archives/news/sheltersafe-ca-launches-new-and-improved-search-features-for-women-and-children-escaping-violence/",
    },
    reviewBy,
  },
  {
    id: "alberta-family-violence-line",
    statement:
      "Alberta’s Family Violence Info Line takes calls and texts day and night in more than 170 languages.",
    figures: ["310-1818"],
    source: {
      title: "Family violence: how Albertans can help",
      publisher: "Government of Alberta",
      published: readNow,
      href: "https://alberta.ca/family-violence-how-help",
    },
    reviewBy,
  },
  {
    id: "bc-victimlink",
    statement: "VictimLinkBC answers day and night in many languages.",
    figures: ["1-800-563-0808"],
    source: {
      title: "Domestic violence",
      publisher: "HealthLink BC",
      published: readNow,
      href: "https://www.healthlinkbc.ca/healthwise/domestic-violence",
    },
    reviewBy,
  },
  {
    id: "ontario-assaulted-womens-helpline",
    statement:
      "The Assaulted Women’s Helpline answers women in Ontario day and night, in more than 200 languages.",
    figures: ["1-866-863-0511"],
    source: {
      title: "Crisis support for abused women and seniors",
      publisher: "Assaulted Women’s Helpline",
      published: readNow,
      href: "https://www.awhl.org/covid-19",
    },
    reviewBy,
  },
  {
    id: "quebec-sos-violence-conjugale",
    statement: "SOS violence conjugale answers everyone in Quebec day and night, in French and English.",
    figures: ["1-800-363-9010"],
    source: {
      title: "SOS violence conjugale",
      publisher: "Accueil pour Elle",
      published: readNow,
      href: "https://www.accueil-pourelle.org/documentation/sos-violence-conjugale/",
    },
    reviewBy,
  },
  {
    id: "asking-about-suicide",
    statement:
      "Asking somebody directly whether they think about suicide doesn't make such thoughts more likely.",
    // The guide for hosts, in the admin, says it.
    figures: [],
    source: {
      title: "5 Action Steps to Help Someone Having Thoughts of Suicide",
      publisher: "National Institute of Mental Health",
      published: "2024",
      href: "https://www.nimh.nih.gov/health/publications/5-action-steps-to-help-someone-having-thoughts-of-suicide",
    },
    reviewBy,
  },
];
