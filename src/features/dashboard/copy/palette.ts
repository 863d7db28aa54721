import type { Permission } from "#platform/permissions/access.ts";

/** What an action without a screen of its own does in the browser. */
export type PaletteRun = "theme" | "keys" | "sign-out";

type PaletteAction = {
  title: string;
  /** Other words that people type for it. */
  words: string;
  permission: Permission;
  path: string;
  run?: PaletteRun;
};

export const paletteActions: readonly PaletteAction[] = [
  {
    title: "New campaign",
    words: "create add form survey",
    permission: "campaigns.write",
    path: "/admin/campaigns/new",
  },
  {
    title: "New newsletter",
    words: "create write send issue",
    permission: "newsletter.send",
    path: "/admin/newsletters",
  },
  {
    title: "New group",
    words: "create add meeting circle",
    permission: "groups.write",
    path: "/admin/groups/new",
  },
  {
    title: "New mentor",
    words: "create add peer",
    permission: "mentors.write",
    path: "/admin/mentors/new",
  },
  {
    title: "New clinic code",
    words: "create add coupon",
    permission: "clinic-codes.write",
    path: "/admin/clinic-codes/new",
  },
  {
    title: "Invite a team member",
    words: "add person colleague",
    permission: "team.manage",
    path: "/admin/people#invite-email",
  },
  {
    title: "Add a redirect",
    words: "new create",
    permission: "redirects.manage",
    path: "/admin/redirects/new",
  },
  {
    title: "New article",
    words: "create add write knowledge hub",
    permission: "content.write",
    path: "/admin/site/articles",
  },
  {
    title: "Change name of the organization",
    words: "brand title tagline identity",
    permission: "content.write",
    path: "/admin/site/identity",
  },
  {
    title: "Upload a picture",
    words: "add photo image",
    permission: "pictures.write",
    path: "/admin/pictures",
  },
  {
    title: "Import subscribers",
    words: "csv upload",
    permission: "subscribers.write",
    path: "/admin/subscribers/import",
  },
  {
    title: "Show overdue messages",
    words: "late due",
    permission: "messages.read",
    path: "/admin/messages?late=1",
  },
  {
    title: "Show messages assigned to me",
    words: "mine my",
    permission: "messages.read",
    path: "/admin/messages?mine=1",
  },
  {
    title: "Export or erase someone's data",
    words: "privacy request delete remove person look up",
    permission: "privacy.manage",
    path: "/admin/privacy#find-email",
  },
  {
    title: "Switch between day and night",
    words: "dark light theme mode",
    permission: "profile.own",
    path: "",
    run: "theme",
  },
  {
    title: "Show keyboard shortcuts",
    words: "keys help",
    permission: "profile.own",
    path: "",
    run: "keys",
  },
  {
    title: "Sign out",
    words: "log out leave logout",
    permission: "profile.own",
    path: "",
    run: "sign-out",
  },
];

/** Panels that are no setting of the team, each with its place and other words that people type for it. */
export const paletteSettings: readonly { title: string; words: string; path: string }[] = [
  {
    title: "Email server and test email",
    words: "smtp mail delivery",
    path: "/admin/settings#mail-heading",
  },
  {
    title: "Server settings",
    words: "environment configuration url address release version database",
    path: "/admin/settings#server-heading",
  },
  { title: "Data retention", words: "how long keep delete period", path: "/admin/privacy#retention-heading" },
];

/** Other words that people type for a screen of the menu, by its address. */
export const screenWords: Readonly<Record<string, string>> = {
  "/admin": "home start overview dashboard",
  "/admin/messages": "inbox mail contact reply email",
  "/admin/inquiries": "inbox clinics partnership mail reply",
  "/admin/campaigns": "surveys forms questions answers responses",
  "/admin/newsletters": "letters mailing issue email send",
  "/admin/newsletters/welcome": "onboarding emails first series",
  "/admin/groups/figures": "numbers statistics attendance who came",
  "/admin/site/articles": "knowledge hub posts guides write",
  "/admin/subscribers": "mailing list people tags segments import export unsubscribe",
  "/admin/meetings": "tonight hosts door attendance who came remove",
  "/admin/groups": "meetings circles timetable dates waiting list places hosts",
  "/admin/mentors": "mentoring matching requests peers suggestions letters concerns supervision",
  "/admin/clinic-codes": "coupons clinic codes activate membership",
  "/admin/site":
    "pages texts prices plans articles worksheets knowledge hub podcast episodes groups crisis lines phone numbers links questions edit publish website",
  "/admin/site/menus": "change navigation header footer links",
  "/admin/site/look": "change colors logo brand theme favicon mark share picture design",
  "/admin/replies": "edit canned templates change text",
  "/admin/month": "see print figures funder report monthly statistics numbers pdf csv",
  "/admin/emails": "mails templates wording welcome confirmation reminder test preview",
  "/admin/pictures": "images photos uploads library",
  "/admin/redirects": "old addresses links urls moved 404",
  "/admin/people": "users accounts members roles invite colleagues permissions",
  "/admin/privacy": "erase delete export gdpr data request retention",
  "/admin/consent": "proof opt-in log",
  "/admin/audit": "history log changes who did what",
  "/admin/settings": "preferences configuration options",
  "/admin/settings/mail": "smtp host port password sender reply-to address",
  "/admin/mailbox": "imap replies incoming email unread",
  "/admin/email-queue": "mail emails queue failed undelivered retry stop send outbox",
  "/admin/backups": "backup restore copy bucket disk",
  "/admin/profile": "account password passkey two-step sessions name",
};
