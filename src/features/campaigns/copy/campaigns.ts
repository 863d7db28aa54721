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
  none: "No campaigns yet.",
  all: "All",
  status: {
    open: "Open",
    full: "Full",
    notYet: "Scheduled",
    draft: "Draft",
    closed: "Closed",
    archived: "Archived",
  },
  noEnd: "No end date",
  closedByHand: "Closed by the team",
  notPublished: "Not published",
  putAway: "Archived",
  keptLater: "Set before publishing",
  untitled: "Untitled campaign",
  noAddress: "No address yet",
  noMatch: "Nothing matches",
} as const;
