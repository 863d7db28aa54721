/** Partnership and pricing: what a clinic gets, what the price depends on, what we never do. */

import { canadianPrivacyAct, hipaaDefinitions } from "../../claims/clinics.ts";
import { withTexts } from "../../page-texts.server.ts";
import { replyPromise } from "../../promises.ts";
import { nextSteps } from "./next-steps.ts";

export const clinicPartnership = withTexts({
  path: "/clinics/partnership",
  name: "Partnership",
  meta: {
    title: "Clinic partnership and staff training - {name}",
    description: `What a fertility clinic gets, how pricing works, and HIPAA and PIPEDA in plain words. Ask for a price, and we’ll be in touch ${replyPromise.inquiries}.`,
    keywords: [
      "clinic partnership",
      "fertility clinic pricing",
      "staff training",
      "patient support program",
      "inquiry",
    ],
    indexed: true,
  },
  heading: "Partnership and Pricing",
  introduction:
    "Membership codes for your patients, training and a newsletter for your staff. Ask us for a price.",
  picture: {
    name: "support-clinics",
    alt: "A clinic with lit arched windows among hills.",
    width: 480,
    height: 360,
  },
  toForm: "Ask about a partnership",
  toPricing: "How pricing works",
  gets: {
    heading: "What a clinic gets",
    lead: "You can take all of it or start with one part. It goes alongside your clinical care and doesn’t replace any of it.",
    items: [
      {
        title: "Codes for your patients",
        text: "Cards with a code for membership. You decide who gets one, and when.",
      },
      {
        title: "Peer support and clear information",
        text: "Support groups, guided journeys and articles that patients can use at any hour.",
      },
      {
        title: "Six training modules",
        text: "On hard conversations, grief, burnout, ethics and inclusive language, at 20 to 30 minutes each.",
      },
      {
        title: "A monthly newsletter for staff",
        text: "Did You Know, positive affirmations, one practical skill, and a patient story told with consent.",
      },
      {
        title: "Help getting started",
        text: "A written plan, a printable checklist, and one named person to call.",
      },
      {
        title: "Usage counts",
        text: "How many codes were used, once it’s ten or more. We never pass on names.",
      },
    ],
    training: { text: "See the training modules", href: "/clinics/training" },
    samples: { text: "Read sample pages for staff", href: "/clinics/training#samples" },
    onboarding: { text: "See how onboarding works", href: "/clinics/onboarding" },
  },
  pricing: {
    heading: "How pricing works",
    lead: `We don’t publish a price list, because it depends on how many patients and staff you’d include. Ask us, and we’ll be in touch ${replyPromise.inquiries}. After a call you get one price in writing, with everything in it, before you decide.`,
    dependsOn: "What the price depends on",
    items: [
      "How many patients you’d like to offer a code",
      "Which membership the code is for: one journey, or Premium",
      "Whether the code covers all or part of the membership price",
      "How many of your staff will take the training",
      "How much help you’d like getting started",
    ],
    members: {
      before: "Without a code, members pay the prices on ",
      link: { text: "Membership Options", href: "/membership" },
      after: ".",
    },
    promise: "You can ask without committing to anything.",
  },
  never: {
    heading: "What we never do",
    lead: "Your patients trust you, and a partnership with us shouldn’t put that at risk.",
    items: [
      {
        title: "We never share patient data",
        text: "Your clinic doesn’t find out who used a code, or what they read or write here.",
      },
      {
        title: "We never show a count under ten",
        text: "Smaller numbers stay hidden so that nobody can guess who it was.",
      },
      {
        title: "We never ask for patient records",
        text: "Please leave patients’ names and cases out of every message, including the first one.",
      },
      {
        title: "We never promise a result",
        text: "Support can help people feel less alone. It doesn’t change how treatment turns out.",
      },
      {
        title: "We never give medical advice",
        text: "We send medical questions back to your team.",
      },
    ],
  },
  privacyLaw: {
    id: "privacy-law",
    heading: "HIPAA and PIPEDA in plain words",
    lead: "In short: you hand a patient a card, and you don’t tell us anything about that patient.",
    items: [
      {
        title: "HIPAA, in the US",
        text: "A company is a business associate when it handles protected health information on a clinic’s behalf. You don’t send us any, so a business associate agreement normally isn’t needed. Your privacy officer can confirm that for your clinic.",
      },
      {
        title: "PIPEDA, in Canada",
        text: "It’s Canada’s privacy law for businesses, and some provinces have their own. It covers what members give us themselves when they join. We ask for consent, keep little, and let people see, correct or erase what we hold.",
      },
      {
        title: "Your own records",
        text: "They stay with you, under your state’s or province’s health privacy law. Please don’t send us patient lists, appointment dates or results, even without names.",
      },
    ],
    sourcesHeading: "The laws",
    sources: [hipaaDefinitions, canadianPrivacyAct],
  },
  nextSteps,
});

export type PartnershipPage = typeof clinicPartnership;
