/** Words of the team's sign-in. Not in the registry: these are no addresses of the public. */
import type { Page } from "#content/schema.ts";

type SignInPage = Page & {
  submit: string;
  /** Small links under the form, in this order. */
  links: readonly { href: string; title: string }[];
};

const keywords = ["team login", "Kinward team", "admin", "sign in", "campaigns"];

/** What a notice at the top of the login says, by the word in the address. */
export const loginNotices = {
  "signed-out": "You are signed out.",
  "signed-out-everywhere": "You are signed out everywhere.",
  "password-set": "Your new password is set. Please sign in with it.",
} as const;

export const adminLogin = {
  path: "/admin/login",
  name: "Team login",
  meta: {
    title: "Team login - Kinward",
    description:
      "Sign in for members of the Kinward team who look after messages and campaigns. Community members sign in on the course platform.",
    keywords,
    indexed: false,
  },
  heading: "Team login",
  introduction:
    "This page is for people who work at Kinward. Members of the community sign in on our course platform.",
  email: { label: "Email address" },
  password: { label: "Password" },
  submit: "Sign in",
  links: [
    { href: "/admin/forgotten-password", title: "I have forgotten my password" },
    { href: "/", title: "Go to the home page" },
  ],
} as const satisfies SignInPage & Record<string, unknown>;

export const adminCode = {
  path: "/admin/login/code",
  name: "Second step",
  meta: {
    title: "Team login, second step - Kinward",
    description:
      "The second step of signing in for members of the Kinward team. It asks for a code from an app on your phone, or for a recovery code.",
    keywords,
    indexed: false,
  },
  heading: "One more step",
  introduction: "Please open the app on your phone that shows your codes.",
  code: {
    label: "Code",
    hint: "The six digits from your app. No phone at hand? Use one of your recovery codes.",
  },
  submit: "Sign in",
  links: [{ href: "/admin/login", title: "Begin again" }],
} as const satisfies SignInPage & Record<string, unknown>;

export const adminForgotten = {
  path: "/admin/forgotten-password",
  name: "Forgotten password",
  meta: {
    title: "Set a new team password - Kinward",
    description:
      "For members of the Kinward team who have forgotten their password. We mail a link to your address, and it sets a new password once.",
    keywords,
    indexed: false,
  },
  heading: "Set a new password",
  introduction: "Tell us your address. If it belongs to the team, we mail you a link.",
  email: { label: "Email address" },
  submit: "Mail me a link",
  links: [{ href: "/admin/login", title: "Back to the login" }],
  sentHeading: "Please look at your mail",
  sent: "If this address belongs to the team, a link is on its way. It works once, for one hour.",
} as const satisfies SignInPage & Record<string, unknown>;

export const adminSetPassword = {
  path: "/admin/set-password",
  name: "Set a password",
  meta: {
    title: "Choose your team password - Kinward",
    description:
      "Members of the Kinward team choose their password here. The page opens with a link that works once, from a mail or from a colleague.",
    keywords,
    indexed: false,
  },
  heading: "Choose a password",
  introduction: "Four or five words that don't belong together make a good password.",
  invitedHeading: "Welcome to the team",
  invited: "Choose a password to begin. Four or five words that don't belong together make a good one.",
  password: {
    label: "New password",
    hint: "At least 15 characters. Spaces are fine. If you're signed in elsewhere, you'll be signed out there.",
  },
  submit: "Set this password",
  links: [{ href: "/admin/login", title: "Go to the login" }],
  badLinkHeading: "This link does not work any more",
  badLink: "It was used already, or its time is over. You can ask for a new one.",
  newLink: { href: "/admin/forgotten-password", title: "Ask for a new link" },
} as const satisfies SignInPage & Record<string, unknown>;

/** Every page of the sign-in, for the tests of words and titles. */
export const signInPages: readonly SignInPage[] = [adminLogin, adminCode, adminForgotten, adminSetPassword];
