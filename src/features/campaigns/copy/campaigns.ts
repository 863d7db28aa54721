/** Words of the list of campaigns at the team's desk, and of the card that is printed for one. */

const number = (count: number) => count.toLocaleString("en-US");

/** Sentences with numbers and dates in them, made on the server. */
export const listSentences = {
  total: (all: number, open: number) => {
    const inAll = all === 1 ? "One in all." : `${number(all)} in all.`;
    if (open === 0) return `${inAll} None is open to visitors now.`;
    return `${inAll} ${open === 1 ? "One is" : `${number(open)} are`} open to visitors now.`;
  },
  until: (day: string) => `Until ${day}`,
  opens: (day: string) => `Opens ${day}`,
  closed: (day: string) => `Closed ${day}`,
  answersOf: (count: number | null, cap: number | null) => {
    const answers = count === null ? "Fewer than 5" : number(count);
    return cap === null ? answers : `${answers} of ${number(cap)}`;
  },
  last: (day: string) => `Last one ${day}`,
  days: (count: number) => (count === 1 ? "1 day" : `${number(count)} days`),
  lastErased: (days: number) =>
    days <= 0 ? "All answers are erased" : `Last answer erased in ${days === 1 ? "1 day" : `${days} days`}`,
  noMatch: (search: string) => `Nothing matches “${search}”`,
} as const;

/** The list. */
export const campaignsCopy = {
  title: "Campaigns",
  none: "None yet.",
  newCampaign: "New campaign",
  search: "Search",
  searchHint: "Search by title or address",
  searchButton: "Search",
  sort: "Order",
  sorts: {
    changed: "Last changed first",
    title: "By title",
    answers: "Most answers first",
    lastAnswer: "Last answered first",
  },
  states: "State",
  all: "All",
  standing: {
    open: "Open",
    full: "Full",
    notYet: "Scheduled",
    draft: "Draft",
    closed: "Closed",
    archived: "Archive",
  },
  caption: "Campaigns",
  columns: { campaign: "Campaign", state: "State", dates: "Dates", answers: "Answers", kept: "Kept for" },
  menuColumn: "What can be done",
  noEnd: "No end date",
  closedByHand: "Closed by the team",
  notPublished: "Not published",
  putAway: "Put away",
  keptLater: "Set before publishing",
  untitled: "Untitled campaign",
  noAddress: "No address yet",
  more: "Older ones",
  newest: "Back to the beginning",
  unreadable: "The filter in the address could not be read. All campaigns are shown.",
  menu: {
    of: (title: string) => `What can be done with ${title}`,
    edit: "Edit",
    answers: "Answers",
    visit: "Open the public page",
    copy: "Copy the link",
    card: "QR code and card",
    duplicate: "Duplicate",
    archive: "Put into the archive",
    unarchive: "Take out of the archive",
    remove: "Delete",
  },
  done: {
    copied: "The link is copied.",
    copyFailed: "Your browser did not copy it. The link stands under the title.",
    duplicated: (title: string) => `“${title}” is begun as a draft.`,
    archived: "It is in the archive now. Its page is closed to visitors.",
    unarchived: "It is out of the archive.",
  },
  deletion: {
    heading: "Delete this campaign for good?",
    text: "Its questions and all its answers go, and its address stops working. Only the number of answers stays. Nobody can bring it back.",
    typed: "Type its title to be sure",
    remove: "Delete for good",
    keep: "Keep it",
  },
  empty: {
    first: {
      heading: "No campaigns yet",
      text: "A campaign is a page of your own with questions on it. Ask one clear question. You can keep it as a draft until it is ready.",
      reader: "A campaign is a page with questions on it. Once the team has begun one, it stands here.",
    },
    search: {
      heading: "Nothing matches",
      text: "Try a shorter word, or look in another state. The archive has a list of its own.",
      clear: "Clear search",
    },
    state: {
      heading: "None in this state",
      text: "A campaign moves on by its dates, and when the team closes it or puts it away.",
      clear: "Show all",
    },
  },
} as const;

/** The screen with the link, the QR code and the card of one campaign. */
export const campaignCardCopy = {
  back: "Campaigns",
  title: "Link, QR code and card",
  notPublic: {
    heading: "It has no public page yet",
    text: "Publish the campaign first. Its link, its QR code and a card to print stand here then.",
    edit: "Go to the draft",
  },
  notOpen: "Visitors cannot answer it now. The page says so, and where to go from there.",
  linkHeading: "Link",
  copy: "Copy the link",
  copied: "The link is copied.",
  copyFailed: "Your browser did not copy it. Please select the link and copy it by hand.",
  qrHeading: "QR code",
  qrText: "Dark on white, with a margin around it. Please keep the margin, or phones may not find it.",
  svg: "Download as SVG",
  png: "Download as PNG",
  cardHeading: "Card",
  cardText: "For a waiting room or a front desk. Choose the paper, then print at full size.",
  sizes: "Paper",
  a6: "A6, a postcard",
  a4: "A4, a poster",
  print: "Print the card",
  preview: "The card as it is printed",
  scan: "Point your phone's camera at the code",
  contact: (contact: string) => `Questions? ${contact}`,
} as const;
