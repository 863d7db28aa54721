/** Words of the desk's first screen. */
import type { Role } from "./role.ts";

export const deskHome = {
  heading: (name: string) => `Hello, ${name}`,
  introduction: "This is the team's desk. It grows part by part. What is open to you now stands below.",
  role: {
    owner: "You are an owner. You may do everything there is, people and the audit log included.",
    editor: "You are an editor. You may read messages and answers, and work on campaigns.",
    viewer: "You are a viewer. You may see campaigns and counts, and no personal data.",
  } satisfies Record<Role, string>,
  listHeading: "Open to you",
  /** A line for each screen, by its id. */
  screens: {
    profile: "Your password, the second step at sign-in, and where you are signed in.",
    audit: "What was changed at the desk, by whom and when.",
    campaigns: "Pages with questions: begin one, hand it on, read what came back.",
    coupons: "Codes that clinics hand to their patients, each with a page and a card.",
    subscribers: "Who gets the letter: find, import, export, take off the list.",
    letters: "Write a letter, try it on yourself, and send it.",
    consent: "Every yes and no to the letter, and whether the ledger is whole.",
  },
  terminal: {
    heading: "Messages and inquiries",
    text: "They are read in the terminal for now. The team's mails name the command.",
  },
} as const;
