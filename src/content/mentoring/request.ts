/** The form on the mentoring page that asks for a mentor. */

export const mentorRequestForm = {
  heading: "Tell us what you’re looking for",
  fields: {
    email: { label: "Email address", hint: "Your mentor never sees it." },
    name: {
      label: "First name or nickname",
      hint: "Shown once you both agree.",
    },
    journey: { label: "Your path", placeholder: "Choose a path" },
    phase: { label: "Where you are on it", placeholder: "For example: between treatments" },
    languages: { label: "Languages you write in", placeholder: "Choose your languages" },
    zone: { label: "Your time zone", placeholder: "Choose a time zone" },
    help: {
      label: "What would help?",
      hint: "The mentor we ask will read this. Please leave out names and medical details.",
    },
    avoid: {
      label: "What wouldn’t help?",
      hint: "For example advice, certain topics, or a mentor with young children.",
    },
    agree: {
      label:
        "Yes, you can keep what I wrote here to find a mentor, and show it to the mentor you ask, without my name and address.",
    },
  },
  submit: "Ask for a mentor",
  submitting: "Sending...",
  note: "We’ll email you a link to your own page. Everything is encrypted, and erased 90 days after it has ended. You can end it at any time.",
  received: "Thank you. Please check your inbox: we’ve emailed you a link to your own page.",
  refused: "Not sent yet",
  network: "We couldn’t reach our server. Please check your connection and try again.",
} as const;

/** What is wrong with a field, here and on the pages of letters. */
export const mentoringFaults = {
  tooLong: "Please shorten this",
  missing: "Please fill this in",
  choose: "Please choose one",
  journey: "Please choose your path",
  languages: "Please choose your languages",
  zone: "Please choose your time zone",
  help: "Please say what would help",
  emailMissing: "Please enter your email address",
  emailInvalid: "Please enter an email address, such as name@example.org",
  emailTooLong: "Please enter a shorter email address",
  agree: "Please agree, so that we can look for a mentor",
  day: "Please enter a date",
  number: "Please enter a number from 1 to 3",
  link: "Please paste the link from the email",
  journeys: "Please choose at least one path",
} as const;
