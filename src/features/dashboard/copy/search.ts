/** Text of the admin search. */
export const searchCopy = {
  open: "Search",
  keys: "Ctrl K",
  label: "Search the admin",
  hint: "A screen, a campaign, or a whole email address",
  list: "Results",
  close: "Close search",
  kinds: {
    screen: "Screen",
    campaign: "Campaign",
    messages: "Message",
    inquiries: "Inquiry",
    subscriber: "Subscriber",
  },
  subscriber: "Current or former subscriber",
  untitled: "Untitled",
  none: "No results. To find a person, enter their whole email address.",
  begin: "Type a few letters. Use the arrow keys to choose and Enter to open.",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
  failed: "The search didn't work. You can still choose a screen from the list.",
  tooLong: "Please search for a shorter text",
} as const;
