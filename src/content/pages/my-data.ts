/** Where a person asks for what is held about them. */
import { namedTexts } from "../current.ts";
import type { Page } from "../schema.ts";

export const myData = namedTexts({
  path: "/privacy/my-data",
  name: "Your data",
  meta: {
    title: "See or erase your data - {name}",
    description:
      "Enter your email address and we’ll send you a link. Behind it you can see, download or erase everything {name} holds about you.",
    keywords: ["{name}", "my data", "see my data", "erase my data", "privacy"],
    indexed: true,
  },
  heading: "See, download or erase your data",
  introduction:
    "You can see everything we have about you, download it, or erase it. You don’t need an account or a reason.",
  steps: {
    heading: "How it works",
    items: [
      "You enter your email address. The answer here is the same for every address, so nobody can find out who has written to us.",
      "We email you a link. Neither the subject nor the text says what this is about.",
      "The link shows you what we have, and you can download it or erase all of it with one button.",
    ],
  },
  covers: {
    heading: "What this covers",
    items: [
      "Messages from the contact form, and a clinic’s inquiries.",
      "Your newsletter subscription, with each yes and no.",
      "Answers to our questions that you gave with this address, or that have it as an answer.",
      "Notes our team keeps about your messages. You see that there is one, and you can erase it. Its words are for our team only.",
      "Texts by someone else that include your address. You see that there is one, and we can take your address out of it.",
      "Emails to you that are still waiting to be sent.",
    ],
    others: [
      "If your address isn’t in your answers, you can open them with ",
      "their receipt code",
      ". Your journal and your worksheets are only on your own device. For membership data, ask our course platform.",
    ],
    receiptPath: "/your-answer",
  },
} as const satisfies Page & Record<string, unknown>);
