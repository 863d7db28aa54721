/** Words of the screens where the team makes codes for clinics. */

const number = (count: number) => count.toLocaleString("en-US");

/** Sentences for what cannot be stored as it is. */
export const clinicCodeFaults = {
  tooLong: (max: number) => `Please keep this under ${max.toLocaleString("en-US")} characters`,
  clinic: "Please give the clinic's name",
  code: "Please use 4 to 24 letters, numbers and single hyphens",
  taken: "There is a code like this already, in capital or small letters. Please choose another.",
  plan: "Please choose a plan from the list",
  uses: "Please give a whole number from 1, or leave it empty",
  lastDay: "Please give a day as year, month and day, or leave it empty",
  pastDay: "That day is over. Please give today or a later day, or leave it empty",
  nothing: "Please say what is to change",
  deleteCode: "Please type the code as it is written above",
  changed: "Someone changed this code before you. What you typed is still here. Please load the page again.",
} as const;

/** Sentences with numbers and dates in them, made on the server. */
export const clinicCodeMessages = {
  total: (all: number, live: number) => {
    const inAll = all === 1 ? "One in all." : `${number(all)} in all.`;
    if (live === 0) return `${inAll} None can be used now.`;
    return `${inAll} ${live === 1 ? "One" : number(live)} can be used now.`;
  },
  counted: (count: number) => (count === 0 ? "Fewer than 10" : number(count)),
  /** Of several codes together, each of which may have nine that are not told. */
  together: (count: number) => (count === 0 ? "No code has 10 yet" : number(count)),
  uses: (count: number | null) => (count === null ? "No number agreed" : `${number(count)} agreed`),
  lastDay: (day: string, over: boolean) => {
    if (day === "") return "No last day";
    return over ? `Last day was ${day}` : `Until ${day}`;
  },
  noMatch: (search: string) => `Nothing matches “${search}”`,
} as const;

/** The list. */
export const clinicCodesCopy = {
  title: "Clinic codes",
  none: "None yet.",
  make: "Make a code",
  search: "Search by clinic or code",
  searchButton: "Search",
  caption: "Clinic codes",
  columns: {
    clinic: "Clinic and code",
    plan: "Plan",
    state: "State",
    agreed: "Agreed",
    views: "Page opened",
    presses: "Went to the purchase page",
  },
  menuColumn: "What can be done",
  standing: { live: "On", expired: "Expired", off: "Switched off", usedUp: "Used up" },
  countsNote:
    "These are page views and presses, as often as they happened, without anything of a person. A number moves once ten more have come in, on days that are over. Until then up to nine wait for each code. Browsers that ask not to be tracked are not in it.",
  clinics: {
    heading: "Clinics with several codes",
    caption: "Counts of clinics with several codes",
    columns: { clinic: "Clinic", codes: "Codes", views: "Page opened", presses: "Went to the purchase page" },
  },
  menu: {
    of: (code: string) => `What can be done with ${code}`,
    edit: "Edit",
    visit: "Open the public page",
    copy: "Copy the link",
    card: "QR code and card",
    on: "Switch on",
    off: "Switch off",
    usedUp: "Mark as used up",
    remove: "Delete",
  },
  done: {
    copied: "The link is copied.",
    copyFailed: "Your browser did not copy it. It stands on the screen with the card.",
    on: "The code is on. Its page shows it again.",
    onExpired:
      "The code is on, but its last day has passed. Give it a later one, so that its page shows it again.",
    off: "The code is off. Its page says so.",
    usedUp: "The code's page says now that it is used up.",
    deleted: "The code is deleted. Its address says that we do not know it.",
  },
  deletion: {
    heading: "Delete this code for good?",
    text: "Its page and its counts go. Cards that are printed already lead to a page that does not know it. Switching it off is the gentler way.",
    typed: "Type the code to be sure",
    remove: "Delete for good",
    keep: "Keep it",
  },
  empty: {
    heading: "No codes yet",
    text: "A code gives patients of a clinic a page of their own: what the code is for, and how to use it. Make one, print its card, and hand it to the clinic.",
    search: "Try a shorter word.",
    clear: "Clear search",
  },
} as const;

/** The form for one code. */
export const clinicCodeFormCopy = {
  back: "Clinic codes",
  newTitle: "Make a code",
  editTitle: "Edit a code",
  introduction:
    "Everything here stands on the code's public page. The discount itself is set up at the course platform.",
  clinic: { label: "Clinic", hint: "As its patients know it." },
  code: {
    label: "Code",
    hint: "As it is set up at the course platform. Capital or small letters make no difference on our page.",
    newHint:
      "As it is set up at the course platform. Left empty, we make one that you can set up there afterwards.",
  },
  plan: { label: "Plan", placeholder: "Choose a plan" },
  covers: {
    label: "What it covers",
    hint: "A sentence for patients, such as: the first two months, for patients of the clinic.",
  },
  uses: { label: "Agreed uses", hint: "How many were agreed with the clinic." },
  lastDay: { label: "Last day", hint: "The code can be used until the end of this day." },
  save: "Save the code",
  saving: "Saving...",
  saved: "Saved. The public page shows it now.",
  savedClosed: "Saved. The code can't be used right now, and its public page says why.",
} as const;

/** The screen with the link, the QR code and the card of one code. */
export const clinicCodeCardCopy = {
  back: "Clinic codes",
  title: "Link, QR code and card",
  notLive: "The code cannot be used now. Its page says why.",
  linkHeading: "Link",
  copy: "Copy the link",
  copied: "The link is copied.",
  copyFailed: "Your browser did not copy it. Please select the link and copy it by hand.",
  qrHeading: "QR code",
  qrText: "Dark on white, with a margin around it. Please keep the margin, or phones may not find it.",
  svg: "Download as SVG",
  png: "Download as PNG",
  cardHeading: "Card",
  cardText: "For the clinic to hand out, or for a wall. Choose the paper, then print at full size.",
  sizes: "Paper",
  a6: "A6, a postcard",
  a4: "A4, a poster",
  print: "Print the card",
  preview: "The card as it is printed",
  cardTitle: "You do not have to go through it alone",
  cardLine: (clinic: string, plan: string) => `${clinic} gives you a code for Kinward: ${plan}.`,
  codeLabel: "Your code",
  scan: "Point your phone's camera at the code",
  contact: (address: string) => `Questions? ${address}`,
} as const;
