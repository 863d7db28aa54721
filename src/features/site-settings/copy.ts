/** Words of the screen where owners see every setting, and change those that are theirs. */
import { mailNotice } from "#content/mail-notice.ts";
import { purchaseHosts } from "#content/plans.ts";

export const settingsCopy = {
  heading: "Settings",
  introduction:
    "What the team decides for itself, and everything that was set on the server. What stands under “On the server” is changed there.",
  save: "Save",
  busy: "Saving...",
  told: {
    heading: "Who is told by mail",
    text: "A mail says that something waits, and where to read it. It holds none of the words and no name. Somebody who leaves the team is told no more; if nobody remains, the team's mailbox is.",
    messages: "A new message has come in",
    inquiries: "A new inquiry of a clinic has come in",
    mailbox: (address: string) => `The team's mailbox, ${address}`,
  },
  closed: {
    heading: "Days when the team is closed",
    text: "Messages are promised an answer within 24 hours on business days. Weekends and these holidays do not count. Name other days here, such as a week off. Inquiries of clinics are promised 24 hours by the clock, so nothing changes for them.",
    rule: (most: number, span: number) =>
      `From tomorrow on, and no more than ${most} days in any ${span}: who writes to us must not wait too long.`,
    holidays: "The next holidays",
    own: "Your own days",
    none: "You have named none.",
    add: "A day to add",
    addButton: "Add this day",
    remove: "Take out",
    fixed: "It has come, and stays.",
    zone: (zone: string) => `Days begin and end by the clock of ${zone}.`,
  },
  pace: {
    heading: "How quickly letters go out",
    text: "A new letter begins with this pace. Each letter may have another. Choose a slow one if your mail server limits how much it takes.",
    label: "Pace of a new letter",
    option: (pace: number) => `${pace.toLocaleString("en-US")} mails a minute`,
  },
  purchaseLinks: {
    heading: "Purchase links for clinic codes",
    text: "If the course platform can take a code from a link, put that link here. The page of a clinic code then leads to the purchase page in one tap, with the code filled in. Without a link, patients type the code themselves.",
    hint: `A link to ${purchaseHosts.join(" or ")} with {code} once, where the code goes.`,
    link: (plan: string) => `Link for ${plan}`,
    try: "Try it with the code SAMPLE",
    tryNote:
      "Please try each link once it's saved. Only the course platform can tell whether it fills the code in.",
  },
  zone: {
    heading: "Time zone",
    text: "Every time in the admin is shown in this zone, with its name, and times you enter are read in it.",
    now: (moment: string) => `It is now ${moment}.`,
    label: "The team's time zone",
    common: "United States and Canada",
    others: "All time zones",
  },
  sender: {
    heading: "Who sends newsletters",
    text: "The law in the US (CAN-SPAM) and Canada (CASL) asks for your legal name and a postal address under each newsletter. Nothing is sent until both are here. A post office box is fine.",
    legalName: "Legal name",
    legalNameHint: "Your organization as it is registered, or your own full name.",
    postalAddress: "Postal address",
    charactersLeft: (left: number) => `${left} characters left`,
    postalAddressHint: "Street or box, city, state or province, postal code.",
  },
  mail: {
    heading: "Mail",
    toServer: (target: string) => `Mails go out through ${target}.`,
    toFiles: (target: string) =>
      `${mailNotice.sentence} Nobody gets mail from this site; it goes to ${target}. Set SMTP_URL on the server to send it.`,
    from: (address: string) => `They come from ${address}.`,
    test: "Send me a test mail",
    testBusy: "Sending...",
    waiting: "The mail waits for its turn. This takes a few seconds.",
    sent: (address: string) =>
      `The mail server has taken it for ${address}. If it does not come, look into the spam folder.`,
    written: mailNotice.sentence,
    retrying: (reason: string) =>
      `It could not be sent: ${reason}. We try again by ourselves. Check SMTP_URL on the server.`,
    failed: (reason: string) => `It could not be sent, and we have stopped trying: ${reason}.`,
    slow: "It still waits. See whether a process with ROLE worker or both is running.",
    unknown: "for a reason we do not know",
  },
  elsewhere: {
    heading: "Set on other screens",
    links: [
      { path: "/admin/privacy", title: "Privacy", text: "How long things are kept." },
      {
        path: "/admin/people",
        title: "People",
        text: "Roles, invitations, and the second step for everybody.",
      },
      { path: "/admin/profile", title: "Your profile", text: "Your own password, second step and sessions." },
      { path: "/admin/redirects", title: "Redirects", text: "Where old addresses lead." },
    ],
    copy: "Texts of the public pages, prices, holidays and ready answers stand in src/content. Changing them needs a new build.",
  },
  server: {
    heading: "On the server",
    text: "These come from the server's environment or its .env file. To change one, edit that file and start the site again. Values that may hold a password or a key are never shown.",
    set: "Set",
    notSet: "Not set",
    own: "Changed",
    usual: "As delivered",
    otherwise: (fallback: string) => `As delivered: ${fallback}`,
    groups: {
      site: "The site",
      data: "Data",
      mail: "Mail",
      team: "The team's sign-in",
      visitors: "Visitors",
      podcast: "Podcast",
      running: "Running",
    },
    more: "More",
  },
  about: {
    heading: "About this site",
    release: "Release",
    database: "Database",
    databases: { sqlite: "SQLite, a file in the data folder", postgres: "PostgreSQL" },
    backup: "Last backup",
    backupAt: (moment: string) =>
      `${moment}. Ask whoever looks after the server when one was last tried out.`,
    noBackup:
      "None that is known here. Whoever looks after the server makes one with script/backup, or in a way of their own.",
  },
} as const;

/** Where each setting of the server stands, by its name. */
export const settingGroups: Readonly<Record<string, keyof typeof settingsCopy.server.groups>> = {
  SITE_URL: "site",
  OFFLINE: "site",
  DATA_DIR: "data",
  DATABASE_URL: "data",
  DATA_KEY: "data",
  BACKUP_DAYS: "data",
  SMTP_URL: "mail",
  SMTP_PLAIN_HOST: "mail",
  MAIL_FROM: "mail",
  TEAM_MAIL: "mail",
  ADMIN_REQUIRE_TOTP: "team",
  NEWSLETTER_CONFIRM: "visitors",
  ANALYTICS_ID: "visitors",
  RATE_LIMIT: "visitors",
  PODCAST_FEED_URL: "podcast",
  PODCAST_AUDIO_HOSTS: "podcast",
  PORT: "running",
  HOST: "running",
  TRUST_PROXY: "running",
  ROLE: "running",
  LOG_LEVEL: "running",
};

export const settingsMessages = {
  zone: "Please choose a time zone from the list",
  legalName: "Please enter the legal name, on one line",
  postalAddress: "Please enter a postal address where mail reaches you",
  senderLong: "Please keep this shorter",
  changed: "It is changed.",
  changedMeanwhile:
    "Somebody else has changed this in the meantime, so nothing was changed. Load the page again to see it.",
  nobody: "Please choose at least one.",
  notOnTeam: "Please choose people who are on the team and may read these.",
  unreadable: "We could not read this. Please load the page again.",
  day: "Please enter a day, such as 2026-12-28.",
  tooEarly: "Only days from tomorrow on can be added or taken out.",
  tooLate: "Please choose a day within the next two years.",
  tooMany: "That is more closed days in a month than the promise allows.",
  pace: "Please choose a pace between 1 and 30,000 mails a minute.",
  purchaseLink: {
    address: "Please enter a link that starts with https://",
    host: `Please use a link to ${purchaseHosts.join(" or ")}`,
    codePlace: "Please write {code} once in the link, after the host, where the code goes",
    tooLong: "Please keep this under 500 characters",
  },
  testQueued: "The test mail is on its way.",
  noTest: "We know no such test mail.",
} as const;
