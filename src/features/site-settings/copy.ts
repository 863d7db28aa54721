/** Text of the settings screen (owners only). */
import { mailNotice } from "#content/mail-notice.ts";
import { purchaseHosts } from "#content/plans.ts";

export const settingsCopy = {
  heading: "Settings",
  introduction:
    "Settings your team can change here, and settings from the server. Settings under “On the server” are changed on the server.",
  save: "Save",
  busy: "Saving...",
  told: {
    heading: "Email notifications",
    text: "A notification says that something came in and where to read it. It doesn't include the message or any name. People who leave the team stop getting notifications. If nobody is left, they go to the team's mailbox.",
    messages: "New messages",
    inquiries: "New clinic inquiries",
    mailbox: (address: string) => `The team's mailbox, ${address}`,
  },
  closed: {
    heading: "Days when the team is closed",
    text: "We promise to answer messages within 24 hours on business days. Weekends and these holidays don't count. Add other closed days here, such as a week off. Clinic inquiries are always due within 24 hours, so closed days don't change them.",
    rule: (most: number, span: number) =>
      `You can add days from tomorrow on, up to ${most} in any ${span} days, so that replies don't take too long.`,
    holidays: "Upcoming holidays",
    own: "Your closed days",
    none: "You haven't added any.",
    add: "Day to add",
    addButton: "Add day",
    remove: "Remove",
    fixed: "This day can't be removed any more.",
    zone: (zone: string) => `Days start and end in ${zone} time.`,
  },
  pace: {
    heading: "Sending speed",
    text: "The default for new newsletter issues. You can change it for each issue. Choose a slower speed if your mail server limits how much you can send.",
    label: "Default speed",
    option: (pace: number) => `${pace.toLocaleString("en-US")} emails per minute`,
  },
  purchaseLinks: {
    heading: "Purchase links for clinic codes",
    text: "If the course platform accepts a code in a link, enter that link here. The clinic code's page then leads to the purchase page in one tap, with the code filled in. Without a link, patients type the code themselves.",
    hint: `A link to ${purchaseHosts.join(" or ")} that contains {code} once, where the code goes.`,
    link: (plan: string) => `Link for ${plan}`,
    try: "Try it with the code SAMPLE",
    tryNote:
      "Please try each link once it's saved. We can't check whether the course platform fills in the code.",
  },
  zone: {
    heading: "Time zone",
    text: "The admin shows all times in this zone, and reads the times you enter in it.",
    now: (moment: string) => `It is now ${moment}.`,
    label: "The team's time zone",
    common: "United States and Canada",
    others: "All time zones",
  },
  sender: {
    heading: "Who sends newsletters",
    text: "US (CAN-SPAM) and Canadian (CASL) law require your legal name and a postal address in every newsletter. Nothing is sent until you enter both. A post office box is fine.",
    legalName: "Legal name",
    legalNameHint: "Your organization's registered name, or your own full name.",
    postalAddress: "Postal address",
    charactersLeft: (left: number) => `${left} characters left`,
    postalAddressHint: "Street or PO box, city, state or province, postal code.",
  },
  mail: {
    heading: "Email",
    toServer: (target: string) => `Emails are sent through ${target}.`,
    toFiles: (target: string) =>
      `${mailNotice.sentence} Emails from this site aren't delivered; they are written to ${target}. To send them, set SMTP_URL on the server.`,
    from: (address: string) => `The sender address is ${address}.`,
    test: "Send me a test email",
    testBusy: "Sending...",
    waiting: "The email is in the queue. This takes a few seconds.",
    sent: (address: string) =>
      `The mail server accepted it for ${address}. If it doesn't arrive, check your spam folder.`,
    written: mailNotice.sentence,
    retrying: (reason: string) =>
      `It couldn't be sent: ${reason}. We'll keep trying. Check SMTP_URL on the server.`,
    failed: (reason: string) => `It couldn't be sent, and we've stopped trying: ${reason}.`,
    slow: "It's still in the queue. Check that a process with ROLE worker or both is running.",
    unknown: "unknown reason",
  },
  elsewhere: {
    heading: "On other screens",
    links: [
      { path: "/admin/privacy", title: "Privacy", text: "How long data is kept." },
      {
        path: "/admin/people",
        title: "Team",
        text: "Roles, invitations and required two-step sign-in.",
      },
      {
        path: "/admin/profile",
        title: "Your profile",
        text: "Your password, two-step sign-in and sessions.",
      },
      { path: "/admin/redirects", title: "Redirects", text: "Where old addresses lead." },
    ],
    copy: "Page texts, prices, holidays and saved replies are in src/content. Changing them needs a new build.",
  },
  server: {
    heading: "On the server",
    text: "These come from the server's environment or its .env file. To change one, edit that file and restart the site. Values that may contain a password or key are never shown.",
    set: "Set",
    notSet: "Not set",
    own: "Changed",
    usual: "Default",
    otherwise: (fallback: string) => `Default: ${fallback}`,
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
    backupAt: (moment: string) => `${moment}. Ask your server administrator when a restore was last tested.`,
    noBackup: "None known. Your server administrator can make one with script/backup or another tool.",
  },
} as const;

/** The group that each server setting is shown in. */
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
  legalName: "Please enter the legal name on one line",
  postalAddress: "Please enter a postal address where mail reaches you",
  senderLong: "Please shorten this",
  changed: "Saved.",
  changedMeanwhile:
    "Someone else changed this first, so your change wasn't saved. Reload the page to see it.",
  nobody: "Please choose at least one.",
  notOnTeam: "Please choose team members whose role can read these.",
  unreadable: "We couldn't read this. Please reload the page.",
  day: "Please enter a date, such as 2026-12-28.",
  tooEarly: "You can only add or remove days from tomorrow on.",
  tooLate: "Please choose a day within the next two years.",
  tooMany: "That's too many closed days in one month.",
  pace: "Please choose a speed between 1 and 30,000 emails per minute.",
  purchaseLink: {
    address: "Please enter a link that starts with https://",
    host: `Please use a link to ${purchaseHosts.join(" or ")}`,
    codePlace: "Please include {code} once in the link, after the host, where the code goes",
    tooLong: "Please keep this under 500 characters",
  },
  testQueued: "The test email is on its way.",
  noTest: "We can't find that test email.",
} as const;
