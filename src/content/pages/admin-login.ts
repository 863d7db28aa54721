/** Words of the team's sign-in page. Not in the registry: it is no address of the public. */
import type { Page } from "../schema.ts";

export type AdminLoginPage = Page & {
  email: { label: string };
  password: { label: string };
  submit: string;
  submitting: string;
  refused: string;
  notOpen: string;
  back: string;
};

export const adminLogin: AdminLoginPage = {
  path: "/admin/login",
  name: "Team login",
  meta: {
    title: "Team login - Kinward",
    description:
      "Sign in for members of the Kinward team who look after messages and campaigns. Community members sign in on the course platform.",
    keywords: ["team login", "Kinward team", "admin", "sign in", "campaigns"],
    indexed: false,
  },
  heading: "Team login",
  introduction:
    "This page is for people who work at Kinward. Members of the community sign in on our course platform.",
  email: { label: "Email address" },
  password: { label: "Password" },
  submit: "Sign in",
  submitting: "Signing in...",
  refused: "The email address and password do not match. Please try again.",
  notOpen: "Sign-in is not open yet.",
  back: "Go to the home page",
};
