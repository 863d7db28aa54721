/** Words of the question whether visits may be counted by an outside service. They load only where one is set up. */
export const analytics = {
  /** Counts up whenever what is asked or sent changes: everybody is then asked anew. */
  version: 2,
  heading: "May we count your visits?",
  text: "If you say yes, Google Analytics learns which pages you open here. That can say a lot about your life. If you say no, nothing is sent, and this site works just the same.",
  more: { text: "What is sent", href: "/privacy-policy#cookies-and-trackers" },
  yes: "Yes, count visits",
  no: "No, don’t count",
  /** What stands now, for those who open the question again. */
  now: {
    yes: "You said yes, so your visits are counted.",
    no: "You said no. Nothing is counted and nothing is sent.",
    open: "You haven’t answered yet. Nothing is counted until you say yes.",
    signal:
      "Your browser asks sites not to track you. We take that as a no. Nothing is counted and nothing is sent.",
  },
  /** Said once an answer is given. */
  done: {
    yes: "Thank you. Your visits are counted from now on. You can change this at the bottom of each page.",
    no: "Nothing is counted and nothing is sent. You can change this at the bottom of each page.",
    stopped: "Counting has stopped, and nothing more is sent.",
  },
  choice: "Analytics choice",
  close: "Close",
} as const;
