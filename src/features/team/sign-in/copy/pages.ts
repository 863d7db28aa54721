/** Copy of the team's sign-in pages. They aren't public, so they aren't in the page registry. */
import { namedTexts } from "#content/current.ts";
import type { Page } from "#content/schema.ts";

type SignInPage = Page & {
  submit: string;
  links: readonly { href: string; title: string }[];
};

const keywords = ["team login", "{name} team", "admin", "sign in", "campaigns"];

/** Notices at the top of the login page, by the value in its address. */
export const loginNotices = {
  "signed-out": "You're signed out.",
  "signed-out-everywhere": "You're signed out everywhere.",
  ended:
    "You've been signed out, so that nobody else sees what was on the screen. Sign in again to go on: what you typed is kept in this browser for you.",
  again: "Sign in again to go on. What you typed is kept in this browser for you.",
  "first-owner": "Your account is there. Please sign in with it.",
  "password-set": "Your new password is set. Please sign in with it.",
} as const;

const inMinutes = (minutes: number) =>
  `You'll be signed out in ${minutes === 1 ? "a minute" : `${minutes} minutes`}`;

export const endingCopy = {
  idle: {
    heading: inMinutes,
    text: "Nobody has used the admin for a while. What you've typed is kept in this browser for you.",
    button: "Stay signed in",
  },
  limit: {
    heading: inMinutes,
    text: "A sign-in lasts 12 hours. What you've typed is kept in this browser for you.",
    button: "Sign in again now",
  },
} as const;

export const adminLogin = namedTexts({
  path: "/admin/login",
  name: "Team login",
  meta: {
    title: "Team login - {name}",
    description:
      "Sign-in for members of the {name} team who handle messages and campaigns. Community members sign in on the course platform.",
    keywords,
    indexed: false,
  },
  heading: "Team login",
  introduction: "This page is for the {name} team. Community members sign in on our course platform.",
  email: { label: "Email address" },
  password: { label: "Password" },
  submit: "Sign in",
  links: [
    { href: "/admin/forgotten-password", title: "Forgot your password?" },
    { href: "/", title: "Go to the home page" },
  ],
} as const satisfies SignInPage & Record<string, unknown>);

/** On the login page of a site whose team is still empty. */
export const nobodyYet =
  "Nobody is on the team yet. When the site started, it printed an address where the first person makes an account. It works for 24 hours; a restart prints a new one.";

export const adminCode = namedTexts({
  path: "/admin/login/code",
  name: "Second step",
  meta: {
    title: "Team login, second step - {name}",
    description:
      "The second step of signing in for members of the {name} team. Enter a code from an app on your phone, or a recovery code.",
    keywords,
    indexed: false,
  },
  heading: "One more step",
  introduction: "Open the app on your phone that shows your codes, or use your passkey.",
  code: {
    label: "Code",
    hint: "The six digits from your app. No phone at hand? Use one of your recovery codes.",
  },
  /** Where the team requires passkeys. */
  passkeysOnly: {
    introduction: "Use your passkey. If you don't have the device at hand, enter one of your recovery codes.",
    code: { label: "Recovery code", hint: "Each one works once. Codes from an app don't work here." },
  },
  submit: "Sign in",
  links: [{ href: "/admin/login", title: "Start over" }],
} as const satisfies SignInPage & Record<string, unknown>);

export const adminForgotten = namedTexts({
  path: "/admin/forgotten-password",
  name: "Forgot password",
  meta: {
    title: "Set a new team password - {name}",
    description:
      "For members of the {name} team who forgot their password. We email you a link to set a new one. The link works once, within one hour.",
    keywords,
    indexed: false,
  },
  heading: "Set a new password",
  introduction: "Enter your email address. If it belongs to a team member, we'll email you a link.",
  email: { label: "Email address" },
  submit: "Email me a link",
  links: [{ href: "/admin/login", title: "Back to login" }],
  sentHeading: "Check your email",
  sent: "If this address belongs to a team member, a link is on its way. It works once, within one hour.",
} as const satisfies SignInPage & Record<string, unknown>);

export const adminSetPassword = namedTexts({
  path: "/admin/set-password",
  name: "Set a password",
  meta: {
    title: "Choose your team password - {name}",
    description:
      "Members of the {name} team choose their password here. The page opens with a one-time link from an email or from a colleague.",
    keywords,
    indexed: false,
  },
  heading: "Choose a password",
  introduction: "Four or five words that don't belong together make a good password.",
  invitedHeading: "Welcome to the team",
  invited: "Choose a password to get started. Four or five words that don't belong together make a good one.",
  token: {
    label: "Paste the link from the email",
    hint: "The whole link. If a colleague gave it to you, paste that one.",
  },
  password: {
    label: "New password",
    hint: "At least 15 characters. Spaces are fine. If you're signed in elsewhere, you'll be signed out there.",
  },
  submit: "Set password",
  links: [{ href: "/admin/login", title: "Go to login" }],
  badLinkHeading: "This link no longer works",
  badLink: "It has been used or has expired. You can request a new one.",
  newLink: { href: "/admin/forgotten-password", title: "Request a new link" },
} as const satisfies SignInPage & Record<string, unknown>);

export const adminFirstOwner = namedTexts({
  path: "/admin/first-owner",
  name: "First person of the team",
  meta: {
    title: "The first person of the team - {name}",
    description:
      "Whoever sets up the {name} site makes the first account of its team here. The address is printed when the site starts, and it works once.",
    keywords,
    indexed: false,
  },
  heading: "Welcome to your site",
  introduction:
    "You’re the first person here, so this account is an owner’s: you can do everything, and invite your team.",
  token: {
    label: "Paste the address that the site printed when it started",
    hint: "The whole address. It works for 24 hours; a restart prints a new one.",
  },
  /** Opened at another address than the site's own, where it can't be sent, or its links would lead elsewhere. */
  elsewhere: {
    text: "This site’s own address is {address}, and this page is open at another one. Please make your account there:",
    link: "Open it at {address}",
  },
  yourName: { label: "Your name", hint: "Your team sees it, and people you write to." },
  email: { label: "Email address" },
  password: {
    label: "Password",
    hint: "At least 15 characters. Four or five words that don’t belong together make a good one. You can add a passkey in your profile afterward.",
  },
  submit: "Make my account",
  takenHeading: "Somebody is on the team already",
  taken: "This page is only for the very first person. An owner can invite you under Team.",
  links: [{ href: "/admin/login", title: "Go to login" }],
} as const satisfies SignInPage & Record<string, unknown>);

/** For tests of their copy and titles. */
export const signInPages: readonly SignInPage[] = [
  adminLogin,
  adminCode,
  adminForgotten,
  adminSetPassword,
  adminFirstOwner,
];
