import * as z from "zod/mini";
import { safeEmail, safeText } from "#platform/http/safe-string.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { subscriberDetails } from "../record.server.ts";
import { subscriberMessages as sentences } from "./copy/subscribers.ts";
import {
  bulkActions,
  importBytes,
  largestPage,
  proofs,
  sourceBound,
  tagBound,
  tagsEach,
} from "./rules/bounds.ts";
import { answers } from "./rules/import-questions.ts";

const anyId = safeText({ max: 100, sentence: sentences.choice });
const source = safeText({ max: textBounds.name, sentence: sentences.source });
const date = safeText({ max: 10, sentence: sentences.date }).check(
  z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(Date.parse(text)), sentences.date),
);

/** Who belongs to a segment: everyone who matches all of it, and has at least one of its tags. */
const segmentRule = z.strictObject({
  source: z.optional(source),
  tags: z.optional(z.array(anyId).check(z.maxLength(tagsEach, sentences.choice))),
  /** A campaign that they answered with their address. */
  campaign: z.optional(anyId),
  /** The first and the last day on which they joined. */
  since: z.optional(date),
  until: z.optional(date),
});
export type SegmentRule = z.output<typeof segmentRule>;

export const segmentContent = z.strictObject({
  name: safeText({ max: tagBound, sentence: sentences.segmentName, missing: sentences.segmentName }),
  rule: segmentRule,
});
export type SegmentContent = z.output<typeof segmentContent>;

export const segmentOrTag = z.strictObject({ id: anyId });

const tags = z
  .array(safeText({ max: tagBound, sentence: sentences.longTag }))
  .check(z.maxLength(tagsEach, sentences.manyTags));

const notes = z.strictObject({ ...subscriberDetails, tags });
/** What the team notes of a subscriber, with their tags. */
export type SubscriberNotes = z.output<typeof notes>;

const subscriberFilter = z.strictObject({
  state: z.optional(z.enum(["active", "pending", "unreached", "unsubscribed"], sentences.state)),
  /** The sign-up page. */
  source: z.optional(source),
  tag: z.optional(anyId),
  campaign: z.optional(anyId),
  since: z.optional(date),
  until: z.optional(date),
  /** A saved segment, in addition to the rest. */
  segment: z.optional(anyId),
});

export type SubscriberFilter = z.output<typeof subscriberFilter>;

/** What is exported: those who match the filter, or of them the chosen ones, by id, separated by commas. */
export const subscriberExport = z.strictObject({
  ...subscriberFilter.shape,
  ids: z.optional(
    safeText({ max: largestPage * 37, sentence: sentences.choice }).check(
      z.refine((text) => /^[\da-f,-]+$/.test(text), sentences.choice),
    ),
  ),
});
export type SubscriberExport = z.output<typeof subscriberExport>;

const bulkChange = {
  action: z.enum(bulkActions, sentences.choice),
  /** The name of the tag that is given or taken. */
  tag: z.optional(safeText({ max: tagBound, sentence: sentences.longTag, missing: sentences.bulk.tag })),
};

/** A change of several subscribers: those chosen, or all who match the list's filter. */
export const subscribersBulk = z.union([
  z.strictObject({
    ids: z.array(anyId).check(z.minLength(1, sentences.choice), z.maxLength(largestPage, sentences.choice)),
    ...bulkChange,
  }),
  z.strictObject({ filter: subscriberFilter, ...bulkChange }),
]);
export type SubscribersBulk = z.output<typeof subscribersBulk>;

/** Undoes a change of several subscribers, by what its response returned. */
export const subscribersUndo = z.strictObject({
  undo: safeText({ max: 1_500_000, sentence: sentences.bulk.expired, missing: sentences.bulk.expired }),
});

export const subscribersQuery = z.strictObject({
  ...subscriberFilter.shape,
  cursor: z.optional(
    safeText({ max: 100, sentence: sentences.cursor }).check(
      z.refine((text) => /^[\d:.TZ-]+_[\da-f-]{36}$/.test(text), sentences.cursor),
    ),
  ),
});

/** It's sent in the body, so that it isn't in the URL or logs. */
export const subscriberPart = z.strictObject({
  text: safeText({ max: textBounds.email, sentence: sentences.part, missing: sentences.part }).check(
    z.refine((text) => text.trim().length >= 2, sentences.part),
  ),
});

export const subscriberAddition = z.strictObject({
  email: safeEmail({
    max: textBounds.email,
    sentence: sentences.email,
    missing: sentences.email,
    invalid: sentences.email,
  }),
  ...notes.shape,
  proof: z.enum(proofs, sentences.proof),
  /** Where and when they agreed. */
  source: safeText({ max: sourceBound, sentence: sentences.longSource, missing: sentences.noSource }),
});
export type SubscriberAddition = z.output<typeof subscriberAddition>;

/** The form has the tags as one text. */
export function notesFromForm({ tags = "", ...rest }: Readonly<Record<string, string>>) {
  const each = tags.split(",").map((tag) => tag.trim());
  return { ...rest, tags: [...new Set(each.filter((tag) => tag !== ""))] };
}

export const subscriberPatch = z.union([
  z.strictObject({ state: z.enum(["unsubscribed"], sentences.patch) }),
  notes,
]);

export const subscriberImport = z.strictObject({
  csv: safeText({ max: importBytes, sentence: sentences.longFile, missing: sentences.noFile }),
  source: safeText({ max: sourceBound, sentence: sentences.longSource }),
  /** The file's name: it can say that its people left. */
  file: z.optional(safeText({ max: 255, sentence: sentences.longFileName })),
  /** Tags for everyone in the file. */
  tags: z.optional(tags),
  /** What the values mean that the dry run asked about. */
  choices: z.optional(
    z
      .array(
        z.strictObject({
          column: safeText({ max: 1_000, sentence: sentences.choice }),
          value: safeText({ max: 100, sentence: sentences.choice }),
          answer: z.enum(answers, sentences.choice),
        }),
      )
      .check(z.maxLength(500, sentences.choice)),
  ),
  /** The token from the dry run of the same file; without it nothing is imported. */
  checked: z.optional(safeText({ max: 100, sentence: sentences.checked })),
});

export type SubscriberImport = z.output<typeof subscriberImport>;
