/** Words around seeing, downloading and erasing what is held about a person. */

export const myDataErrors = {
  emailMissing: "Please enter your email address",
  emailInvalid: "Please enter a valid email address",
  emailTooLong: "Please keep the email address under 254 characters",
  badLink: "This link doesn’t work anymore. Nothing was changed. Please ask for a new one.",
  linkMissing: "Please paste the link from our email",
  network: "We can’t reach the site right now. Nothing was changed. Please try again in a moment.",
  format: "Please choose one of the two kinds of file",
  sure: "Please check the box first, so nothing gets erased by mistake",
  nothing: "There’s nothing to erase. Nothing was changed.",
} as const;

/** The public page: the form that mails a link. */
export const myDataForm = {
  heading: "Ask for your link",
  email: {
    label: "Email address",
    hint: "The one you used with us. We mail the link there, so nobody else can ask in your name.",
  },
  submit: "Mail me a link",
  sent: "If the address is right, a link is on its way. It works for 15 minutes. We send at most one an hour.",
  erased: "Everything we held about this address is erased.",
  notSent:
    "We can’t send email right now, so no link is on its way. Please write to us instead and we’ll help.",
  notSentHeading: "No link was sent",
  sentTitle: "Please check your email - Kinward",
  sentHeading: "Please check your email",
  sentHint: "Nothing there? Check your spam folder. You can ask again in an hour.",
} as const;

/** Where the mailed link leads before its data is shown: with script it goes on by itself. */
export const myDataUnlock = {
  title: "Open your link - Kinward",
  heading: "Open your link",
  lead: "Your link works for 15 minutes. If you came here from our email and see nothing yet, paste the link here.",
  token: {
    label: "Paste the link from the email",
    hint: "Paste the whole link from the email. It stays out of the address bar and our logs.",
  },
  submit: "Show my data",
  opening: "Opening your link",
  again: "Ask for a new link",
} as const;

/** Behind the mailed link. */
export const myDataOpened = {
  title: "What we hold about you - Kinward",
  heading: "What we hold about you",
  about: "This is everything we hold about",
  until: "This page works until",
  nothing: {
    heading: "We hold nothing about this address",
    text: "You may have used a different one. Answers that don’t include your address open only with their receipt code.",
    receipt: "Open answers with a receipt code",
  },
  download: {
    heading: "Take it with you",
    text: "Both files hold the same things. One is for reading, the other for programs.",
    html: "Download to read (HTML)",
    json: "Download for programs (JSON)",
  },
  erase: {
    heading: "Erase everything",
    text: "All of it goes at once: from our lists, our messages and our mail queue. It can’t be undone. You also leave the newsletter list. If someone else wrote your address in a text, we remove the address from it.",
    stays:
      "We keep a coded mark, so that your no still counts, and a record of each yes and no. Neither holds your address. Backups, which nobody reads, keep the rest for up to another month.",
    certificate: "You get a page with a code that shows what was erased.",
    sure: "Yes, erase all of it for good",
    submit: "Erase everything",
  },
  stays:
    "This is our proof of what you agreed to. It doesn’t hold your address or any of your words, so it stays.",
  badLink: {
    title: "This link doesn’t work - Kinward",
    heading: "This link doesn’t work anymore",
    text: "It was used, its 15 minutes are over, or a newer one was sent. You can ask for a new one.",
    again: "Ask for a new link",
  },
} as const;

/** What an erasure leaves with the person. */
export const certificateCopy = {
  title: "Certificate of erasure - Kinward",
  heading: "It is erased",
  lead: "This page is your certificate. Please print it, or keep the code.",
  code: "Code",
  at: "Erased on",
  by: { person: "Asked for with a link from our mail", team: "Asked for in a message to our team" },
  byLabel: "How",
  caption: "What was erased",
  what: "What",
  count: "How many",
  stays:
    "We kept a coded mark of the address, for this certificate alone, and the record of each yes and no to the newsletter. Neither can be turned back into your address.",
  verify: "With the code, our team can confirm what was erased and when. They can’t see what it said.",
  print: "Print this page",
  home: "Go to the home page",
  unknown: {
    title: "No such certificate - Kinward",
    heading: "We don’t know a certificate with this code",
    text: "Please check the code again. It has 28 letters and numbers, or 16 if it’s an older one.",
    home: "Go to the home page",
  },
} as const;

/** How what is held is named, on pages, in files and in the admin. */
export const heldCopy = {
  kinds: {
    messages: "Messages from the contact form",
    inquiries: "Inquiries of a clinic",
    desk: "Notes and answers of our team",
    answers: "Answers to our questions",
    mentions: "Texts someone else wrote that include this address",
    suspectedSignups: "Sign-ups that looked like a robot",
    letter: "The newsletter list",
    places: "Places in groups",
    lifeChanges: "What you changed when something had changed for you",
    mentorRequests: "Your request for a mentor, and your letters",
    mentors: "You as a mentor, and your letters",
    consent: "Each yes and no to the newsletter",
    mails: "Notes of mails",
  },
  labels: {
    name: "Name",
    email: "Email address",
    tags: "Our labels for you",
    state: "On the list",
    page: "Page you were on",
    leftOut: "Left out of the newsletter",
    changed: "Last changed",
    confirmed: "You signed up or confirmed",
    consentKind: "You said",
    wording: "The words",
    wordingVersion: "Version of the words",
    campaign: "Page with questions",
    eraseAt: "Will be erased",
    mail: "Mail",
    mailState: "Sent",
    at: "Received",
    note: "Note for our team",
    answer: "Our answer",
    mention: "Where",
    place: "Your place",
    group: "Group",
    seats: "Number of people",
    pausedSince: "Paused since",
    breakShown: "Your host sees that you’re taking a break",
    groundRules: "Version of the ground rules you agreed to",
    meeting: "A meeting you came to",
    doorOpened: "When you came",
    pausedPlaces: "Places in groups that this paused",
    until: "Ends by itself on",
    journey: "Path",
    phase: "Where on it",
    languages: "Languages",
    zone: "Time zone",
    help: "What would help",
    avoid: "What wouldn’t help",
    about: "What you say about yourself",
    trainedOn: "Training",
    supervisedOn: "Last supervision",
    letter: "A letter you wrote",
    mailFile: "A mail that was written to a file",
  },
  letterHidden: "A letter was written. Our team can’t read it here.",
  noteHidden: "We wrote this for our team only, so it isn’t shown here. Erasing removes it.",
  mentions: {
    contact_messages: "A message. Its words belong to its writer, so we only remove the address from it.",
    clinic_inquiries: "A clinic’s inquiry. We only remove the address from it.",
    inbox_notes: "A note for our team about someone else’s message. We only remove the address from it.",
    inbox_answers: "Our answer to someone else. We only remove the address from it.",
    responses: "Someone’s answers to our questions. We only remove the address from them.",
    mentor_requests: "Someone’s request for a mentor. We only remove the address from it.",
    mentor_letters: "Someone’s letter. We only remove the address from it.",
    removed: "[address removed]",
  },
  everything: "Everything",
  yesNo: ["No", "Yes"],
  states: { pending: "Not confirmed yet", active: "Yes", unsubscribed: "You left" },
  placeStates: {
    held: "Yes",
    waiting: "On the waiting list",
    offered: "Offered to you",
    lapsed: "Offered to you, and not taken",
    canceled: "Canceled by you",
    removed: "Ended by the host",
    over: "The group has ended",
  },
  consentKinds: {
    given: "Yes",
    confirmed: "Yes, confirmed by mail",
    imported: "Yes, given elsewhere",
    withdrawn: "No more",
  },
  mailStates: { queued: "Waiting", done: "Yes", dead: "No, it could not be sent" },
  mails: {
    "newsletter.welcome": "To you: you are on the list",
    "newsletter.confirm": "To you: please confirm your address",
    "groups.place_mail": "To you: about your place in a group",
    "mentors.letter_mail": "To you: about your letters",
    "mentors.team_mail": "To our team: something is waiting",
    "contact.message_received": "To our team: a message is waiting",
    "clinics.inquiry_received": "To our team: an inquiry is waiting",
    other: "A mail about what you sent",
  },
  empty: "Left empty",
  file: {
    title: "What Kinward holds about you",
    made: "Made on",
    about: "About",
  },
} as const;
