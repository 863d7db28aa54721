/** Where a receipt code opens an answer to a campaign. */
import type { Page } from "../schema.ts";

export const yourAnswer = {
  path: "/your-answer",
  name: "Your answers",
  meta: {
    title: "See, change or erase your answers - Kinward",
    description:
      "With the receipt code you were given, you can see what you told us, change it while the page is open, or erase it for good.",
    keywords: ["Kinward", "receipt code", "your answers", "erase", "privacy"],
    indexed: false,
  },
  heading: "See, change or erase your answers",
  introduction: "You were given a code when you sent them. Only that code opens them.",
} as const satisfies Page;
