import * as z from "zod/mini";
import type { CampaignCopy } from "#content/campaign-labels/campaign-copy.ts";
import type { CampaignLabels } from "#content/campaign-labels/en.ts";
import { answerErrors, receiptCopy } from "#content/campaigns.ts";
import { formCopy } from "#content/forms.ts";
import { isDay } from "#platform/clock/calendar-days.ts";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { answerTimes } from "../../rules/answer-times.ts";
import { campaignBounds, idShape } from "../../rules/limits.ts";
import type { Answers, ShownForm } from "../../schema/campaign.ts";

const filterFaults = {
  day: "Please enter a date as year, month and day",
  month: "Please enter a month as year and month",
  version: "Please enter a version number",
  chosen: "Please filter by no more than ten answers",
  mark: "Set this filter to 1, or leave it out",
  cursor: "That page link has expired. Start again from the first page.",
  state: "Please choose answers or suspected spam",
} as const;

const text = safeText({
  max: campaignBounds.longText,
  sentence: answerErrors.tooLong(campaignBounds.longText),
});
const id = z.string().check(z.regex(idShape), z.maxLength(20));

/** Any answer, bounded; `checkAnswers` decides whether it fits its question. */
const anyAnswer = z.union([
  text,
  z.number(),
  z.boolean(),
  z.strictObject({
    chosen: z.array(id).check(z.maxLength(campaignBounds.options)),
    other: z.optional(text),
  }),
]);

const answers = z
  .record(id, anyAnswer)
  .check(z.refine((given) => Object.keys(given).length <= campaignBounds.allQuestions, answerErrors.unknown));

/** The contact details, if a campaign asks for them, with errors in its language. */
export const contactDetailsIn = ({ answerErrors: say, fields }: CampaignCopy) =>
  z.strictObject({
    name: z.optional(safeText({ max: textBounds.name, sentence: fields.nameTooLong })),
    email: safeEmail({
      max: textBounds.email,
      sentence: fields.emailTooLong,
      missing: say.missing.email,
      invalid: say.email,
    }),
  });

const version = z.int().check(z.minimum(1), z.maximum(1_000_000));

const honeypot = z.optional(safeText({ max: textBounds.trap, sentence: formCopy.honeypotFilled }));

/** A form's fields as sent without JavaScript, parsed once the campaign is known. */
const values = z.optional(z.record(z.string().check(z.maxLength(60)), text));

export const newResponse = z.strictObject({
  version,
  answers,
  contact: z.optional(z.strictObject({ name: z.optional(text), email: z.optional(text) })),
  /** The honeypot: if it's filled in, the response is stored as suspected spam, not rejected. */
  website: honeypot,
  /** How long answering took, as a band; from browsers that measured it. */
  took: z.optional(z.enum(answerTimes)),
  /** Only from forms without JavaScript: their fields, the form's state, and an idempotency key. */
  values,
  shown: z.optional(z.array(id).check(z.maxLength(campaignBounds.allQuestions))),
  key: z.optional(z.string().check(z.regex(/^[\w-]{10,100}$/))),
});

export type NewResponse = z.output<typeof newResponse>;

const code = safeText({ max: 60, sentence: receiptCopy.codeShape, missing: receiptCopy.codeMissing });

/** A receipt code alone: to view a response. */
export const receiptCode = z.strictObject({ code });

export const receiptErasure = z.strictObject({
  code,
  sure: z.literal(true, receiptCopy.eraseNeedsTick),
});

export const receiptChange = z.strictObject({
  code,
  answers,
  /** Sent by the form without JavaScript, which is the same as for a new response; ignored here. */
  version: z.optional(version),
  website: honeypot,
  contact: z.optional(z.strictObject({ name: z.optional(text), email: z.optional(text) })),
  values,
  shown: z.optional(z.array(id).check(z.maxLength(campaignBounds.allQuestions))),
});

export function responseFromForm(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const own = Object.entries(fields).filter(([name]) => name.startsWith("q."));
  const { version: number, website, shown, key, name, email, code: receipt, sure } = fields;
  return {
    ...(number === undefined ? {} : { version: Number(number) }),
    ...(receipt === undefined ? {} : { code: receipt }),
    ...(sure === undefined ? {} : { sure: sure === "on" }),
    ...(website === undefined ? {} : { website }),
    ...(key === undefined ? {} : { key }),
    ...(email === undefined ? {} : { contact: { email, ...(name ? { name } : {}) } }),
    ...(shown === undefined ? {} : { shown: shown.split(" ").filter(Boolean) }),
    ...(number === undefined && shown === undefined ? {} : { answers: {}, values: Object.fromEntries(own) }),
  };
}

/** The response of a receipt code, for pages and API clients. */
export type ShownReceipt = {
  /** The code without hyphens. */
  code: string;
  slug: string;
  version: number;
  answers: Answers;
  contact: { name: string; email: string } | null;
  /** When it was sent and when it will be erased, as text. */
  sentSaid: string;
  eraseSaid: string;
  /** Whether the campaign is still open. */
  changeable: boolean;
  form: ShownForm;
  /** The page's labels in the campaign's language; absent for English. */
  labels?: { language: string; labels: CampaignLabels };
};

export type ResponseFilter = {
  /** Days in UTC, inclusive. */
  from?: string;
  to?: string;
  version?: number;
  complete?: true;
  /** The chosen values; all must match. */
  chosen?: readonly { question: string; value: string }[];
  /** The spam folder; only the dates apply there. */
  spam?: true;
};

const day = z
  .string()
  .check(z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, filterFaults.day), z.refine(isDay, filterFaults.day));
const flag = z.literal("1", filterFaults.mark);
const choices = /^[a-z][a-z0-9]{1,19}\.[a-z0-9]{1,20}(?:,[a-z][a-z0-9]{1,19}\.[a-z0-9]{1,20}){0,9}$/;

/** A filter as query parameters: strings only, choices as comma-separated "question.value". */
export const filterQuery = z.strictObject({
  from: z.optional(day),
  to: z.optional(day),
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/, filterFaults.version))),
  complete: z.optional(flag),
  chosen: z.optional(z.string().check(z.regex(choices, filterFaults.chosen))),
  spam: z.optional(flag),
});
export type FilterQuery = z.output<typeof filterQuery>;

export const responsesQuery = z.extend(filterQuery, {
  cursor: z.optional(
    z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z_[0-9a-f-]{36}$/, filterFaults.cursor)),
  ),
});

export function filterOf({ from, to, version, complete, chosen, spam }: FilterQuery): ResponseFilter {
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(version === undefined ? {} : { version: Number(version) }),
    ...(complete === undefined ? {} : { complete: true }),
    ...(chosen === undefined ? {} : { chosen: chosen.split(",").map(choiceOf) }),
    ...(spam === undefined ? {} : { spam: true }),
  };
}

function choiceOf(text: string): { question: string; value: string } {
  const [question = "", value = ""] = text.split(".");
  return { question, value };
}

export const responsePatch = z.strictObject({
  state: z.enum(["kept", "suspected_spam"], filterFaults.state),
});

/** The filter of a summary: one month in UTC, and nothing else. */
export const summaryQuery = z.strictObject({
  month: z.optional(z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, filterFaults.month))),
});
export type SummaryCut = { month: string };
