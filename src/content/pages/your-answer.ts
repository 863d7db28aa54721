/** Where a receipt code opens an answer to a campaign. */
import { namedTexts } from "../current.ts";
import type { Page } from "../schema.ts";
import { site } from "../site.ts";

export const yourAnswer = namedTexts({
  path: "/your-answer",
  name: "Your answers",
  meta: {
    title: "See, change or erase your answers - {name}",
    description:
      "Your receipt code opens the answers you gave us. You can see them, change them while that page is open, or erase them for good.",
    keywords: ["{name}", "receipt code", "your answers", "erase", "privacy"],
    indexed: false,
  },
  heading: "See, change or erase your answers",
  introduction: "We gave you a code when you sent your answers. Only that code opens them.",
} as const satisfies Page);

/** The page in a language. It's in English while nobody answers for that language. */
export function receiptPageIn(language: string): string {
  return language === site.language
    ? yourAnswer.path
    : `${yourAnswer.path}?language=${encodeURIComponent(language)}`;
}
