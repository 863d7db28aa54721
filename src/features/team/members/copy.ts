/** Words of the screens where owners look after the team. */
import { adminWords } from "#content/admin.ts";

const states = { invited: "Invited", active: "Can sign in", disabled: "Closed" } as const;

export const membersCopy = {
  heading: "People",
  introduction:
    "Everybody who may use this desk. You invite them, choose what they may do, and close accounts.",
  caption: "People of the team",
  columns: { name: "Name", role: "Role", state: "Account", factor: "Second step", seen: "Last seen" },
  roles: adminWords.roles,
  states,
  factor: { on: "On", off: "Off", needed: "Asked for" },
  never: "Not signed in",
  you: "You",
  alone: {
    heading: "You are the only one here",
    text: "Invite a colleague, so that somebody can answer when you are away. A second owner can also let you back in should you lose your phone.",
  },
  invite: {
    heading: "Invite someone",
    text: "They get a mail with a link and choose a password of their own. The link works once, for 48 hours.",
    name: "Name",
    email: "Email address",
    role: "Role",
    roleHint: {
      owner: "Owner: everything, with people, privacy, settings and the audit log.",
      editor: "Editor: campaigns, answers, messages and the letter.",
      viewer: "Viewer: campaigns and counts, and no personal data.",
    },
    submit: "Send the invitation",
  },
  everybody: {
    heading: "Second step at sign-in",
    on: "Everybody on the team must have a second step. Whoever has none is led to set it up first.",
    off: "People may turn on a second step. Owners can ask it of one person, or here of all.",
    byServer: "The server's settings require it (ADMIN_REQUIRE_TOTP), so it can't be changed here.",
    require: "Ask it of everybody",
    free: "Leave it to each person",
  },
  busy: "One moment...",
} as const;

export const personCopy = {
  back: "People",
  facts: { email: "Email address", state: "Account", since: "On the team since", factor: "Second step" },
  states,
  factor: { on: "On", off: "Off" },
  own: "This is your own account. Your role and your account are changed by another owner. Your password, second step and sessions are on your profile.",
  ownLink: "Go to your profile",
  role: {
    heading: "Role",
    label: "What this person may do",
    submit: "Change the role",
  },
  invitation: {
    heading: "Invitation",
    text: "This person has not chosen a password yet. A new mail makes the link of the old one useless.",
    submit: "Send the invitation again",
  },
  secondStep: {
    heading: "Second step at sign-in",
    needed: "This person must have a second step. Until it is set up, nothing else opens to them.",
    free: "This person may have a second step, and need not.",
    ofAll: "It is asked of everybody on the team.",
    require: "Ask it of this person",
    release: "Leave it to this person",
    reset: "Take away the lost second step",
    resetText:
      "For a lost phone, with no recovery code left. First make sure that it is really them who asks. They are signed out everywhere, and the password alone opens the account until they set up a new one.",
    resetSure: "Yes, take it away",
  },
  sessions: {
    heading: "Where this person is signed in",
    none: "Nowhere at this moment.",
    began: "Signed in",
    seen: "Last used",
    end: "End it",
    endAll: "End all of them",
  },
  close: {
    heading: "Close this account",
    text: "They are signed out everywhere and cannot sign in any more. You can open the account again within 30 days. After that it is erased.",
    submit: "Close the account",
    sure: "Yes, close it",
    keep: "Leave it as it is",
  },
  open: {
    heading: "This account is closed",
    text: "Opening it again sends a mail with a link to choose a new password.",
    submit: "Open the account again",
  },
  busy: "One moment...",
} as const;

/** What the server answers, and what it refuses. */
export const memberMessages = {
  invited: "The invitation is on its way.",
  changed: "It is changed.",
  closed: "The account is closed, and every session has ended.",
  reopened: "The account is open again, and a mail is on its way.",
  factorReset: "The second step is taken away, and every session has ended.",
  sessionEnded: "The session has ended.",
  sessionsEnded: "All sessions have ended.",
  known: "This address is on the team already. Closed accounts are opened again from the list.",
  notInvited: "This person has chosen a password already. They can ask for a new one on the login page.",
  justSent: "A mail was sent a few minutes ago. Please wait a little before you send another.",
  ownRole: "Nobody can change their own role. Please ask another owner.",
  ownAccount: "Nobody can close their own account. Please ask another owner.",
  ownFactor: "Your own second step is changed on your profile.",
  lastOwner: "This is the last owner who can sign in. Make somebody else an owner first.",
  changedMeanwhile: "Someone changed this account before you. Nothing was changed. Please look again.",
  gone: "There is no such person on the team. The account may have been erased.",
  noSession: "This session has ended already.",
  nothingAsked: "Please say what should change",
  nameTooLong: "Please keep the name under 200 characters",
  roleMissing: "Please choose a role",
  unreadable: "We cannot read this. Please reload the page",
} as const;
