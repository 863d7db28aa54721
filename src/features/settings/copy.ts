/** Text of the settings screen (owners only). */

export const partNames = {
  team: "Team and replies",
  newsletters: "Newsletters",
  site: "Publishing and codes",
  server: "Email and server",
} as const;

export const otherScreens = [
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
  { path: "/admin/mailbox", title: "Mailbox", text: "Where replies come from, and mail we couldn't read." },
  { path: "/admin/site", title: "Content", text: "Prices, groups, questions, crisis lines and links." },
  { path: "/admin/redirects", title: "Redirects", text: "Where old addresses lead." },
  {
    path: "/admin/backups",
    title: "Backups",
    text: "The last and the next one, and where they're kept.",
  },
] as const;

/** The groups that the server's settings are shown in. */
export const groupNames = {
  site: "The site",
  data: "Data",
  backups: "Backups",
  mail: "Mail",
  team: "The team's sign-in",
  visitors: "Visitors",
  podcast: "Podcast",
  running: "Running",
} as const;

/** The group that each server setting is shown in. */
export const settingGroups: Readonly<Record<string, keyof typeof groupNames>> = {
  SITE_URL: "site",
  HSTS_SUBDOMAINS: "site",
  OFFLINE: "site",
  FONT_DIR: "site",
  DATA_DIR: "data",
  DATA_MARKER: "data",
  DATABASE_URL: "data",
  DATABASE_PLAIN_HOST: "data",
  DATA_KEY: "data",
  DATA_KEY_FILE: "data",
  DATA_KEY_COMMAND: "data",
  BACKUP_TO: "backups",
  BACKUP_AT: "backups",
  BACKUP_KEEP: "backups",
  BACKUP_DAYS: "backups",
  BACKUP_S3_ENDPOINT: "backups",
  BACKUP_S3_REGION: "backups",
  BACKUP_S3_KEY_ID: "backups",
  BACKUP_S3_SECRET: "backups",
  BACKUP_S3_SECRET_FILE: "backups",
  BACKUP_PLAIN_HOST: "backups",
  SMTP_URL: "mail",
  SMTP_PLAIN_HOST: "mail",
  MAIL_FROM: "mail",
  MAIL_NAME: "mail",
  MAIL_REPLY_TO: "mail",
  TEAM_MAIL: "mail",
  IMAP_URL: "mail",
  IMAP_PLAIN_HOST: "mail",
  IMAP_ADDRESS: "mail",
  IMAP_AUTHSERV_ID: "mail",
  IMAP_MIN_FREE_MB: "mail",
  DNS_SERVERS: "mail",
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
