export const personCopy = {
  title: "Person",
  unnamed: "No name given",
  untitled: "Untitled",
  subscriber: "Open subscriber",
  reply: "Reply",
  write: "Write an email",
  due: { heading: "Waiting for a reply", none: "Nothing waits for a reply." },
  timeline: {
    heading: "Timeline",
    text: "What they sent and what we sent them, newest first. Answers without contact details are anonymous, so they aren't here.",
    none: "Nothing yet, or it has been removed after its retention period.",
    older: "Older",
    newest: "Back to newest",
  },
  about: { heading: "About", unsubscribe: "Unsubscribe", unsubscribed: "Unsubscribed from the newsletter." },
  privacy: {
    heading: "Privacy request",
    text: "Download or erase everything we have about this address. Make sure the request comes from it.",
    html: "Download as HTML",
    json: "Download as JSON",
    downloaded: "Downloaded.",
  },
  audit: "Opening this page is recorded in the audit log.",
  failed: "That didn't work, and nothing was changed. Please try again.",
} as const;

export const personFaults = {
  email: "Please enter a whole email address",
  tooLong: "Please keep the address under 254 characters",
  cursor: "That page link has expired. Start again from the first page.",
} as const;

export const personMessages = {
  none: "We have nothing from this address.",
} as const;
