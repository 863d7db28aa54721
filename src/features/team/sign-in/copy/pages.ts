/** Copy of the team's sign-in pages. They aren't public, so they aren't in the page registry. */
import type { Page } from "#content/schema.ts";

type SignInPage = Page & {
  submit: string;
  /** Small links under the form, in this order. */
  links: readonly { href: string; title: string }[];
};

const keywords = ["team login", "Kinward team", "admin", "sign in", "campaigns"];

/** Notices at the top of the login page, by the value in its address. */
export const loginNotices = {
  "signed-out": "You're signed out.",
  "signed-out-everywhere": "You're signed out everywhere.",
  ended:
    "You've been signed out, so that nobody else sees what was on the screen. Sign in again to go on: what you typed is kept in this browser for you.",
  again: "Sign in again to go on. What you typed is kept in this browser for you.",
  "password-set": "Your new password is set. Please sign in with it.",
} as const;

const inMinutes = (minutes: number) =>
  `You'll be signed out in ${minutes === 1 ? "a minute" : `${minutes} minutes`}`;

/** The warning before a session ends. */
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

export const adminLogin = {
  path: "/admin/login",
  name: "Team login",
  meta: {
    title: "Team login - Kinward",
    description:
      "Sign-in for members of the Kinward team who handle messages and campaigns. Community members sign in on the course platform.",
    keywords,
    indexed: false,
  },
  heading: "Team login",
  introduction: "This page is for the Kinward team. Community members sign in on our course platform.",
  email: { label: "Email address" },
  password: { label: "Password" },
  submit: "Sign in",
  links: [
    { href: "/admin/forgotten-password", title: "Forgot your password?" },
    { href: "/", title: "Go to the home page" },
  ],
} as const satisfies SignInPage & Record<string, unknown>;

export const adminCode = {
  path: "/admin/login/code",
  name: "Second step",
  meta: {
    title: "Team login, second step - Kinward",
    description:
      "The second step of signing in for members of the Kinward team. Enter a code from an app on your phone, or a recovery code.",
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
} as const satisfies SignInPage & Record<string, unknown>;

export const adminForgotten = {
  path: "/admin/forgotten-password",
  name: "Forgot password",
  meta: {
    title: "Set a new team password - Kinward",
    description:
      "For members of the Kinward team who forgot their password. We email you a link to set a new one. The link works once, within one hour.",
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
} as const satisfies SignInPage & Record<string, unknown>;

export const adminSetPassword = {
  path: "/admin/set-password",
  name: "Set a password",
  meta: {
    title: "Choose your team password - Kinward",
    description:
      "Members of the Kinward team choose their password here. The page opens with a one-time link from an email or from a colleague.",
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
} as const satisfies SignInPage & Record<string, unknown>;

/** All sign-in pages, for tests of their copy and titles. */
export const signInPages: readonly SignInPage[] = [adminLogin, adminCode, adminForgotten, adminSetPassword];
