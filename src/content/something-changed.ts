/** The page "Something has changed": what somebody can press, and what each press does. */

import { yourPlace } from "./your-place.ts";

export const changedPage = "/something-changed";

/** The link to it in mails. */
export const changedLink = {
  path: `${changedPage}#token=`,
  words: "link for when something has changed",
} as const;

/** In the order of the page. A loss and a pregnancy aren’t next to each other. */
export const lifeChanges = ["pause", "loss", "stopping", "path", "pregnant"] as const;
export type LifeChange = (typeof lifeChanges)[number];

/** How long a break lasts, in months; "" until the person comes back. */
export const breakLengths = ["", "1", "3"] as const;

export const somethingChanged = {
  title: yourPlace.title,
  page: changedPage,
  order: lifeChanges,
  heading: "Something has changed",
  lead: "Press what fits, and we’ll change what we send you. You don’t have to explain, and you can undo it.",
  /** What each press does, before it's pressed. */
  choices: {
    pause: {
      button: "I need a break",
      text: "Newsletters stop, and your places in groups are paused. You keep them, and your turn on a waiting list.",
    },
    loss: {
      button: "I’ve had a loss",
      text: "Newsletters about pregnancy, newborns and children stop, and so do those for Mother’s and Father’s Day. Your places are paused, except in groups after a loss.",
    },
    pregnant: {
      button: "I’m pregnant",
      text: "Newsletters about pregnancy loss and stillbirth stop, and so do those for days of remembrance. Your places are paused, except in groups for people who are pregnant or parenting.",
    },
    stopping: {
      button: "I’m stopping treatment",
      text: "Newsletters about pregnancy, newborns, children and medical tests stop, and so do those for Mother’s and Father’s Day. Your places are paused, except in groups for living without children.",
    },
    path: {
      button: "I’m taking another path",
      text: "Newsletters about just one path stop, and your places in groups for one path are paused. Everything else stays, and so does a path you name here.",
    },
  } satisfies Readonly<Record<LifeChange, { button: string; text: string }>>,
  offered:
    "A place is being offered to you. If you pause it, it goes to the next person, and you keep your turn.",
  months: {
    label: "For how long",
    lengths: breakLengths,
    options: { "": "Until I come back", 1: "One month", 3: "Three months" },
  },
  path: { label: "My new path, if you’d like to say", unsaid: "I’d rather not say" },
  lossPage: { text: "What helps after a pregnancy loss", href: "/pregnancy-loss" },
  kept: "We encrypt this and don’t show it to our team. After {kept} we forget it: what you’ve left out stays left out, and if you’re still on a break, we take you off the newsletter.",
  again: "Has something else changed?",
  againText:
    "What you press now takes the place of the above. Only a break doesn’t: when it ends, the above is still there.",
  headings: { loss: "We’re so sorry", undo: "That’s undone", others: "That’s done" },
  done: {
    pause: "Take the time you need.",
    loss: "You don’t need to do anything else here.",
    pregnant: "",
    stopping: "Take the time you need.",
    path: "",
  } satisfies Readonly<Record<LifeChange, string>>,
  now: {
    heading: "What we’ve changed for you",
    everything: "You get no newsletters.",
    some: "You get no newsletters about:",
    onePlace: "Your place in a group is paused. You keep it, and you get no emails about it.",
    places: "{count} of your places in groups are paused. You keep them, and you get no emails about them.",
    told: "Your host sees that you’re taking a break, and not why.",
    until: "Your break ends on",
    stays: "What you changed before stays as it was when your break is over.",
    tell: "Tell my host I’m taking a break",
    tellText:
      "They’ll see “taking a break” beside your name, and nothing else. Unless you press this, we tell them nothing.",
    untell: "Don’t tell my host",
    undo: "Undo",
    undoText: "Everything goes back to how it was before.",
  },
  undone: "Everything is as it was before.",
  told: "Your host now sees that you’re taking a break.",
  untold: "Your host doesn’t see it anymore.",
  help: "If you’d like to talk to someone right now:",
  link: {
    ...yourPlace.unlock,
    lost: {
      text: "Can’t find the email? Every newsletter and every email about your group has this link.",
      link: { text: "Write to us", href: "/contact" },
    },
  },
  messages: {
    missing: "Please paste the link from the email",
    badLink: "This link doesn’t work anymore. Please use the one in our newest email.",
    choice: "Please choose one of the buttons",
    network: yourPlace.network,
  },
} as const;
