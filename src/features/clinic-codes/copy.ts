import { purchaseHosts } from "#content/plans.ts";

const number = (count: number) => count.toLocaleString("en-US");

/** Validation errors and refusals. */
export const clinicCodeFaults = {
  tooLong: (max: number) => `Please keep this under ${max.toLocaleString("en-US")} characters`,
  clinic: "Please enter the clinic's name",
  code: "Please use 4 to 24 letters, numbers and single hyphens",
  taken: "This code already exists. Upper and lower case count as the same. Please choose another.",
  plan: "Please choose a plan from the list",
  uses: "Please enter a whole number of 1 or more, or leave it empty",
  lastDay: "Please enter a date as year, month and day, or leave it empty",
  pastDay: "That day has passed. Please enter today or a later date, or leave it empty",
  nothing: "Please say what should change",
  deleteCode: "Please type the code exactly as shown above",
  changed: "Someone changed this code before you. Your text is still here. Copy it, then reload the page.",
} as const;

/** Sentences with numbers and dates, formatted on the server. */
export const clinicCodeMessages = {
  total: (all: number, live: number) => {
    const total = all === 1 ? "1 code." : `${number(all)} codes.`;
    if (live === 0) return `${total} None can be used now.`;
    return `${total} ${live === 1 ? "One" : number(live)} can be used now.`;
  },
  counted: (count: number) => (count === 0 ? "Fewer than 10" : number(count)),
  /** The sum of several codes; each may leave out up to nine. */
  together: (count: number) => (count === 0 ? "Fewer than 10 each" : number(count)),
  uses: (count: number | null) => (count === null ? "No limit agreed" : `${number(count)} agreed`),
  lastDay: (day: string, over: boolean) => {
    if (day === "") return "No last day";
    return over ? `Last day was ${day}` : `Until ${day}`;
  },
  noMatch: (search: string) => `Nothing matches “${search}”`,
  /** The answer to a browser that reports a view. */
  countReceived: "Thank you.",
} as const;

/** The list. */
export const clinicCodesCopy = {
  title: "Clinic codes",
  none: "No codes yet.",
  make: "New code",
  search: "Search by clinic or code",
  searchButton: "Search",
  caption: "Clinic codes",
  menuColumn: "Actions",
  status: { live: "Active", expired: "Expired", off: "Switched off", usedUp: "Used up" },
  countsNote:
    "These numbers count page views and clicks, with no personal data. A count updates after the end of a day, once ten more have come in, so each code can have up to nine that aren't shown yet. Browsers that ask not to be tracked aren't counted.",
  clinics: {
    heading: "Clinics with several codes",
    caption: "Counts of clinics with several codes",
    columns: { clinic: "Clinic", codes: "Codes", views: "Page views", clicks: "Opened the purchase page" },
  },
  menu: {
    of: (code: string) => `Actions for ${code}`,
    edit: "Edit",
    visit: "View public page",
    copy: "Copy link",
    card: "QR code and card",
    on: "Switch on",
    off: "Switch off",
    usedUp: "Mark as used up",
    remove: "Delete",
  },
  undo: "Undo",
  done: {
    copied: "Link copied.",
    copyFailed: "Your browser couldn't copy it. You'll find the link on the screen with the card.",
    on: "Switched on. Its page shows it again.",
    onExpired: "The code is on, but its last day has passed. Set a later one so its page shows it again.",
    off: "Switched off. Its page says so.",
    usedUp: "Marked as used up. Its page says so.",
    deleted: "The code has been deleted. Its page now says we don't know this code.",
  },
  deletion: {
    heading: "Delete this code permanently?",
    text: "This deletes its page and counts. Printed cards will lead to a page that doesn't know the code. To avoid that, switch it off instead.",
    typed: "Type the code to confirm",
    remove: "Delete permanently",
    keep: "Cancel",
  },
  empty: {
    heading: "No codes yet",
    text: "A code gives a clinic's patients their own page: what the code is for and how to use it. Create one, print its card and give it to the clinic.",
    search: "Try a shorter word.",
    clear: "Clear search",
  },
} as const;

/** The form for one code. */
export const clinicCodeFormCopy = {
  back: "Clinic codes",
  newTitle: "New code",
  editTitle: "Edit code",
  introduction:
    "Everything here appears on the code's public page. Set up the discount itself on the course platform.",
  clinic: { label: "Clinic", hint: "The name its patients know." },
  code: {
    label: "Code",
    hint: "The same as on the course platform. Upper and lower case don't matter on our page.",
    newHint:
      "The same as on the course platform. Leave it empty and we'll create one for you to set up there.",
  },
  plan: { label: "Plan", placeholder: "Choose a plan" },
  covers: {
    label: "What it covers",
    hint: "A sentence for patients, for example: the first two months, for patients of the clinic.",
  },
  uses: { label: "Agreed uses", hint: "The number of uses agreed with the clinic." },
  lastDay: { label: "Last day", hint: "The code works until the end of this day." },
  save: "Save code",
  saving: "Saving...",
  saved: "Saved. The public page shows it now.",
  savedClosed: "Saved. The code can't be used right now, and its public page says why.",
} as const;

/** The link, QR code and printable card of one code. */
export const clinicCodeCardCopy = {
  back: "Clinic codes",
  title: "Link, QR code and card",
  notLive: "The code can't be used now. Its page says why.",
  linkHeading: "Link",
  copy: "Copy link",
  copied: "Link copied.",
  copyFailed: "Your browser couldn't copy it. Please select the link and copy it yourself.",
  qrHeading: "QR code",
  qrText: "Dark on white with a margin. Please keep the margin so phones can read the code.",
  svg: "Download as SVG",
  png: "Download as PNG",
  cardHeading: "Card",
  cardText: "For the clinic to hand out or put on a wall. Choose a paper size, then print at full size.",
  sizes: "Paper size",
  print: "Print card",
  preview: "Card preview",
  cardTitle: "You don't have to go through it alone",
  cardLine: (clinic: string, plan: string) => `${clinic} gives you a code for Kinward: ${plan}.`,
  codeLabel: "Your code",
  scan: "Point your phone's camera at the code",
  contact: (address: string) => `Questions? ${address}`,
} as const;

/** The panel on the settings screen. */
export const purchaseLinksCopy = {
  heading: "Purchase links for clinic codes",
  text: "If the course platform accepts a code in a link, enter that link here. The clinic code's page then leads to the purchase page in one tap, with the code filled in. Without a link, patients type the code themselves.",
  get hint() {
    return `A link to ${purchaseHosts().join(" or ")} that contains {code} once, where the code goes.`;
  },
  link: (plan: string) => `Link for ${plan}`,
  try: "Try it with the code SAMPLE",
  tryNote:
    "Please try each link once it's saved. We can't check whether the course platform fills in the code.",
} as const;

/** Why a purchase link is refused. */
export const purchaseLinkFaults = {
  address: "Please enter a link that starts with https://",
  get host() {
    return `Please use a link to ${purchaseHosts().join(" or ")}`;
  },
  codePlace: "Please include {code} once in the link, after the host, where the code goes",
  tooLong: "Please keep this under 500 characters",
} as const;
