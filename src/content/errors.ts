/** One or two calm sentences for each error code: what happened, what is saved, what to do. */

type ErrorCode =
  | "invalid_input"
  | "unreadable"
  | "unauthorized"
  | "forbidden"
  | "recent_sign_in_required"
  | "foreign_origin"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "too_large"
  | "address_too_long"
  | "unsupported_media_type"
  | "too_many_requests"
  | "unavailable"
  | "internal";

export const errorMessages = {
  invalid_input: "Some answers need a change. Please check the marked fields and send again.",
  unreadable: "We couldn’t read what was sent, so nothing was saved. Please reload the page and try again.",
  unauthorized: "Please sign in first. Nothing was changed.",
  forbidden: "Your account can’t do this. Nothing was changed.",
  recent_sign_in_required: "Please confirm that it’s you, and then try again. Nothing was changed.",
  foreign_origin:
    "This didn’t come from our own page, so nothing was saved. Please open our site and try again.",
  not_found: "We couldn’t find what you asked for. It may have moved.",
  method_not_allowed: "This address doesn’t work that way. Nothing was changed.",
  conflict: "Someone changed this before you. Please reload the page and try again.",
  too_large: "That’s too much to send at once, so nothing was saved. Please shorten it and send again.",
  address_too_long:
    "This address is too long for our site. Please check the link, or start at our home page.",
  unsupported_media_type:
    "We can’t read this kind of content, so nothing was saved. Please use the form on our site.",
  too_many_requests: "That was a lot of tries in a short time. Please wait a few minutes and try again.",
  unavailable: "We can’t save right now, and nothing was saved. Please try again in a few minutes.",
  internal: "Something went wrong on our side. Please try again, or write to us.",
} as const satisfies Record<ErrorCode, string>;

/** Why a body wasn't read to its end, where the code's own sentence says too little. */
export const bodyRefusals = {
  full: "A lot is being sent to our site right now, so nothing was saved. Please try again in a minute.",
  slow: "Sending took too long, so nothing was saved. Please check your connection and try again.",
} as const;

/** Why sign-in isn't available right now. */
export const signInUnavailable = {
  busy: "Many people are signing in right now. Please wait a few seconds and try again.",
  away: "We can’t reach our database right now, so nobody can sign in. Nothing is lost. Please try again in a few minutes.",
} as const;
