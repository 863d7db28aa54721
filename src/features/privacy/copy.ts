/** Words of the screen where owners answer requests about data and say how long things are kept. */

export const privacyCopy = {
  heading: "Privacy",
  introduction:
    "Answer people who ask what we hold about them, check certificates, and decide how long things are kept.",
  find: {
    heading: "Someone asks what we hold",
    text: "People can do this by themselves on the page “Your data”. If they write to you, make sure that the request comes from this very address. We search everything visitors sent, what the team wrote to them or about them, the newsletter list and waiting mail. What the team publishes (campaigns, newsletters, saved replies) isn't searched. The look-up is noted in the audit log, without the address.",
    email: "Their exact email address",
    submit: "Look it up",
    busy: "Looking...",
    none: {
      heading: "We hold nothing about this address",
      text: "They may have used another one. Answers in which the address appears nowhere open with their receipt code only.",
    },
    found: "What we hold about",
    again: "Close",
    html: "Download to read (HTML)",
    json: "Download for programs (JSON)",
  },
  erase: {
    heading: "Erase everything",
    text: "All of it goes at once, mails that wait included, and cannot be brought back. The person leaves the newsletter list. From texts that other people wrote, only the address is removed. A certificate stays.",
    submit: "Erase everything",
    sure: "Yes, erase it for good",
    keep: "Leave it as it is",
    done: "It is erased. Please send the person this code, or the page behind it.",
    link: "Open the certificate",
  },
  certificates: {
    heading: "Certificates",
    text: "Each erasure leaves one: when, how many of what, and a code. Whose it was cannot be read from it. With a code and an address you can tell whether they belong together.",
    code: "Code of a certificate",
    email: "Email address, to compare",
    submit: "Check",
    fits: "This certificate is about this address.",
    fitsNot: "There is such a certificate, and it is about another address.",
    exists: "There is such a certificate. Enter an address as well to see whether it is about that one.",
    missing: "We know no certificate with this code.",
    latest: "The newest ones",
    none: "Nothing was erased on request yet. Certificates will stand here.",
  },
  retention: {
    heading: "How long things are kept",
    text: "You may shorten a time, and lengthen it again up to what our pages promise. Nothing is kept longer than people were told. The work is done each night at 03:30 UTC.",
    caption: "How long each kind is kept",
    columns: {
      kind: "What",
      kept: "Kept for",
      held: "Held now",
      tonight: "Tonight",
      month: "In 30 days",
      gone: "Removed so far",
    },
    months: "months",
    days: "days",
    bounds: (least: number, most: number, unit: string) => `${least} to ${most} ${unit}`,
    change: "Change",
    figureOf: (kind: string, unit: string) => `${kind}: kept for how many ${unit}`,
    preview: "See what this removes",
    would: (tonight: number, month: number) =>
      `With this, ${tonight} would be removed tonight, and ${month} within the next 30 days.`,
    save: "Keep it so",
    cancel: "Leave it as it was",
    dates: "What goes on which day",
    date: "Day",
    count: "How many",
    noDates: "Nothing is due in the next 30 days.",
    fixed: "As each campaign says",
  },
} as const;

/** What each kind of retention is called, by its name in the code. */
export const retentionKinds: Readonly<Record<string, string>> = {
  "contact.messages": "Messages from the contact form",
  "contact.suspected": "Messages that look like spam",
  "clinics.inquiries": "Inquiries of clinics",
  "clinics.suspected": "Inquiries that look like spam",
  "newsletter.unconfirmed": "Addresses never confirmed for the letter",
  "newsletter.left": "Addresses of people who left the letter",
  "newsletter.suspects": "Sign-ups that look like a robot",
  "responses.answers": "Answers to campaigns",
  "redirects.missing": "Addresses that were not found",
};

export const adminPrivacyMessages = {
  nothing: "We hold nothing about this address, so nothing was changed.",
  erased: "Everything held about this address is erased.",
  found: "This is what we hold.",
  certificate: "This is the certificate.",
  noCertificate: "We know no certificate with this code.",
  code: "A code has 16 letters and figures",
  codeMissing: "Please enter the code of a certificate",
  kind: "We do not keep anything of this kind",
  figure: "Please enter a whole number within the bounds",
  changed: "It is changed. The next night works by it.",
  changedMeanwhile: "Someone changed this before you. Nothing was changed. Please look again.",
} as const;
