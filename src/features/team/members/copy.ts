/** Copy of the screens where owners manage the team. */
import { adminCopy } from "#content/admin.ts";

const states = { invited: "Invited", active: "Active", disabled: "Closed" } as const;

export const membersCopy = {
  heading: "Team",
  introduction: "Everyone who can use the admin. Invite team members, choose their roles and close accounts.",
  caption: "Team members",
  roles: adminCopy.roles,
  states,
  factor: { on: "On", off: "Off", needed: "Required" },
  never: "Never",
  you: "You",
  alone: {
    heading: "You're the only team member",
    text: "Invite a colleague who can reply when you're away. A second owner can also let you back in if you lose your phone.",
  },
  invite: {
    heading: "Invite someone",
    text: "They get an email with a link to choose their own password. The link works once, within 48 hours.",
    name: "Name",
    email: "Email address",
    role: "Role",
    roleHint: {
      owner: "Owner: everything, including the team, privacy, settings and the audit log.",
      editor:
        "Editor: campaigns, answers, messages and newsletters. Can also change and publish what the site says, including prices.",
      viewer:
        "Viewer: campaigns, counts and the site's texts, to look at but not to change. No personal data.",
    },
    submit: "Send invitation",
  },
  everybody: {
    heading: "Two-step sign-in",
    on: "Everyone on the team must use two-step sign-in. Anyone without it sets it up first.",
    off: "Two-step sign-in is optional. Owners can require it for one team member, or here for everyone.",
    byPasskeys: "Passkeys are required, so this is, too.",
    byServer: "The server's settings require it (ADMIN_REQUIRE_TOTP), so it can't be changed here.",
    require: "Require it for everyone",
    free: "Make it optional",
  },
  passkeys: {
    heading: "Passkeys",
    off: "Everyone chooses: a passkey, or a code from an app. If you require passkeys, codes from apps stop working. Each active team member needs one first.",
    on: "Everyone signs in with a passkey. Codes from apps don't work. Recovery codes still do, for a lost device.",
    require: "Require passkeys",
    free: "Make passkeys optional",
  },
  busy: "One moment...",
} as const;

/** Names in a sentence. */
const inWords = new Intl.ListFormat("en", { type: "conjunction" });

export const personCopy = {
  back: "Team",
  facts: { email: "Email address", state: "Account", since: "On the team since", factor: "Two-step sign-in" },
  states,
  factor: { on: "On", off: "Off" },
  own: "This is your own account. Another owner can change your role or close your account. Your password, two-step sign-in and sessions are on your profile.",
  ownLink: "Go to your profile",
  role: {
    heading: "Role",
    label: "Role",
    submit: "Change role",
  },
  invitation: {
    heading: "Invitation",
    text: "This team member hasn't chosen a password yet. Sending a new invitation cancels the old link.",
    submit: "Resend invitation",
  },
  secondStep: {
    heading: "Two-step sign-in",
    needed: "This team member must use two-step sign-in, and can't do anything else until it's set up.",
    free: "Two-step sign-in is optional for this team member.",
    ofAll: "It's required for everyone on the team.",
    require: "Require it",
    release: "Make it optional",
    reset: "Reset two-step sign-in",
    resetText:
      "Use this if they lost their phone or passkey and have no recovery codes. First make sure the request is really from them. Their passkeys are removed, they're signed out everywhere, and they can sign in with their password alone until they set it up again.",
    resetSure: "Yes, reset it",
  },
  sessions: {
    heading: "Sessions",
    none: "No open sessions.",
    began: "Signed in",
    seen: "Last used",
    end: "End",
    endAll: "End all",
  },
  close: {
    heading: "Close this account",
    text: "They're signed out everywhere and can't sign in anymore. You can reopen the account within 30 days. After that it's erased.",
    submit: "Close account",
    sure: "Yes, close it",
    keep: "Cancel",
  },
  open: {
    heading: "This account is closed",
    text: "Reopening it sends an email with a link to choose a new password.",
    submit: "Reopen account",
  },
  busy: "One moment...",
} as const;

/** Confirmations and refusals. */
export const memberMessages = {
  invited: "The invitation is on its way.",
  changed: "Saved.",
  passkeysRequired: "Passkeys are required now. Sessions that began with an app's code have ended.",
  passkeysOptional: "Passkeys are optional now. Codes from apps work again.",
  withoutPasskey: (names: readonly string[]) =>
    `Nothing was changed, because a passkey is missing for: ${inWords.format(names)}. Each adds one on their own profile. If nobody uses an account anymore, close it.`,
  closed: "Account closed. All its sessions have ended.",
  reopened: "Account reopened. An email is on its way.",
  factorReset: "Two-step sign-in has been reset and passkeys removed. All sessions have ended.",
  sessionEnded: "Session ended.",
  sessionsEnded: "All sessions have ended.",
  known: "This address is already on the team. You can reopen closed accounts from the list.",
  notInvited: "This team member has already chosen a password. They can request a new one on the login page.",
  justSent: "An email was sent a few minutes ago. Please wait before sending another.",
  ownRole: "You can't change your own role. Please ask another owner.",
  ownAccount: "You can't close your own account. Please ask another owner.",
  ownFactor: "Change your own two-step sign-in on your profile.",
  lastOwner: "This is the last owner who can sign in. Make someone else an owner first.",
  changedMeanwhile:
    "Someone else changed this account first, so your change wasn't saved. Please check it again.",
  gone: "This team member doesn't exist. The account may have been erased.",
  noSession: "This session has already ended.",
  nothingAsked: "Please say what should change",
  nameTooLong: "Please keep the name under 200 characters",
  roleMissing: "Please choose a role",
  unreadable: "We couldn't read this. Please reload the page",
} as const;
