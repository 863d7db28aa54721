const number = (count: number) => count.toLocaleString("en-US");

/** Sentences with numbers and dates, formatted on the server. */
export const listMessages = {
  total: (all: number, open: number) => {
    const total = all === 1 ? "1 campaign." : `${number(all)} campaigns.`;
    if (open === 0) return `${total} None are open to visitors now.`;
    return `${total} ${open === 1 ? "One is" : `${number(open)} are`} open to visitors now.`;
  },
  until: (day: string) => `Until ${day}`,
  opens: (day: string) => `Opens ${day}`,
  closed: (day: string) => `Closed ${day}`,
  answersOf: (count: number | null, cap: number | null) => {
    const answers = count === null ? "Not shown yet" : number(count);
    return cap === null || count === null ? answers : `${answers} of ${number(cap)}`;
  },
  last: (day: string) => `Latest ${day}`,
  days: (count: number) => (count === 1 ? "1 day" : `${number(count)} days`),
  lastErased: (days: number) =>
    days <= 0 ? "All answers are erased" : `Last answer erased in ${days === 1 ? "1 day" : `${days} days`}`,
  noMatch: (search: string) => `Nothing matches “${search}”`,
} as const;

/** The list. */
export const campaignsCopy = {
  title: "Campaigns",
  answersTo: (count: string, title: string) => `${count}: answers to ${title}`,
  none: "No campaigns yet.",
  newCampaign: "New campaign",
  search: "Search",
  searchHint: "Search by title or address",
  searchButton: "Search",
  sort: "Sort by",
  sorts: {
    changed: "Recently changed",
    title: "Title",
    answers: "Most answers",
    lastAnswer: "Recently answered",
  },
  states: "Status",
  all: "All",
  status: {
    open: "Open",
    full: "Full",
    notYet: "Scheduled",
    draft: "Draft",
    closed: "Closed",
    archived: "Archived",
  },
  caption: "Campaigns",
  menuColumn: "Actions",
  noEnd: "No end date",
  closedByHand: "Closed by the team",
  notPublished: "Not published",
  putAway: "Archived",
  keptLater: "Set before publishing",
  untitled: "Untitled campaign",
  noAddress: "No address yet",
  pages: { older: "Older", first: "Back to newest" },
  unreadable: "We couldn't read the filter in the address, so all campaigns are shown.",
  menu: {
    of: (title: string) => `Actions for ${title}`,
    edit: "Edit",
    answers: "Answers",
    visit: "View public page",
    copy: "Copy link",
    card: "QR code and card",
    duplicate: "Duplicate",
    archive: "Archive",
    unarchive: "Unarchive",
    remove: "Delete",
  },
  done: {
    copied: "Link copied.",
    copyFailed: "Your browser couldn't copy it. The link is under the title.",
    duplicated: (title: string) => `Created the draft “${title}”.`,
    archived: "Archived. Its page is closed to visitors.",
    unarchived: "Unarchived.",
  },
  deletion: {
    heading: "Delete this campaign permanently?",
    text: "This deletes its questions and all its answers, and its address stops working. We keep only the number of answers. You can't undo this.",
    typed: "Type its title to confirm",
    remove: "Delete permanently",
    keep: "Cancel",
  },
  empty: {
    first: {
      heading: "No campaigns yet",
      text: "A campaign is a page with your own questions. Ask one clear question. You can keep it as a draft until it's ready.",
      reader: "A campaign is a page with questions. Once the team creates one, it appears here.",
    },
    search: {
      heading: "Nothing matches",
      text: "Try a shorter word or another status. Archived campaigns have their own list.",
      clear: "Clear search",
    },
    state: {
      heading: "No campaigns with this status",
      text: "A campaign's status changes with its dates, and when the team closes or archives it.",
      clear: "Show all",
    },
  },
} as const;

/** The link, QR code and printable card of one campaign. */
export const campaignCardCopy = {
  back: "Campaigns",
  title: "Link, QR code and card",
  notPublic: {
    heading: "It has no public page yet",
    text: "Publish the campaign first. Then you'll find its link, QR code and a card to print here.",
    edit: "Go to the draft",
  },
  notOpen: "Visitors can't answer it now. The page says so and suggests where to go next.",
  linkHeading: "Link",
  copy: "Copy link",
  copied: "Link copied.",
  copyFailed: "Your browser couldn't copy it. Please select the link and copy it yourself.",
  qrHeading: "QR code",
  qrText: "Dark on white with a margin. Please keep the margin so phones can read the code.",
  svg: "Download as SVG",
  png: "Download as PNG",
  cardHeading: "Card",
  cardText: "For a waiting room or front desk. Choose a paper size, then print at full size.",
  sizes: "Paper size",
  print: "Print card",
  preview: "Card preview",
  scan: "Point your phone's camera at the code",
  contact: (contact: string) => `Questions? ${contact}`,
} as const;
