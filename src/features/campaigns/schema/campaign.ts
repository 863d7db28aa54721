import * as z from "zod/mini";
import { teamText } from "#platform/http/team-text.ts";
import { isTooCostly } from "#platform/markdown/cost.ts";
import { adminMessages } from "../copy/campaign-copy.ts";
import { campaignBounds as bounds, idShape, type questionKinds, reservedIds } from "../rules/limits.ts";

/** Text written by the team: bounded and storable; publishing decides whether it can be empty. */
const text = (max: number) => teamText({ max, sentence: adminMessages.tooLong(max) });
const wholeNumber = (min: number, max: number) =>
  z
    .int(adminMessages.number)
    .check(z.minimum(min, adminMessages.number), z.maximum(max, adminMessages.number));
const id = z.string(adminMessages.id).check(
  z.regex(idShape, adminMessages.id),
  z.refine((value) => !reservedIds.has(value), adminMessages.id),
);
/** An instant in UTC, or "" for none. */
const instant = z
  .string(adminMessages.instant)
  .check(z.refine((value) => value === "" || isInstant(value), adminMessages.instant));

function isInstant(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(value) && !Number.isNaN(Date.parse(value));
}

const test = z.strictObject({
  question: id,
  is: z.enum(["answered", "unanswered", "one-of", "none-of", "at-least", "at-most"]),
  values: z.array(text(bounds.shortValue)).check(z.maxLength(bounds.options)),
});

/** When a part is shown: all or any of these tests match the answers before it. */
const condition = z.strictObject({
  match: z.enum(["all", "any"]),
  tests: z.array(test).check(z.maxLength(bounds.tests)),
});

const option = z.strictObject({
  id,
  label: text(bounds.option),
  /** The maximum number of people who can choose it; null for no limit. */
  cap: z.nullable(wholeNumber(1, bounds.cap)),
});
const options = z.array(option).check(z.maxLength(bounds.options));

/** A row or a column of a matrix. */
const line = z.strictObject({ id, label: text(bounds.option) });

const common = {
  id,
  label: text(bounds.label),
  help: text(bounds.help),
  required: z.boolean(),
  showIf: z.nullable(condition),
};
const number = z.number().check(z.minimum(-bounds.number), z.maximum(bounds.number));
const day = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, adminMessages.instant));

const question = z.discriminatedUnion("kind", [
  z.strictObject({ ...common, kind: z.literal("shortText"), max: wholeNumber(1, bounds.shortText) }),
  z.strictObject({ ...common, kind: z.literal("longText"), max: wholeNumber(1, bounds.longText) }),
  z.strictObject({ ...common, kind: z.literal("email") }),
  z.strictObject({ ...common, kind: z.literal("phone") }),
  z.strictObject({
    ...common,
    kind: z.literal("number"),
    min: z.nullable(number),
    max: z.nullable(number),
    whole: z.boolean(),
  }),
  z.strictObject({ ...common, kind: z.literal("date"), min: day, max: day }),
  z.strictObject({ ...common, kind: z.literal("oneChoice"), options, other: z.boolean() }),
  z.strictObject({
    ...common,
    kind: z.literal("severalChoices"),
    options,
    other: z.boolean(),
    min: wholeNumber(0, bounds.options),
    /** 0 for no maximum. */
    max: wholeNumber(0, bounds.options + 1),
  }),
  z.strictObject({
    ...common,
    kind: z.literal("scale"),
    range: z.enum(["1-5", "0-10"]),
    lowLabel: text(bounds.option),
    highLabel: text(bounds.option),
  }),
  z.strictObject({
    ...common,
    kind: z.literal("matrix"),
    rows: z.array(line).check(z.maxLength(bounds.rows)),
    columns: z.array(line).check(z.maxLength(bounds.columns)),
  }),
  z.strictObject({ ...common, kind: z.literal("yesNo") }),
  z.strictObject({ ...common, kind: z.literal("consent") }),
  z.strictObject({ ...common, kind: z.literal("statement") }),
]);

const section = z.strictObject({
  id,
  title: text(bounds.label),
  showIf: z.nullable(condition),
  questions: z.array(question).check(z.maxLength(bounds.questions)),
});

/** An address on this site, an https address, or none. */
export const linkShape = /^(|\/(?![/\\])[\w\-./?=&#%]*|https:\/\/[^\s\\<>"']+)$/;

const closedText = z.strictObject({
  text: text(bounds.text),
  nextLabel: text(bounds.option),
  nextHref: z
    .string()
    .check(z.maxLength(bounds.link, adminMessages.link), z.regex(linkShape, adminMessages.link)),
});

/** Drafts can be incomplete; published campaigns can't. */
export const campaignContent = z.strictObject({
  title: text(bounds.title),
  slug: z
    .string(adminMessages.slug)
    .check(
      z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, adminMessages.slug),
      z.maxLength(bounds.slug, adminMessages.slug),
    ),
  introduction: text(bounds.introduction),
  purpose: text(bounds.purpose),
  contact: z.strictObject({ name: text(bounds.option), email: text(bounds.email) }),
  retentionDays: wholeNumber(1, bounds.retentionDays),
  language: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/, adminMessages.language)),
  opens: instant,
  closes: instant,
  zone: text(bounds.shortValue),
  /** The maximum number of responses; null for no limit. */
  cap: z.nullable(wholeNumber(1, bounds.cap)),
  layout: z.enum(["question", "section", "page"]),
  identity: z.enum(["anonymous", "contact"]),
  thanks: text(bounds.text),
  closed: closedText,
  notYet: closedText,
  notify: z.array(text(bounds.email)).check(z.maxLength(bounds.notify)),
  indexed: z.boolean(),
  sections: z.array(section).check(z.maxLength(bounds.sections)),
});

export type CampaignContent = z.output<typeof campaignContent>;

/** What can be saved now. Content stored before these rules can still be read. */
const savedContent = campaignContent.check(
  z.refine(({ introduction }) => !isTooCostly(introduction), {
    error: adminMessages.introductionNested,
    path: ["introduction"],
  }),
  z.refine(({ thanks }) => !isTooCostly(thanks), {
    error: adminMessages.thanksNested,
    path: ["thanks"],
  }),
);
export type Section = z.output<typeof section>;
export type Question = z.output<typeof question>;
export type QuestionKind = (typeof questionKinds)[number];
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>;
export type Option = z.output<typeof option>;
export type MatrixLine = z.output<typeof line>;
export type Condition = z.output<typeof condition>;
export type ConditionTest = z.output<typeof test>;

/** The part of a campaign that answers are checked against. */
export type CampaignForm = Pick<CampaignContent, "sections">;

export type Chosen = { chosen: readonly string[]; other?: string };
/** One answer: text, dates and yes/no as strings; numbers and scale values; selected options; a given consent. */
export type Answer = string | number | true | Chosen;
export type Answers = Readonly<Record<string, Answer>>;

const revision = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** A changed draft, with the revision the client loaded (optimistic locking). */
export const campaignPatch = z.strictObject({ revision, content: savedContent });

export const campaignStart = z.strictObject({ content: savedContent });

/** An action on a campaign, with the revision the client loaded (optimistic locking). */
export const campaignMove = z.strictObject({
  revision,
  move: z.enum(["publish", "close", "reopen", "archive", "unarchive"]),
});
export type CampaignStep = z.output<typeof campaignMove>["move"];

export type ShownForm = Pick<CampaignContent, "title" | "language" | "identity" | "layout" | "sections">;
