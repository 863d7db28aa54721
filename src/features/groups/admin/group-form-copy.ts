export const copy = {
  record: {
    list: { href: "/admin/groups", text: "Groups" },
    after: "/admin/groups/:id",
    newTitle: "New group",
    save: "Save group",
    fold: {
      title: "More settings",
      text: "Its address and description on the groups page, seats, ground rules, breaks.",
    },
    operations: { create: "createGroup", change: "changeGroup" },
  },
  addressSet: "One is set. Leave this empty to keep it.",
  noQuestion: "None",
  closedQuestion: "The campaign chosen before, which is closed now",
  othersQuestion: "The campaign chosen before, which isn’t in your access",
  preview: {
    heading: "The next dates",
    unready: "Fill in the first day, the time and how it repeats to see the next dates.",
    none: "There are no dates to come.",
    skipped: (day: string, months: string) =>
      `No date in ${months}: there’s no ${day} then. To meet every time, choose “Monthly, on the last day of the month”.`,
  },
  mails: {
    newTimes: "Saving changes the dates or times.",
    offers: (count: number) =>
      `Saving offers a place by email to ${count === 1 ? "1 person who waits" : `${count} people who wait`}.`,
  },
  saved: "Saved.",
  savedOffers: (count: number) =>
    count === 0 ? "" : ` ${count === 1 ? "1 person is" : `${count} people are`} offered a place by email.`,
  holidays: "Dates on a holiday in the US or Canada: tick those to leave out",
} as const;
