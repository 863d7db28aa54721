import { filled, type PluralTexts } from "../template.ts";
import type { CampaignLabels } from "./en.ts";

/** The labels of a language, with functions for those that have values in them. */
export type CampaignCopy = ReturnType<typeof campaignCopyOf>;

/** Labels are plain texts, so that a page can send those of its language to the browser; this makes them callable. */
export function campaignCopyOf(labels: CampaignLabels, language: string) {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const forCount = (count: number, { one, other }: PluralTexts) =>
    plurals.select(count) === "one" ? one : other;
  const { answerErrors: errors, campaignPage: page, campaignAddresses: addresses, fields } = labels;
  const { receiptCopy: receipt } = labels;
  return {
    language,
    answerErrors: {
      ...errors,
      tooLong: (max: number) => filled(errors.tooLong, { max: numbers.format(max) }),
      numberTooSmall: (min: number) => filled(errors.numberTooSmall, { min }),
      numberTooLarge: (max: number) => filled(errors.numberTooLarge, { max }),
      dateTooEarly: (min: string) => filled(errors.dateTooEarly, { min }),
      dateTooLate: (max: string) => filled(errors.dateTooLate, { max }),
      tooFew: (min: number) => filled(errors.tooFew, { min }),
      tooMany: (max: number) => filled(errors.tooMany, { max }),
      optionFull: (label: string) => filled(errors.optionFull, { label }),
    },
    campaignRefusals: labels.campaignRefusals,
    campaignPage: {
      ...page,
      factKept: (days: number) => filled(forCount(days, page.factKept), { days }),
      closes: (when: string) => filled(page.closes, { when }),
      progress: (step: number, steps: number) => filled(page.progress, { step, steps }),
      questionProgress: (step: number, steps: number) => filled(page.questionProgress, { step, steps }),
      chooseBetween: (min: number, max: number) => filled(page.chooseBetween, { min, max }),
      chooseAtLeast: (min: number) => filled(page.chooseAtLeast, { min }),
      chooseUpTo: (max: number) => filled(page.chooseUpTo, { max }),
    },
    campaignDraft: labels.campaignDraft,
    campaignThanks: labels.campaignThanks,
    campaignAddresses: {
      ...addresses,
      notYet: {
        ...addresses.notYet,
        opens: (when: string) => filled(addresses.notYet.opens, { when }),
      },
    },
    receiptCopy: {
      ...receipt,
      to: (title: string) => filled(receipt.to, { title }),
      sentOn: (when: string) => filled(receipt.sentOn, { when }),
      erasedOn: (when: string) => filled(receipt.erasedOn, { when }),
    },
    fields: {
      ...fields,
      errorSummary: (count: number) => filled(forCount(count, fields.errorSummary), { count }),
    },
  };
}
