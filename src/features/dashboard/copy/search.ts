/** Words of the search over the whole desk. */
export const searchCopy = {
  open: "Search",
  keys: "Ctrl K",
  label: "Search the desk",
  hint: "A screen, a campaign, or a whole email address",
  list: "What was found",
  close: "Close the search",
  kinds: {
    screen: "Screen",
    campaign: "Campaign",
    messages: "Message",
    inquiries: "Inquiry",
    subscriber: "Subscriber",
  },
  subscriber: "Gets the letter, or did",
  untitled: "Without a title",
  none: "Nothing found. A part of an address finds nobody; please type all of it.",
  begin: "Type a few letters. The arrow keys choose, Enter opens.",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  failed: "The search did not work. The screens are still listed.",
  tooLong: "Please look for a shorter text",
} as const;
