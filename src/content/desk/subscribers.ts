/** Words of the desk's list of subscribers. */

/** Sentences for what an operation on subscribers refuses. */
export const subscriberSentences = {
  state: "A subscriber is on the list, waits for a confirmation, or has left",
  source: "Please choose a page from the list",
  cursor: "That is no place in the list",
  limit: "Please ask for 1 to 200 subscribers",
  email: "Please enter a whole email address",
  notFound: "Nobody with this address is on the list, and nobody with it has left it.",
  patch: "A subscriber can only be taken off the list here",
  noFile: "Please choose a file",
  longFile: "Please keep the file under 1 MB. A longer list goes in several parts.",
  longSource: "Please say it in 300 characters or fewer",
  checked: "Please check the file first",
  notChecked: "This file has not been checked in this form. Please check it again, then import.",
  left: "They are off the list.",
  erased: "The address is erased, and what was queued for it.",
} as const;

/** Why a row, or the whole file of an import, is not taken. */
export const importSentences = {
  unreadable: "The file holds characters we cannot read. Please save it as CSV in UTF-8.",
  noEmailColumn: "The first line has no column with the name email. Please add it.",
  empty: "There is no row below the first line.",
  tooMany: "There are more than 5,000 rows. Please import the list in several parts.",
  tooManyCells: "More cells than the first line has columns",
  noEmail: "No email address",
  longEmail: "The email address is longer than 254 characters",
  badEmail: "This is no email address",
  noSource: "No consent source",
  longSource: "The consent source is longer than 300 characters",
} as const;

const states = {
  active: "On the list",
  pending: "Waiting for a confirmation",
  unsubscribed: "Has left",
} as const;

/** The file of an export. */
export const subscriberExport = {
  columns: ["Email", "State", "Source", "Since", "Changed"],
  states,
  filter: ({ state, source }: { state?: keyof typeof states | undefined; source?: string | undefined }) =>
    [
      state === undefined ? "All states" : states[state],
      source === undefined ? "all pages" : `page ${source}`,
    ].join(", "),
  count: (count: number) => (count === 1 ? "1 subscriber" : `${count} subscribers`),
  madeAt: (instant: string) => `Exported ${instant}`,
} as const;
