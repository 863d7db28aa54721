/** Words around campaigns that visitors read: the form, its refusals, its closed doors, the receipt. */

/** What can be wrong with an answer. */
export const answerErrors = {
  missing: {
    text: "Please write an answer",
    choice: "Please choose one",
    choices: "Please choose at least one",
    number: "Please enter a number",
    date: "Please choose a date",
    email: "Please enter an email address",
    phone: "Please enter a phone number",
    consent: "Please tick the box to go on",
  },
  tooLong: (max: number) => `Please keep this answer under ${max.toLocaleString("en-US")} characters`,
  unreadable: "Please remove the characters we cannot read",
  email: "Please enter a valid email address",
  phone: "Please enter a phone number, with its area code",
  number: "Please enter a number, in figures",
  wholeNumber: "Please enter a whole number",
  numberTooSmall: (min: number) => `Please enter ${min} or more`,
  numberTooLarge: (max: number) => `Please enter ${max} or less`,
  date: "Please enter a real date, with year, month and day",
  dateTooEarly: (min: string) => `Please choose ${min} or a later day`,
  dateTooLate: (max: string) => `Please choose ${max} or an earlier day`,
  choice: "Please choose from the list",
  tooFew: (min: number) => `Please choose at least ${min}`,
  tooMany: (max: number) => `Please choose no more than ${max}`,
  otherMissing: "Please write your answer in the box",
  optionFull: (label: string) => `“${label}” is full. Please choose another.`,
  unknown: "Please answer this question again",
} as const;

/** What the API refuses as a whole. */
export const campaignRefusals = {
  missing: "We could not find this campaign. The link may be cut short.",
  notYet: "This is not open yet, so nothing was sent. Your answers are still on this page.",
  closed: "This has closed, so nothing was sent. Your answers are still on this page.",
  full: "All places are taken, so nothing was sent. Your answers are still on this page.",
  changed:
    "This page was changed while you wrote. Nothing was sent, and your answers are kept. Please load the page again and look them over.",
  moreQuestions: "Some questions follow from what you chose. Your answers are kept. Please look at the rest.",
  badCode: "We could not find an answer with this code. Please compare it with what you wrote down.",
  noChange: "This has closed, so the answer cannot be changed any more. You can still erase it.",
} as const;

/** The public page. */
export const campaignPage = {
  titleEnd: "Kinward",
  sharedDescription: "A page with a few questions from Kinward. You choose what you tell and what you skip.",
  keywords: ["Kinward", "questions", "survey", "peer support", "family building"],
  alsoIn: "Also available in",
  whyHeading: "Why we ask",
  contact: "Questions about this page?",
  factAnonymous: "Your answers are anonymous. We ask for no name and keep no network address.",
  factContact: "We ask for your email address, so that we can write back.",
  factKept: (days: number) => `Kept for ${days === 1 ? "1 day" : `${days} days`}, then erased.`,
  factSkip: "Skip any question marked as optional.",
  closes: (when: string) => `Open until ${when}.`,
  formHeading: "Your answers",
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  questionProgress: (step: number, steps: number) => `Question ${step} of ${steps}`,
  back: "Back",
  next: "Continue",
  send: "Send my answers",
  sending: "Sending...",
  saveChange: "Save the change",
  other: "Something else",
  otherLabel: "Your own answer",
  yes: "Yes",
  no: "No",
  full: "full",
  noAnswer: "No answer",
  chooseAll: "Choose all that fit.",
  chooseBetween: (min: number, max: number) => `Choose ${min} to ${max}.`,
  chooseAtLeast: (min: number) => `Choose at least ${min}.`,
  chooseUpTo: (max: number) => `Choose up to ${max}.`,
  reminder: "Please leave out names and medical details.",
  restored: "We found what you typed before and put it back.",
  clear: "Start again",
  keptHere:
    "What you type stays in this tab until you send it or close the tab. Only sending gives it to us.",
  contactHeading: "How we can reach you",
  contactName: "Your name",
  contactEmail: "Your email address",
  failedTitle: "This was not sent",
  network: "We could not reach our server. Your answers are still here. Please try again.",
  lookAgainTitle: "A few more questions",
} as const;

/** A draft on the visitor's own device, for long forms. */
export const campaignDraft = {
  label: "Save a draft",
  none: "Need a break? You can keep a draft and go on later.",
  kept: "Your draft is saved on this device, with what you type from now on.",
  found: "There is a draft on this device, from",
  deleted: "The draft is deleted from this device.",
  refused:
    "Your browser can't keep a draft safely, so none is saved. Your answers stay until you leave the page. Please check its settings.",
  what: "It stays in this browser for 30 days, or until you send your answers or delete it. It's encrypted, but anyone who uses this browser can open it here. Leaving quickly doesn't delete it.",
  where: "See all that's kept on this device",
  keep: "Save a draft on this device",
  open: "Continue with the draft",
  remove: "Delete the draft",
} as const;

/** After sending. */
export const campaignThanks = {
  heading: "Thank you. Your answers are with us.",
  changedHeading: "Your change is saved",
  receiptHeading: "Your receipt code",
  receiptText:
    "With this code you can see your answers, change them while this is open, or erase them. We cannot find your answers for you without it, so please keep it.",
  copy: "Copy the code",
  copied: "The code is copied.",
  copyFailed: "Your browser did not copy it. Please select the code and copy it by hand.",
  toReceipt: "See, change or erase my answers",
  home: "Go to the home page",
} as const;

/** Closed doors, when the team has not written its own words. */
export const campaignAddresses = {
  notYet: {
    heading: "This is not open yet",
    text: "Please come back when it opens.",
    opens: (when: string) => `It opens on ${when}.`,
  },
  closed: { heading: "This has closed", text: "No more answers can be sent. Thank you for looking in." },
  full: { heading: "All places are taken", text: "No more answers can be sent. Thank you for looking in." },
  next: { label: "See how we support people", href: "/support/peer-support-community" },
  receipt: "I have a receipt code",
} as const;

/** The page where a receipt code opens an answer. */
export const receiptCopy = {
  codeLabel: "Receipt code",
  codeHint: "It has 28 letters and numbers. Older codes have 16.",
  codeMissing: "Please enter your receipt code",
  codeShape: "A receipt code has 28 letters and numbers, or 16 if it's an older one. Please check it.",
  open: "Show my answers",
  opening: "Looking...",
  formHeading: "Open your answers",
  answersHeading: "Your answers",
  to: (title: string) => `To “${title}”`,
  sentOn: (when: string) => `Sent on ${when}.`,
  erasedOn: (when: string) => `We erase it on ${when}.`,
  change: "Change my answers",
  closed: "This has closed, so the answers stay as they are. You can still erase them.",
  eraseHeading: "Erase my answers",
  eraseText: "This removes your answers for good. We keep no copy, and we cannot bring them back.",
  eraseConfirm: "Yes, erase my answers for good",
  eraseNeedsTick: "Please tick the box first",
  erase: "Erase",
  erasing: "Erasing...",
  erasedHeading: "Your answers are erased",
  erasedText: "Nothing of them is left with us. The code doesn't work anymore.",
} as const;
