/** Text of the admin search. */
export const searchCopy = {
  kinds: {
    screen: "Screen",
    action: "Action",
    setting: "Setting",
    campaign: "Campaign",
    person: "Person",
    messages: "Message",
    inquiries: "Inquiry",
    subscriber: "Subscriber",
    answer: "Campaign answer",
    newsletter: "Newsletter",
    clinic: "Clinic code",
    member: "Team member",
    content: "Content",
  },
  /** The list of keyboard shortcuts. */
  shortcuts: {
    keys: [
      { keys: ["Ctrl K", "⌘ K"], text: "Search, or run an action" },
      { keys: ["Ctrl Enter", "⌘ Enter"], text: "Send or save the form you're in" },
      { keys: ["1 … 9"], text: "Open a screen, by its place in the menu" },
      { keys: ["j", "k"], text: "Next or previous, in lists and between items" },
      { keys: ["x"], text: "Select the focused row" },
      { keys: ["J", "K"], text: "Select it and the next or previous row" },
      { keys: ["a"], text: "Assign the selected items, or open a campaign's answers" },
      { keys: ["!"], text: "Mark the selected items as spam" },
      { keys: ["e"], text: "Mark as done" },
      { keys: ["r"], text: "Reply; on the dashboard, to the next message" },
      { keys: ["c"], text: "Create, add or invite on this screen" },
      { keys: ["p"], text: "Print the card" },
      { keys: ["f"], text: "Filter answers by choice" },
      { keys: ["d"], text: "Download this list as CSV" },
      { keys: ["/"], text: "Search this list" },
      { keys: ["?"], text: "Show this list" },
    ],
  },
} as const;
