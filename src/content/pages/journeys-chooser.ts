/** "Where are you today?": three questions, their answers, and the words of every suggestion. */
import type { SitePath } from "../schema.ts";

/** A way on beside the first step. */
type WishLink = { title: string; href: SitePath | `${SitePath}?${string}` };

export const chooser = {
  heading: "Where are you today?",
  lead: "Three questions, answered as far as you can. Your answers stay in this window. Nothing is sent, and nothing is kept when you leave.",
  forSomeone: "Here for someone you love? Answer as you think they would.",
  questions: {
    path: {
      legend: "1. What comes closest?",
      options: [
        { value: "infertility", text: "We or I have been trying, and it takes long" },
        { value: "donor-conception", text: "Donor sperm, eggs or embryos are on my mind" },
        { value: "surrogacy", text: "Someone else might carry for us or for me" },
        { value: "gestational-surrogates", text: "I carry, or may carry, for other people" },
        { value: "adoption", text: "I think about adoption or foster care" },
        { value: "unsure", text: "I don't know yet" },
      ],
    },
    stage: {
      legend: "2. Where on the way are you?",
      options: [
        { value: "wondering", text: "I have only begun to wonder" },
        { value: "choosing", text: "I am weighing what to do" },
        { value: "underway", text: "I am in the middle of it" },
        { value: "waiting", text: "I am waiting for an answer" },
        { value: "ended", text: "Something has ended or gone wrong" },
        { value: "after", text: "That time is over, and I live with how it went" },
        { value: "unsure", text: "I don't know yet" },
      ],
    },
    wish: {
      legend: "3. What would do you good first?",
      options: [
        { value: "read", text: "Something to read in peace" },
        { value: "people", text: "People in a similar place" },
        { value: "one", text: "One person to talk to" },
        { value: "write", text: "Something to fill in or write on" },
        { value: "quiet", text: "A quiet minute" },
        { value: "unsure", text: "I don't know yet" },
      ],
    },
  },
  submit: "Show me a first step",
  /** Read out when a suggestion appears. */
  announced: "A suggestion is shown below.",
  path: "A path that may fit",
  firstStep: "A first step",
  open: "Open this page",
  beside: "And beside it",
  notBinding: "It is only a suggestion. You can change any answer, and every page is open to you.",

  /** By the first answer. */
  paths: {
    infertility: {
      title: "Infertility",
      text: "This path begins with the first doubt and goes on after the last appointment, with or without a child. It is for couples and for people on their own.",
    },
    "donor-conception": {
      title: "Donor conception",
      text: "This path looks at kinds of donors, at choosing, at trying, and at telling. It keeps the donor-conceived person in view from the first page.",
    },
    surrogacy: {
      title: "Surrogacy",
      text: "This path is for intended parents. It asks what is fair to everyone, and explains who you need beside you.",
    },
    "gestational-surrogates": {
      title: "Gestational surrogates",
      text: "This track belongs to the person who carries. Your body, your reasons and your own family are what it is about.",
    },
    adoption: {
      title: "Adoption",
      text: "This path starts with time to think, and to grieve if you need it. It then goes through the routes and what follows for life.",
    },
    unsure: {
      title: "No path yet, and that is fine",
      text: "You do not have to choose one today. The infertility journey has pages that fit several paths, so we point to one of those. Nothing on it presumes that you want treatment, or a child at any price.",
    },
  },
  /** By the second answer; stands before the link to a phase. */
  stages: {
    wondering: "You are near the start. This phase is about first questions and about whom to ask.",
    choosing: "This phase lays choices side by side. It does not push you towards any of them.",
    underway: "This phase is about getting through the weeks, at work and at home.",
    waiting: "This phase is about the days in which nothing can be done. It has a plan for them.",
    ended: "This phase speaks of things that end. Each hard part says first what it is about.",
    after: "This phase is about life afterwards, however it went.",
    unsure: "It is a calm place to begin, and short enough for one evening. Leave it whenever you like.",
  },
  /** By the third answer. */
  wishes: {
    read: {
      text: "The Knowledge Hub has longer articles, with their sources.",
      link: { title: "Read in the Knowledge Hub", href: "/resources/knowledge-hub" },
    },
    people: {
      text: "Groups are small, and you may come just to listen.",
      link: { title: "Look at the groups", href: "/support/groups" },
    },
    one: {
      text: "A mentor is someone further along a similar path who has been trained to listen.",
      link: { title: "Ask for a mentor", href: "/contact?subject=peer-mentoring" },
    },
    write: {
      text: "Worksheets and journal stay on your own device.",
      link: { title: "Choose a worksheet", href: "/resources/worksheets" },
    },
    quiet: {
      text: "ZenDen has slow breathing and a quiet picture. It ends by itself.",
      link: { title: "Open ZenDen", href: "/resources/zenden" },
    },
    unsure: {
      text: "Then perhaps nothing more today. Should you want a person later, our team answers letters of every kind.",
      link: { title: "Write to us", href: "/contact" },
    },
  },
  /** The same suggestions as a list, for a browser without script. */
  list: {
    lead: "Without scripts we cannot put answers together, so here are all the suggestions to read.",
    steps: "First steps",
    wishes: "And beside it",
  },
} as const satisfies {
  wishes: Record<string, { text: string; link: WishLink }>;
  [word: string]: unknown;
};
