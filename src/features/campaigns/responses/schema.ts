import * as z from "zod/mini";
import { answerErrors, receiptCopy } from "#content/campaigns.ts";
import { formCopy, tooLong } from "#content/forms.ts";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { isDay } from "../rules/answers.ts";
import { campaignBounds, idShape } from "../rules.ts";
import type { Answers, CampaignContent } from "../schema.ts";
import { filterFaults } from "./copy.ts";

const text = safeText({
  max: campaignBounds.longText,
  sentence: answerErrors.tooLong(campaignBounds.longText),
});
const id = z.string().check(z.regex(idShape), z.maxLength(20));

/** Any answer at all, bounded; whether it fits its question is decided by `checkAnswers`. */
const answer = z.union([
  text,
  z.number(),
  z.boolean(),
  z.strictObject({
    chosen: z.array(id).check(z.maxLength(campaignBounds.options)),
    other: z.optional(text),
  }),
]);

const answers = z
  .record(id, answer)
  .check(z.refine((given) => Object.keys(given).length <= campaignBounds.allQuestions, answerErrors.unknown));

/** Where a campaign asks how to reach people. */
export const contactDetails = z.strictObject({
  name: z.optional(safeText({ max: textBounds.name, sentence: tooLong.name })),
  email: safeEmail({
    max: textBounds.email,
    sentence: tooLong.email,
    missing: answerErrors.missing.email,
    invalid: answerErrors.email,
  }),
});

const version = z.int().check(z.minimum(1), z.maximum(1_000_000));

const trap = z.optional(safeText({ max: textBounds.trap, sentence: formCopy.honeypotFilled }));

/** A form's texts as the browser without script sends them, taken apart once the campaign is known. */
const values = z.optional(z.record(z.string().check(z.maxLength(60)), text));

/** Answers to a campaign. */
export const newResponse = z.strictObject({
  version,
  answers,
  contact: z.optional(z.strictObject({ name: z.optional(text), email: z.optional(text) })),
  /** The hidden field: what is written here makes the answer suspected spam, not a refusal. */
  website: trap,
  /** Only from forms without script: their fields, what they showed, and a key against sending twice. */
  values,
  shown: z.optional(z.array(id).check(z.maxLength(campaignBounds.allQuestions))),
  key: z.optional(z.string().check(z.regex(/^[\w-]{10,100}$/))),
});

export type NewResponse = z.output<typeof newResponse>;

const code = safeText({ max: 60, sentence: receiptCopy.codeShape, missing: receiptCopy.codeMissing });

/** A receipt code alone: to see an answer. */
export const receiptCode = z.strictObject({ code });

/** To erase it. */
export const receiptErasure = z.strictObject({
  code,
  sure: z.literal(true, receiptCopy.eraseNeedsTick),
});

/** To change it. */
export const receiptChange = z.strictObject({
  code,
  answers,
  /** Sent by the form without script, which is the same as for a first answer; neither changes anything. */
  version: z.optional(version),
  website: trap,
  contact: z.optional(z.strictObject({ name: z.optional(text), email: z.optional(text) })),
  values,
  shown: z.optional(z.array(id).check(z.maxLength(campaignBounds.allQuestions))),
});

/** The parts of a form's texts that are answers, and the rest. */
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

/** The part of a campaign that its form is drawn from. */
export type ShownForm = Pick<CampaignContent, "title" | "language" | "identity" | "layout" | "sections">;

/** What a receipt code opens, as pages and programs get it. */
export type ShownReceipt = {
  /** The code without its hyphens. */
  code: string;
  slug: string;
  version: number;
  answers: Answers;
  contact: { name: string; email: string } | null;
  /** When it was sent and when it will be erased, in words. */
  sentSaid: string;
  eraseSaid: string;
  /** Whether the campaign is still open. */
  changeable: boolean;
  form: ShownForm;
};

/** Which answers the table and an export hold. */
export type ResponseFilter = {
  /** Days in UTC, both included. */
  from?: string;
  to?: string;
  version?: number;
  /** Only those that leave nothing out. */
  complete?: true;
  /** What was chosen: all of it together. */
  chosen?: readonly { question: string; value: string }[];
  /** The folder of suspected spam; other conditions but the days do not apply there. */
  spam?: true;
};

const day = z
  .string()
  .check(z.regex(/^[12]\d{3}-\d{2}-\d{2}$/, filterFaults.day), z.refine(isDay, filterFaults.day));
const flag = z.literal("1", filterFaults.mark);
const choices = /^[a-z][a-z0-9]{1,19}\.[a-z0-9]{1,20}(?:,[a-z][a-z0-9]{1,19}\.[a-z0-9]{1,20}){0,9}$/;

/** A filter as it stands in an address: texts only, choices as "question.value" with commas between. */
export const filterQuery = z.strictObject({
  from: z.optional(day),
  to: z.optional(day),
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/, filterFaults.version))),
  complete: z.optional(flag),
  chosen: z.optional(z.string().check(z.regex(choices, filterFaults.chosen))),
  spam: z.optional(flag),
});
export type FilterQuery = z.output<typeof filterQuery>;

/** The same with a place in the list. */
export const responsesQuery = z.extend(filterQuery, {
  cursor: z.optional(
    z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z_[0-9a-f-]{36}$/, filterFaults.cursor)),
  ),
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/, filterFaults.limit))),
});

/** What the table and the exports are narrowed by, from an address. */
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

/** Where an answer is moved to. */
export const responsePatch = z.strictObject({
  state: z.enum(["kept", "suspected_spam"], filterFaults.state),
});

/** What a summary is narrowed by: one month in UTC, and nothing else. */
export const summaryQuery = z.strictObject({
  month: z.optional(z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, filterFaults.month))),
});
export type SummaryCut = { month: string };
