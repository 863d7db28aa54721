import type { CampaignContent, Question } from "../schema/campaign.ts";
import type { Remark } from "./publish-checks.ts";

/** A text of a campaign that visitors read, by the same key in every translation. */
type KeyedText = Remark & { key: string };

/** What a translation was made from: its language, and its texts by their keys. */
export type Original = { language: string; texts: Readonly<Record<string, string>> };

export function originalOf(content: CampaignContent): Original {
  return {
    language: content.language,
    texts: Object.fromEntries(textsOf(content).map(({ key, text }) => [key, text])),
  };
}

/** A remark for each text that is still word for word that of a campaign in another language. */
export function untranslated(content: CampaignContent, originals: readonly Original[]): readonly Remark[] {
  return textsOf(content).flatMap(({ key, text, ...where }) => {
    const isSame = originals.some(
      ({ language, texts }) =>
        baseOf(language) !== baseOf(content.language) && texts[key]?.trim() === text.trim(),
    );
    return isSame ? [{ ...where, text: `“${shortened(text)}”` }] : [];
  });
}

/** "fr" for "fr-CA": two kinds of French can say the same. */
const baseOf = (language: string) => language.split("-")[0];

const longestQuote = 60;

function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  return line.length <= longestQuote ? line : `${line.slice(0, longestQuote - 1).trimEnd()}…`;
}

/** Every text that has words in it; numbers and names of two letters can be the same in any language. */
function textsOf(content: CampaignContent): readonly KeyedText[] {
  const { title, introduction, purpose, thanks, closed, notYet, sections } = content;
  const texts: readonly KeyedText[] = [
    { key: "title", text: title, at: "set-title" },
    { key: "introduction", text: introduction, at: "set-introduction" },
    { key: "purpose", text: purpose, at: "set-purpose" },
    { key: "thanks", text: thanks, at: "set-thanks" },
    { key: "closed", text: closed.text, at: "set-closed" },
    { key: "closed.label", text: closed.nextLabel, at: "set-closed-label" },
    { key: "notYet", text: notYet.text, at: "set-notYet" },
    { key: "notYet.label", text: notYet.nextLabel, at: "set-notYet-label" },
    ...sections.flatMap(({ id, title: heading, questions }) => [
      { key: id, text: heading, part: id },
      ...questions.flatMap(textsOfQuestion),
    ]),
  ];
  return texts.filter(({ text }) => /\p{L}{3}/u.test(text));
}

function textsOfQuestion(question: Question): readonly KeyedText[] {
  const { id, label, help } = question;
  const keyed = (name: string, text: string): KeyedText => ({ key: `${id}.${name}`, text, part: id });
  return [
    keyed("label", label),
    keyed("help", help),
    ...partsOf(question).map(([name, text]) => keyed(name, text)),
  ];
}

function partsOf(question: Question): readonly (readonly [name: string, text: string])[] {
  switch (question.kind) {
    case "oneChoice":
    case "severalChoices":
      return question.options.map(({ id, label }) => [`option.${id}`, label]);
    case "scale":
      return [
        ["low", question.lowLabel],
        ["high", question.highLabel],
      ];
    case "matrix":
      return [
        ...question.rows.map(({ id, label }) => [`row.${id}`, label] as const),
        ...question.columns.map(({ id, label }) => [`column.${id}`, label] as const),
      ];
    default:
      return [];
  }
}
