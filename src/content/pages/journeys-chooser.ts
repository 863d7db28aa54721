/** "Where are you today?": three questions, their answers, and the words of every suggestion. */
import type { SitePath } from "../schema.ts";

/** A way on beside the first step. */
type WishLink = { title: string; href: SitePath | `${SitePath}?${string}` };

/** Its anchor on the overview of the journeys, where a menu leads. */
export const chooserId = "today";

export const chooser = {
  heading: "Where are you today?",
  lead: "Answer what you can. Your answers stay in this window: nothing is sent, and nothing is saved when you leave.",
  forSomeone: "Here for someone you love? Answer the way you think they would.",
  questions: {
    path: {
      legend: "1. What comes closest?",
      options: [
        { value: "infertility", text: "I’ve been trying, or we have, and it’s taking a long time" },
        { value: "donor-conception", text: "I’m thinking about donor sperm, eggs or embryos" },
        { value: "surrogacy", text: "Someone else may carry the pregnancy for me or us" },
        { value: "gestational-surrogates", text: "I’m carrying for other people, or thinking about it" },
        { value: "adoption", text: "I’m thinking about adoption or foster care" },
        { value: "unsure", text: "I don’t know yet" },
      ],
    },
    stage: {
      legend: "2. Where are you with it?",
      options: [
        { value: "wondering", text: "I’ve just started wondering" },
        { value: "choosing", text: "I’m deciding what to do" },
        { value: "underway", text: "I’m in the middle of it" },
        { value: "waiting", text: "I’m waiting for an answer" },
        { value: "ended", text: "Something has ended or gone wrong" },
        { value: "after", text: "It’s over, and I’m living with how it turned out" },
        { value: "unsure", text: "I don’t know yet" },
      ],
    },
    wish: {
      legend: "3. What would help most right now?",
      options: [
        { value: "read", text: "Something to read in peace" },
        { value: "people", text: "People in a similar situation" },
        { value: "one", text: "One person to talk to" },
        { value: "write", text: "Something to fill in or write on" },
        { value: "quiet", text: "A quiet minute" },
        { value: "unsure", text: "I don’t know yet" },
      ],
    },
  },
  submit: "Show me a first step",
  /** Read out when a suggestion appears. */
  announced: "A suggestion is shown below.",
  path: "A path that could fit",
  firstStep: "A first step",
  open: "Open this page",
  beside: "You could also",
  notBinding: "This is only a suggestion. You can change any answer, and every page is open to you.",

  /** By the first answer. */
  paths: {
    infertility: {
      title: "Infertility",
      text: "This journey covers everything from the first worry to life after the last appointment, with or without a child. It’s for couples and for people on their own.",
    },
    "donor-conception": {
      title: "Donor conception",
      text: "This journey covers kinds of donors, choosing one, treatment, and telling your child. It keeps the donor-conceived person in mind throughout.",
    },
    surrogacy: {
      title: "Surrogacy",
      text: "This journey is for intended parents. It explains who you need on your team, what it costs and what’s fair to everyone.",
    },
    "gestational-surrogates": {
      title: "Gestational surrogates",
      text: "This journey is for the person who carries. It’s about your body, your reasons and your own family.",
    },
    adoption: {
      title: "Adoption",
      text: "This journey starts with time to think, and to grieve if you need to. Then it goes through the routes, the home study and the years after.",
    },
    unsure: {
      title: "You don’t have to choose yet",
      text: "Some pages of the infertility journey apply to several paths, so we suggest one of those. They don’t assume that you want treatment.",
    },
  },
  /** By the second answer; stands before the link to a phase. */
  stages: {
    wondering: "You’re near the start. This phase is about first questions and who to ask.",
    choosing: "This phase compares the options without pushing you toward any of them.",
    underway: "This phase is about getting through the weeks, at work and at home.",
    waiting: "This phase is about the days when there’s nothing you can do, and has a plan for them.",
    ended: "This phase is about things that end. Each hard section says first what it’s about.",
    after: "This phase is about life afterward, however it turned out.",
    unsure: "It’s a good place to start, and short enough for one evening.",
  },
  /** By the third answer. */
  wishes: {
    read: {
      text: "The Knowledge Hub has longer articles, with their sources.",
      link: { title: "Read in the Knowledge Hub", href: "/resources/knowledge-hub" },
    },
    people: {
      text: "Groups are small, and you can come just to listen.",
      link: { title: "Look at the groups", href: "/support/groups" },
    },
    one: {
      text: "A mentor is someone further along a similar path who has been trained to listen.",
      link: { title: "Ask for a mentor", href: "/support/peer-mentoring#ask" },
    },
    write: {
      text: "Your worksheets and journal stay on your own device.",
      link: { title: "Choose a worksheet", href: "/resources/worksheets" },
    },
    quiet: {
      text: "ZenDen has breathing and grounding exercises that take a few minutes.",
      link: { title: "Open ZenDen", href: "/resources/zenden" },
    },
    unsure: {
      text: "You don’t have to do anything else today. If you’d like to talk to a person later, write to our team.",
      link: { title: "Write to us", href: "/contact" },
    },
  },
  /** The same suggestions as a list, for a browser without script. */
  list: {
    lead: "JavaScript is off in your browser, so here are all the suggestions.",
    steps: "First steps",
    wishes: "You could also",
  },
} as const satisfies {
  wishes: Record<string, { text: string; link: WishLink }>;
  [word: string]: unknown;
};
