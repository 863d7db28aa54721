/** Text of the settings screen (owners only). */
import { mailNotice } from "#content/mail-notice.ts";

export const settingsCopy = {
  heading: "Settings",
  introduction: "How your team works and what the site does. Each panel is saved on its own.",
  parts: {
    label: "Parts of the settings",
    team: "Team and replies",
    newsletters: "Newsletters",
    site: "Publishing and codes",
    server: "Email and server",
  },
  zone: {
    heading: "Time zone",
    text: "The admin shows all times in this zone, and reads the times you enter in it.",
    now: (moment: string) => `It is now ${moment}.`,
    label: "The team's time zone",
    common: "United States and Canada",
    others: "All time zones",
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
      { path: "/admin/replies", title: "Saved replies", text: "Texts to start a reply from." },
      { path: "/admin/site", title: "Content", text: "Prices, groups, questions, crisis lines and links." },
      { path: "/admin/redirects", title: "Redirects", text: "Where old addresses lead." },
    ],
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
  DATABASE_PLAIN_HOST: "data",
  DATA_KEY: "data",
  DATA_KEY_FILE: "data",
  DATA_KEY_COMMAND: "data",
  BACKUP_DAYS: "data",
  SMTP_URL: "mail",
  SMTP_PLAIN_HOST: "mail",
  MAIL_FROM: "mail",
  TEAM_MAIL: "mail",
  ADMIN_REQUIRE_TOTP: "team",
  BREACHED_PASSWORDS_FILE: "team",
  NEWSLETTER_CONFIRM: "visitors",
  ANALYTICS_ID: "visitors",
  RATE_LIMIT: "visitors",
  PODCAST_FEED_URL: "podcast",
  PODCAST_AUDIO_HOSTS: "podcast",
  PORT: "running",
  HOST: "running",
  METRICS_PORT: "running",
  METRICS_HOST: "running",
  TRUST_PROXY: "running",
  ROLE: "running",
  LOG_LEVEL: "running",
};

export const settingsMessages = {
  zone: "Please choose a time zone from the list",
  testQueued: "The test email is on its way.",
  noTest: "We can't find that test email.",
} as const;
