/** What we promise whoever writes to us, in the same words wherever it’s said. */

/** How soon we reply: messages wait for business days, and clinics' inquiries don't. */
export const replyPromise = {
  messages: "within 24 hours during business days",
  inquiries: "within 24 hours",
} as const;

/** How to complain, about whatever it is. It comes with the contact form, so it's kept as long as a message. */
export const complaint = {
  how: "Write to us and start your message with the word Complaint. Someone on our team reads it who isn’t part of what went wrong.",
  promise:
    "You’ll hear from us within 10 business days. We erase a complaint after 12 months at most, as we do every message.",
} as const;
